import { viewJob } from '@hanap/contracts/jobs.calls'
import { call } from '@hanap/shared/call'
import { deviceType } from '@hanap/shared/device'

/** Tells the job's statistics that it was read; an unrecognised device sends nothing (decisions.md). */
export async function logView(id: string): Promise<void> {
  const device = deviceType()
  if (device) await call(viewJob, { params: { id }, body: { device } })
}
