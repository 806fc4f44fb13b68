/** What is said of a change of an ad and its date. */
export const historyTexts = {
  posted: 'job.dated_posted',
  edited: 'job.dated_edited',
  refreshed: 'job.dated_refreshed',
  closed: 'job.dated_closed',
} as const
