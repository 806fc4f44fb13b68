import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import * as schemas from '@hanap/contracts/jobseekers/documents.schemas'
import { Refusal } from '../../../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../../../calls/route.ts'
import type { Db } from '../../../../db/client.ts'
import { documentInWire, existingDocument, type PublicUrlOf } from '../document-in-wire.ts'
import { documentsStore } from '../documents-store.ts'
import { type DocumentVersionRow, versionsStore } from './versions-store.ts'

export const existingVersion = (row: DocumentVersionRow | undefined): DocumentVersionRow => {
  if (!row) throw new Refusal('document_version_not_found')
  return row
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What documents said before: calls 466 and 467. */
export const versionRoutes = ({ db, publicUrlOf }: { db: Db; publicUrlOf: PublicUrlOf }): Route[] => [
  seekerRoute(calls.listDocumentVersions, schemas.listDocumentVersions, async ({ params, caller }) => {
    const { id } = existingDocument(await documentsStore.find(db, caller.accountId, params.id))
    return {
      versions: (await versionsStore.ofDocument(db, id)).map(
        ({ id: versionId, revision, content, kept_for, written_at }) => ({
          id: versionId,
          revision,
          name: content.name,
          language: content.language,
          template: content.template,
          kept_for,
          written_at: written_at.toISOString(),
        }),
      ),
    }
  }),

  seekerRoute(calls.restoreDocumentVersion, schemas.restoreDocumentVersion, async ({ params, caller }) =>
    db.transaction().execute(async trx => {
      const row = existingDocument(await documentsStore.findLocked(trx, caller.accountId, params.id))
      const { content } = existingVersion(await versionsStore.find(trx, row.id, params.versionId))
      if (isEqual(content, row.content)) return { document: documentInWire(row, publicUrlOf) }
      await versionsStore.keep(trx, row, 'restore')
      return { document: documentInWire(await documentsStore.update(trx, row.id, content), publicUrlOf) }
    }),
  ),
]
