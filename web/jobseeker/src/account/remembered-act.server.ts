import { saveJob } from '@hanap/contracts/jobs.calls'
import type { PageContext } from '@hanap/contracts/page'

/** What a visitor wanted to do when log-in came between; it is done as soon as they are signed in. */
export type RememberedAct = { act: 'save'; job: string }

export function rememberedAct(query: URLSearchParams): RememberedAct | undefined {
  const job = query.get('job')
  return query.get('act') === 'save' && job && /^\w{1,40}$/.test(job) ? { act: 'save', job } : undefined
}

/** A job that is gone meanwhile is no reason to keep a person from where they were going. */
export async function doRememberedAct(page: PageContext, act: RememberedAct | undefined): Promise<void> {
  if (act) await page.call(saveJob, { body: { job_id: act.job } })
}

/** Address of log-in that remembers where to go afterwards, and what to do first. */
export function logInAddress(prefix: string, redirect?: string, act?: RememberedAct): string {
  const query = new URLSearchParams({ ...(redirect === undefined ? {} : { redirect }), ...act })
  return `${prefix}/get-started${query.size > 0 ? `?${query}` : ''}`
}
