import { followCompany } from '@hanap/contracts/companies/follows.calls'
import { createJobAlert } from '@hanap/contracts/jobs/job-alerts.calls'
import { saveJob } from '@hanap/contracts/jobs/jobs.calls'
import type { PageContext } from '@hanap/contracts/page'
import { alertSearchOf } from '../job-alerts/alert-search.server.ts'
import type { RememberedAct } from '../redirects/log-in-address.server.ts'

const idIn = (query: URLSearchParams, name: string) => {
  const id = query.get(name)
  return id && /^\w{1,40}$/.test(id) ? id : undefined
}

export const pendingActionIn = (query: URLSearchParams): RememberedAct | undefined => {
  const act = query.get('act')
  const search = query.get('search')
  if (act === 'alert' && search) return { act, search }
  const job = idIn(query, 'job')
  if (act === 'save' && job) return { act, job }
  const company = idIn(query, 'company')
  return act === 'follow' && company ? { act, company } : undefined
}

/** A job or company that is gone meanwhile is no reason to keep a person from where they were going. */
export const runPendingAction = async (page: PageContext, act: RememberedAct | undefined): Promise<void> => {
  if (act?.act === 'save') await page.call(saveJob, { body: { job_id: act.job } })
  if (act?.act === 'follow') await page.call(followCompany, { params: { id: act.company } })
  const search = act?.act === 'alert' ? alertSearchOf(page, act.search) : undefined
  if (!search) return
  const { keyword, filters } = search
  await page.call(createJobAlert, { body: { keyword, filters } })
}
