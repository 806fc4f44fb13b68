import * as calls from '@hanap/contracts/go/go.calls'
import * as schemas from '@hanap/contracts/go/go.schemas'
import { Refusal, refuseIdempotencyConflict } from '../../calls/refusal.ts'
import { FileAnswer, type Route, route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { withIdempotency, withIdempotentPreparation } from '../../db/idempotency.ts'
import type { FileStore } from '../../files/file-store.ts'
import { storeFeedback } from './feedback.ts'
import type { GoDeps } from './index.ts'
import { acceptUploads, addUploads, findUpload } from './uploads.ts'

export const goRoutes = (db: Db, store: FileStore, waitingFor: GoDeps['interviewsWaitingFor']): Route[] => [
  seekerRoute(calls.uploadFiles, schemas.uploadFiles, ({ caller, files, idempotencyKey: key }) =>
    withIdempotentPreparation(db, key, refuseIdempotencyConflict, async () => {
      const uploads = await acceptUploads(store, caller.accountId, Object.values(files))
      return withIdempotency(db, key, refuseIdempotencyConflict, async trx => {
        const ids = await addUploads(trx, caller.accountId, uploads)
        return { files: ids.map(id => ({ id, url: calls.readUpload.path.replace('{id}', id) })) }
      })
    }),
  ),

  seekerRoute(calls.readUpload, schemas.readUpload, async ({ params, caller }) => {
    const upload = await findUpload(db, caller.accountId, params.id)
    if (!upload) throw new Refusal('not_found')
    const { name, mime, size } = upload
    return new FileAnswer({ name, mime, size }, await store.get(upload.content_hash))
  }),

  route(calls.sendFeedback, schemas.sendFeedback, ({ body, idempotencyKey: key, ...sender }) =>
    withIdempotency(db, key, refuseIdempotencyConflict, async trx => {
      await storeFeedback(trx, sender, body)
      return {}
    }),
  ),

  seekerRoute(calls.readRedDot, schemas.readRedDot, async ({ caller, market }) => ({
    count: await waitingFor(caller.accountId, market.timeZone),
  })),
]
