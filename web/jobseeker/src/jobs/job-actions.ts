import { isJobSaved, saveJob, unsaveJob } from '@hanap/contracts/jobs/jobs.calls'
import { hideJob, unhideJob } from '@hanap/contracts/recommendation/recommendation.calls'
import { call } from '@hanap/shared/calls/call'
import { showToast } from '@hanap/shared/page/toasts'
import type { JobAction } from './marks.ts'

const undoJobAction = async (id: string) => {
  const outcome = await call(isJobSaved, { params: { id } })
  if (!outcome.ok || outcome.data.id === null) return outcome
  return call(unsaveJob, { params: { id: outcome.data.id } })
}

const acts = {
  save: (id: string, isDone: boolean) =>
    isDone ? undoJobAction(id) : call(saveJob, { body: { job_id: id } }),
  hide: (id: string, isDone: boolean) =>
    isDone ? call(unhideJob, { params: { id } }) : call(hideJob, { body: { job_id: id } }),
}

/** Whether it is done, or taken back where it `isDone`; if not, the reason is shown, or `failure` where there is none. */
export const runJobAction = async (
  act: JobAction,
  id: string,
  isDone: boolean,
  failure: string,
): Promise<boolean> => {
  const outcome = await acts[act](id, isDone)
  if (!outcome.ok) showToast(outcome.message || failure, 'error')
  return outcome.ok
}
