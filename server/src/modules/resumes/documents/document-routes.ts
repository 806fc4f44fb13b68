import { MAX_DOCUMENTS } from '@hanap/contracts/jobseekers/document-parts'
import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import * as schemas from '@hanap/contracts/jobseekers/documents.schemas'
import { personName } from '@hanap/i18n/person-name'
import { Refusal, refuseIdempotencyConflict } from '../../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { withIdempotency } from '../../../db/idempotency.ts'
import type { OwnUserOf } from '../../profiles/index.ts'
import { documentSectionsOf, emptySectionsOf, newDocument } from './document-of-profile.ts'
import { type DocumentRow, documentsStore } from './documents-store.ts'

export interface DocumentRoutesDeps {
  db: Db
  ownUser: OwnUserOf
}

const documentInWire = ({ id, content, revision, updated_at }: DocumentRow): schemas.BuilderDocument => ({
  ...content,
  id,
  revision,
  updated_at: updated_at.toISOString(),
  public_url: null,
})

export const existingDocument = (row: DocumentRow | undefined): DocumentRow => {
  if (!row) throw new Refusal('document_not_found')
  return row
}

/** Only what was named: a key that is absent changes nothing. */
const changed = (
  content: schemas.DocumentContent,
  changes: { [Key in keyof schemas.DocumentContent]?: schemas.DocumentContent[Key] | undefined },
): schemas.DocumentContent => ({
  ...content,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
})

/** Documents of the resume builder: calls 371-374 and 378. */
export const documentRoutes = ({ db, ownUser }: DocumentRoutesDeps): Route[] => [
  seekerRoute(calls.listDocuments, schemas.listDocuments, async ({ caller }) => ({
    documents: (await documentsStore.ofAccount(db, caller.accountId)).map(row => {
      const { sections: _sections, style: _style, ...document } = documentInWire(row)
      return document
    }),
  })),

  seekerRoute(
    calls.createDocument,
    schemas.createDocument,
    async ({ body, caller, language: requestLanguage, idempotencyKey: key }) => {
      const { language = requestLanguage, template, from } = body
      const { user } = await ownUser(caller.user, language)
      const content = newDocument({
        name: body.name?.trim() || personName(user.first_name, user.last_name),
        language,
        template,
        sections: from ? documentSectionsOf(user, language) : emptySectionsOf(user, language),
      })
      return withIdempotency(db, key, refuseIdempotencyConflict, async trx => {
        await documentsStore.lock(trx, caller.accountId)
        if ((await documentsStore.count(trx, caller.accountId)) >= MAX_DOCUMENTS)
          throw new Refusal('too_many_documents')
        return { document: documentInWire(await documentsStore.insert(trx, caller.accountId, content)) }
      })
    },
  ),

  seekerRoute(calls.readDocument, schemas.readDocument, async ({ params, caller }) => ({
    document: documentInWire(existingDocument(await documentsStore.find(db, caller.accountId, params.id))),
  })),

  seekerRoute(calls.updateDocument, schemas.updateDocument, async ({ params, body, caller }) =>
    db.transaction().execute(async trx => {
      const row = existingDocument(await documentsStore.findLocked(trx, caller.accountId, params.id))
      if (row.revision !== body.revision)
        throw new Refusal('document_changed', { data: { document: documentInWire(row) } })
      const content = changed(row.content, body.changes)
      return { document: documentInWire(await documentsStore.update(trx, row.id, content)) }
    }),
  ),

  seekerRoute(calls.deleteDocument, schemas.deleteDocument, async ({ params, caller }) => {
    if (!(await documentsStore.delete(db, caller.accountId, params.id)))
      throw new Refusal('document_not_found')
    return {}
  }),
]
