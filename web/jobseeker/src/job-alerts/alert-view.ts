import type { JobAlert } from '@hanap/contracts/jobs/job-alerts.schemas'

/** What an alert would have sent in the last seven days. */
export interface DryRun {
  count: number
  isMore: boolean
  jobs: { id: string; href: string; title: string; facts: string[] }[]
}

/** An alert as its list shows it. */
export interface AlertView {
  id: string
  title: string
  keyword: string
  /** Address of what it finds. */
  href: string
  /** The same, the newest first. */
  newestHref: string
  /** Path of its search, as forms send it. */
  search: string
  frequency: JobAlert['frequency_id']
  isActive: boolean
  isConfirmed: boolean
  newCount: number
  /** A date in words. */
  lastSent?: string
  dryRun?: DryRun
}
