import { clickJob, exposeJobs } from '@hanap/contracts/logs/logs.calls'
import * as schemas from '@hanap/contracts/logs/logs.schemas'
import { refuseField } from '../../calls/refusal.ts'
import { type Route, route } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { recordClick, recordExposures } from './events.ts'

export const logRoutes = (db: Db): Route[] => [
  route(exposeJobs, schemas.exposeJobs, async ({ body: { data }, caller, market, language }) => {
    const {
      job_ids: ids,
      positions,
      device_uuid: _uuid,
      device_udid: _udid,
      jobseeker_id: _id,
      ...list
    } = data
    if (positions && positions.length !== ids.length) throw refuseField('data.positions', 'invalid')
    await recordExposures(
      db,
      { ...list, caller, language, market: market.key },
      ids.map((id, index) => ({ id, position: positions?.[index] ?? index + 1 })),
    )
    return {}
  }),

  route(clickJob, schemas.clickJob, async ({ body, caller, market, language }) => {
    const { job_id: id, position, job_preference_id: preferenceId } = body
    await recordClick(db, { ...body, caller, language, market: market.key }, { id, position, preferenceId })
    return {}
  }),
]
