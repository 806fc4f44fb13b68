import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import * as schemas from '@hanap/contracts/jobseekers/documents.schemas'
import { Refusal } from '../../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { documentInWire, existingDocument, type PublicUrlOf } from './document-in-wire.ts'
import { documentsStore } from './documents-store.ts'
import { versionsStore } from './versions/versions-store.ts'

/** Only what was named: a key that is absent changes nothing. */
const changed = (
  content: schemas.DocumentContent,
  changes: { [Key in keyof schemas.DocumentContent]?: schemas.DocumentContent[Key] | undefined },
): schemas.DocumentContent => ({
  ...content,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
})

/** Documents of the resume builder: calls 371, 373, 374 and 378. */
export const documentRoutes = ({ db, publicUrlOf }: { db: Db; publicUrlOf: PublicUrlOf }): Route[] => [
  seekerRoute(calls.listDocuments, schemas.listDocuments, async ({ caller }) => ({
    documents: (await documentsStore.ofAccount(db, caller.accountId)).map(row => {
      const { sections: _sections, style: _style, ...document } = documentInWire(row, publicUrlOf)
      return document
    }),
  })),

  seekerRoute(calls.readDocument, schemas.readDocument, async ({ params, caller }) => ({
    document: documentInWire(
      existingDocument(await documentsStore.find(db, caller.accountId, params.id)),
      publicUrlOf,
    ),
  })),

  seekerRoute(calls.updateDocument, schemas.updateDocument, async ({ params, body, caller }) =>
    db.transaction().execute(async trx => {
      const row = existingDocument(await documentsStore.findLocked(trx, caller.accountId, params.id))
      if (row.revision !== body.revision)
        throw new Refusal('document_changed', { data: { document: documentInWire(row, publicUrlOf) } })
      await versionsStore.keepLeft(trx, row)
      const content = changed(row.content, body.changes)
      return { document: documentInWire(await documentsStore.update(trx, row.id, content), publicUrlOf) }
    }),
  ),

  seekerRoute(calls.deleteDocument, schemas.deleteDocument, async ({ params, caller }) => {
    if (!(await documentsStore.delete(db, caller.accountId, params.id)))
      throw new Refusal('document_not_found')
    return {}
  }),
]
