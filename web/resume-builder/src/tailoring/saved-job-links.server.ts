import { listSavedJobs } from '@hanap/contracts/jobs/jobs.calls'
import type { PageContext } from '@hanap/contracts/page'
import { factsOf } from '@hanap/shared/page/page-facts'

export interface SavedJobLink {
  id: string
  title: string
  company: string
  /** The page that begins a resume for it. */
  tailor: string
}

const MAX_ROWS = '5'

/** Open jobs among those that were saved last. */
export const savedJobLinks = async (page: PageContext): Promise<SavedJobLink[]> => {
  const outcome = await page.call(listSavedJobs, { query: { size: MAX_ROWS } })
  if (!outcome.ok) return []
  return outcome.data.jobs
    .filter(({ job }) => job.status_key === 'active')
    .map(({ job }) => ({
      id: job.id,
      title: job.job_title,
      company: job.company_name ?? '',
      tailor: `${factsOf(page).prefix}/?${new URLSearchParams({ job: job.id })}`,
    }))
}
