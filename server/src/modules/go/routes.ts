import * as calls from '@hanap/contracts/go/go.calls'
import * as schemas from '@hanap/contracts/go/go.schemas'
import { Refusal, refuseRepeat } from '../../calls/refusal.ts'
import { FileAnswer, type Route, route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { once, onceMade } from '../../db/once.ts'
import type { FileStore } from '../../files/file-store.ts'
import { keepFeedback } from './feedback.ts'
import type { GoDeps } from './index.ts'
import { acceptUploads, addUploads, findUpload } from './uploads.ts'

export const goRoutes = (db: Db, store: FileStore, unreadOf: GoDeps['unreadOf']): Route[] => [
  seekerRoute(calls.uploadFiles, schemas.uploadFiles, ({ caller, files, once: key }) =>
    onceMade(db, key, refuseRepeat, async () => {
      const uploads = await acceptUploads(store, caller.accountId, Object.values(files))
      return once(db, key, refuseRepeat, async trx => {
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

  route(calls.sendFeedback, schemas.sendFeedback, ({ body, once: key, ...sender }) =>
    once(db, key, refuseRepeat, async trx => {
      await keepFeedback(trx, sender, body)
      return {}
    }),
  ),

  seekerRoute(calls.readRedDot, schemas.readRedDot, async ({ caller }) => ({
    count: await unreadOf(caller.accountId),
  })),
]
