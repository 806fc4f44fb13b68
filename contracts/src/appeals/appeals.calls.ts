import type { Call } from '../call.ts'
import type * as schemas from './appeals.schemas.ts'

const service = 'appeals'

/** So long after a verdict it may be appealed against. */
export const APPEAL_DAYS = 30

export const readAppeal: Call<typeof schemas.readAppeal> = {
  id: '514',
  service,
  method: 'GET',
  path: '/api/appeals',
  who: 'public',
  summary: 'What a mailed link lets somebody appeal against, also where their account is suspended.',
  refusals: ['appeal_not_found', 'appeal_over'],
  limits: [{ by: 'address', max: 60, seconds: 600 }],
}

export const makeAppeal: Call<typeof schemas.makeAppeal> = {
  id: '515',
  service,
  method: 'POST',
  path: '/api/appeals',
  who: 'public',
  body: 'json',
  summary:
    'Appeal against an operator’s verdict: once, within 30 days, with the right that a mailed link carries.',
  refusals: ['appeal_not_found', 'appeal_over', 'appeal_made'],
  limits: [{ by: 'address', max: 20, seconds: 600 }],
}
