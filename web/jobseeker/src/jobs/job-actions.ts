import { isJobSaved, saveJob, unsaveJob } from '@hanap/contracts/jobs/jobs.calls'
import type { Outcome } from '@hanap/contracts/page'
import { hideJob, unhideJob } from '@hanap/contracts/recommendation/recommendation.calls'
import { call } from '@hanap/shared/calls/call'
import type { JobAction } from './marks.ts'

const undoJobAction = async (id: string) => {
  const outcome = await call(isJobSaved, { params: { id } })
  if (!outcome.ok || outcome.data.id === null) return outcome
  return call(unsaveJob, { params: { id: outcome.data.id } })
}

/** Does it, or takes it back where it `isDone`. */
type Act = (id: string, isDone: boolean) => Promise<Outcome<unknown>>

export const jobActions: Record<JobAction, Act> = {
  save: (id, isDone) => (isDone ? undoJobAction(id) : call(saveJob, { body: { job_id: id } })),
  hide: (id, isDone) =>
    isDone ? call(unhideJob, { params: { id } }) : call(hideJob, { body: { job_id: id } }),
}
