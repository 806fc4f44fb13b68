import * as calls from '@hanap/contracts/auth/auth.calls'
import * as schemas from '@hanap/contracts/auth/auth.schemas'
import { Refusal } from '../../../calls/refusal.ts'
import { personRoute, type Route } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { parseUserAgent } from '../devices/device.ts'
import { endSessionOfAccount, endSessionsOf } from './end-sessions.ts'
import { sessionsOf } from './sessions.ts'

/** Where a person is logged in, and its end: calls 163-165. */
export const sessionRoutes = (db: Db): Route[] => [
  personRoute(calls.listSessions, schemas.listSessions, async ({ caller }) => ({
    sessions: (await sessionsOf(db, caller.accountId))
      .map(
        ({ id, user_agent: userAgent, market, created_at: begunAt, last_seen_at: seenAt, ...details }) => ({
          id,
          device_name: details.device_name,
          device_type: details.device_type,
          ...parseUserAgent(userAgent),
          country_key: market,
          begun_at: begunAt.toISOString(),
          last_seen_at: seenAt.toISOString(),
          is_current: id === caller.sessionId,
        }),
      )
      .sort((a, b) => Number(b.is_current) - Number(a.is_current)),
  })),

  personRoute(calls.endOwnSession, schemas.endOwnSession, async ({ params, caller, endSession }) => {
    if (!(await endSessionOfAccount(db, caller.accountId, params.id))) throw new Refusal('session_not_found')
    if (params.id === caller.sessionId) endSession()
    return {}
  }),

  personRoute(calls.endOtherSessions, schemas.endOtherSessions, async ({ caller }) => ({
    count: await endSessionsOf(db, caller.accountId, { except: caller.sessionId }),
  })),
]
