import * as calls from '@hanap/contracts/go.calls'
import * as schemas from '@hanap/contracts/go.schemas'
import type { Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'
import { FileAnswer, type Route, route, seekerRoute } from '../../http/route.ts'
import type { FileStore } from '../jobseekers/index.ts'
import { keepFeedback } from './feedback.ts'
import type { GoDeps } from './index.ts'
import { addUploads, findUpload } from './uploads.ts'

export const goRoutes = (db: Db, store: FileStore, unreadOf: GoDeps['unreadOf']): Route[] => [
  seekerRoute(calls.uploadFiles, schemas.uploadFiles, async ({ caller, files }) => {
    const ids = await addUploads(db, store, caller.accountId, Object.values(files))
    return { files: ids.map(id => ({ id, url: calls.readUpload.path.replace('{id}', id) })) }
  }),

  seekerRoute(calls.readUpload, schemas.readUpload, async ({ params, caller }) => {
    const upload = await findUpload(db, caller.accountId, params.id)
    if (!upload) throw new Refusal('not_found')
    const { name, mime, size } = upload
    return new FileAnswer({ name, mime, size }, await store.get(upload.content_hash))
  }),

  route(calls.sendFeedback, schemas.sendFeedback, async ({ body, ...sender }) => {
    await keepFeedback(db, sender, body)
    return {}
  }),

  seekerRoute(calls.readRedDot, schemas.readRedDot, async ({ caller }) => ({
    count: await unreadOf(caller.accountId),
  })),
]
