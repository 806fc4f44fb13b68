import type { EmployerJob } from '@hanap/contracts/recruiters/employer-jobs.schemas'

type Status = EmployerJob['status_key']

export const statusTones = {
  draft: 'accent',
  active: 'positive',
  closed: 'plain',
  expired: 'plain',
  hidden: 'warning',
  refused: 'danger',
} as const satisfies Record<Status, string>

export const statusTexts = {
  draft: 'ads.status_draft',
  active: 'ads.status_active',
  closed: 'ads.status_closed',
  expired: 'ads.status_expired',
  hidden: 'ads.status_hidden',
  refused: 'ads.status_refused',
} as const satisfies Record<Status, string>
