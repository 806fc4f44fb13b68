/** What feedback may be about; the first is chosen until another is. */
export const categories = ['problem', 'idea', 'job', 'account', 'other'] as const
