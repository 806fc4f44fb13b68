import * as calls from '@hanap/contracts/jobseekers/notifications.calls'
import * as schemas from '@hanap/contracts/jobseekers/notifications.schemas'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import { type Route, route, seekerRoute } from '../../../calls/route.ts'
import { isDeviceKey, isPushEndpoint } from './endpoint.ts'
import { subscriptionsStore } from './subscriptions.ts'
import type { PushDeps } from './worker.ts'

/** Devices that get push messages: calls 220-222. */
export const pushRoutes = ({ db, keys, isPublicOnly }: PushDeps): Route[] => [
  route(calls.readPushKey, schemas.readPushKey, async () => ({ public_key: keys?.publicKey ?? null })),

  seekerRoute(calls.subscribePush, schemas.subscribePush, async ({ body, caller, language, market }) => {
    if (!keys) throw new Refusal('not_found')
    const { endpoint, keys: own } = body
    if (isPublicOnly && !isPushEndpoint(endpoint)) throw refuseField('endpoint', 'invalid_choice')
    if (!isDeviceKey(own.p256dh)) throw refuseField('keys', 'invalid_choice')
    const { sessionId, accountId } = caller
    await db.transaction().execute(trx =>
      subscriptionsStore.save(trx, {
        sessionId,
        accountId,
        endpoint,
        ...own,
        language,
        market: market.key,
      }),
    )
    return {}
  }),

  seekerRoute(calls.unsubscribePush, schemas.unsubscribePush, async ({ caller }) => {
    await subscriptionsStore.removeOfSession(db, caller.sessionId)
    return {}
  }),
]
