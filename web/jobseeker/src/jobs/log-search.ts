import { recordHotSearch } from '@hanap/contracts/jobs/jobs.calls'
import { deviceType } from '@hanap/shared/session/device'
import { sendEvent } from './log-send.ts'

/** Tells what is searched for (call 021); a failure is nobody's business (spec section 8). */
export const logSearch = (query: string, titleId: number | undefined): void => {
  const device = deviceType()
  if (!device) return
  sendEvent(recordHotSearch, {
    body: { device, page: 'job-search', source: 'web', query, job_title_id: titleId },
  })
}
