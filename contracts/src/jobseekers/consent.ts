/** What visitors may allow beyond what the site needs: `analytics` errors and events, `ads` page views at an ad pixel. */
export const purposes = ['analytics', 'ads'] as const
export type Purpose = (typeof purposes)[number]

/** Keeps a visitor's choice: purposes with dots between, or `none`. */
export const CONSENT_COOKIE = 'consent'

/** The choice that a cookie's value tells; null for none that we know. */
export const choiceIn = (value: string | undefined): readonly Purpose[] | null => {
  if (value === 'none') return []
  const chosen = purposes.filter(purpose => value?.split('.').includes(purpose))
  return chosen.length > 0 ? chosen : null
}

export const choiceText = (chosen: readonly Purpose[]): string => chosen.join('.') || 'none'

/** What of this site's visits goes to others, if a visitor allows it. */
export interface TrackingConsent {
  /** What the operator has configured; visitors are asked for nothing else. */
  offered: readonly Purpose[]
  /** What the visitor allowed of it; null before any choice. */
  allowed: readonly Purpose[] | null
  /** Where page views go; there once the visitor allowed it. */
  pixelUrl?: string
  /** Where errors go, as Sentry's envelopes; there once the visitor allowed it. */
  errorsUrl?: string
}
