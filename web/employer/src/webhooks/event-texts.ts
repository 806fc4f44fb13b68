/** Texts of what a webhook tells of. */
export const eventTexts = {
  ping: 'webhooks.ping',
  application_created: 'webhooks.applicationCreated',
  application_moved: 'webhooks.applicationMoved',
  application_withdrawn: 'webhooks.applicationWithdrawn',
  job_closed: 'webhooks.jobClosed',
} as const
