import { createJobAlert } from '@hanap/contracts/jobs/job-alerts.calls'
import { saveJob } from '@hanap/contracts/jobs/jobs.calls'
import type { PageContext } from '@hanap/contracts/page'
import { alertSearchOf } from '../job-alerts/alert-search.server.ts'
import type { RememberedAct } from '../redirects/log-in-address.server.ts'

export const pendingActionIn = (query: URLSearchParams): RememberedAct | undefined => {
  const job = query.get('job')
  const search = query.get('search')
  if (query.get('act') === 'alert' && search) return { act: 'alert', search }
  return query.get('act') === 'save' && job && /^\w{1,40}$/.test(job) ? { act: 'save', job } : undefined
}

/** A job that is gone meanwhile is no reason to keep a person from where they were going. */
export const runPendingAction = async (page: PageContext, act: RememberedAct | undefined): Promise<void> => {
  if (act?.act === 'save') await page.call(saveJob, { body: { job_id: act.job } })
  const search = act?.act === 'alert' ? alertSearchOf(page, act.search) : undefined
  if (!search) return
  const { keyword, filters } = search
  await page.call(createJobAlert, { body: { keyword, filters } })
}
