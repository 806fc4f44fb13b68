import { isJobSaved, saveJob, unsaveJob } from '@hanap/contracts/jobs.calls'
import { call } from '@hanap/shared/call'

/** Whether the job is saved now. */
export async function save(id: string): Promise<boolean> {
  return (await call(saveJob, { body: { job_id: id } })).ok
}

/** Whether the job is no longer saved. */
export async function takeBack(id: string): Promise<boolean> {
  const found = await call(isJobSaved, { params: { id } })
  if (!found.ok || found.data.id === null) return found.ok
  return (await call(unsaveJob, { params: { id: found.data.id } })).ok
}
