import * as calls from '@hanap/contracts/logs/tracking.calls'
import type { PageEvent } from '@hanap/contracts/logs/tracking.schemas'
import * as schemas from '@hanap/contracts/logs/tracking.schemas'
import { emailKey } from '../../calls/email-key.ts'
import { readPhone } from '../../calls/phone.ts'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import { type Route, route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { anonymousExtra, type NewRecord, storeRecords, storeThrottled } from './records.ts'
import { countPopup, recordSpringEvent, seekerRecordsOf } from './seeker-records.ts'

const MAX_CAMPAIGN_BYTES = 2048

const recordOf = ({ event_name, user_id: _id, extra, ...rest }: PageEvent): NewRecord => ({
  name: event_name,
  detail: { ...rest, extra: anonymousExtra(extra) },
})

/** What devices and seekers report: calls 039, 079-082, 102, 103, 106 and 110. */
export const recordRoutes = (db: Db): Route[] => [
  route(calls.traceDestination, schemas.traceDestination, async ({ body, ...reporter }) => {
    const name = body.tracker_name ?? body.trackerName
    const token = body.tracker_token ?? body.trackerToken
    if (name !== undefined) await storeRecords(db, 'trace', reporter, [{ name, detail: { token } }])
    return {}
  }),

  route(calls.recordGetStarted, schemas.recordGetStarted, async ({ body, ...reporter }) => {
    const detail = {
      email: body.email && emailKey(body.email),
      phone_num: body.phone_num && readPhone(body.phone_num, reporter.market.key),
    }
    await storeRecords(db, 'get_started', reporter, [{ name: 'get_started', detail }])
    return {}
  }),

  seekerRoute(calls.recordPopup, schemas.recordPopup, async ({ body, caller }) => {
    if (!(await countPopup(db, caller.accountId, body.popup_key))) throw new Refusal('too_many_entries')
    return {}
  }),

  seekerRoute(calls.listPopups, schemas.listPopups, async ({ caller }) =>
    (await seekerRecordsOf(db, caller.accountId)).flatMap(({ kind, key, count, recorded_at }) =>
      kind === 'popup' ? { popup_key: key, count, recorded_at: recorded_at.toISOString() } : [],
    ),
  ),

  seekerRoute(calls.assistSpringEvent, schemas.assistSpringEvent, async ({ body, caller }) => {
    await recordSpringEvent(db, caller.accountId, body.onboarded_method)
    return {}
  }),

  route(calls.logUtm, schemas.logUtm, async ({ body, ...reporter }) => {
    if (Buffer.byteLength(JSON.stringify(body)) > MAX_CAMPAIGN_BYTES)
      throw refuseField('error', 'too_long', { max: MAX_CAMPAIGN_BYTES })
    const hasAny = Object.values(body).some(value => value !== undefined)
    if (hasAny) await storeRecords(db, 'utm', reporter, [{ name: body.utm_source ?? '', detail: body }])
    return {}
  }),

  route(calls.reportEvents, schemas.reportEvents, async ({ body, ...reporter }) => ({
    accepted: await storeRecords(db, 'event', reporter, body.events.map(recordOf)),
  })),

  route(calls.uploadWebEvents, schemas.uploadWebEvents, async ({ body, ...reporter }) => ({
    accepted: await storeRecords(db, 'web_event', reporter, body.events.map(recordOf)),
  })),

  seekerRoute(calls.recordAnalyticsEvent, schemas.recordAnalyticsEvent, async ({ body, ...reporter }) => {
    const { event_name, source, country_id, extra } = body
    await storeThrottled(db, reporter, {
      name: event_name,
      detail: { source, country_id, extra: anonymousExtra(extra) },
    })
    return {}
  }),
]
