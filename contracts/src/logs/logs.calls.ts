import type { Call, Limit } from '../call.ts'
import type * as schemas from './logs.schemas.ts'

const service = 'logs'

/** A reader who scrolls without a pause sends a dozen a minute; many share one address. */
const limits: readonly Limit[] = [
  { by: 'address', max: 3000, seconds: 600, isPerProcess: true },
  { by: 'device', max: 600, seconds: 600, isPerProcess: true },
]

export const exposeJobs: Call<typeof schemas.exposeJobs> = {
  id: '104',
  service,
  method: 'POST',
  path: '/api/logs/report/expose',
  who: 'guest',
  body: 'json',
  summary: 'Record which jobs of a list were seen; an empty list records nothing.',
  limits,
}

export const clickJob: Call<typeof schemas.clickJob> = {
  id: '105',
  service,
  method: 'POST',
  path: '/api/logs/report/click',
  who: 'guest',
  body: 'json',
  summary: 'Record that a job of a list was opened.',
  limits,
}
