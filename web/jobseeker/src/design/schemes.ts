export const TITLE = 'Design system'

/** Those that may be chosen on the page, over the visitor's. */
export const schemes = ['light', 'dark'] as const
