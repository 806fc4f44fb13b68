import * as calls from '@hanap/contracts/jobseekers/notifications.calls'
import * as schemas from '@hanap/contracts/jobseekers/notifications.schemas'
import { DatabaseError } from 'pg'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import { personRoute, type Route, route } from '../../../calls/route.ts'
import { isPublicHttps } from '../../../security/public-address.ts'
import { isDeviceKey } from './device-key.ts'
import { subscriptionsStore } from './subscriptions.ts'
import type { PushDeps } from './worker.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/** The session ended, by another request, while a device was subscribed for it. */
const refuseEndedSession = (error: unknown): never => {
  if (error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION)
    throw new Refusal('sign_in_required')
  throw error
}

/** Devices that get push messages: calls 220-222. */
export const pushRoutes = ({ db, keys, isPublicOnly }: PushDeps): Route[] => [
  route(calls.readPushKey, schemas.readPushKey, async () => ({ public_key: keys?.publicKey ?? null })),

  personRoute(calls.subscribePush, schemas.subscribePush, async ({ body, caller, language, market }) => {
    if (!keys) throw new Refusal('not_found')
    const { endpoint, keys: own } = body
    if (isPublicOnly && !isPublicHttps(endpoint)) throw refuseField('endpoint', 'invalid_choice')
    if (!isDeviceKey(own.p256dh)) throw refuseField('keys', 'invalid_choice')
    const { sessionId, accountId } = caller
    await db
      .transaction()
      .execute(trx =>
        subscriptionsStore.save(trx, {
          sessionId,
          accountId,
          endpoint,
          ...own,
          language,
          market: market.key,
        }),
      )
      .catch(refuseEndedSession)
    return {}
  }),

  personRoute(calls.unsubscribePush, schemas.unsubscribePush, async ({ caller }) => {
    await subscriptionsStore.removeOfSession(db, caller.sessionId)
    return {}
  }),
]
