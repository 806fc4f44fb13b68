import { viewJob } from '@hanap/contracts/jobs/jobs.calls'
import { deviceType } from '@hanap/shared/session/device'
import { jobOriginOf } from './job-origin.ts'
import { sendEvent } from './log-send.ts'

/**
 * Tells the job's statistics that it was read, and from which list it was opened; an unrecognised device sends
 * nothing.
 */
export const logView = (id: string): void => {
  const device = deviceType()
  if (device) sendEvent(viewJob, { params: { id }, body: { device, ...jobOriginOf(id) } })
}
