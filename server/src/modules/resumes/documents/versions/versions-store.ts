import { MAX_DOCUMENT_VERSIONS, type VersionReason } from '@hanap/contracts/jobseekers/document-parts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../../db/client.ts'
import { newId } from '../../../../db/id.ts'
import type { ResumeDocumentVersionsTable, ResumesTables } from '../../tables.ts'
import { contentJson, type DocumentRow, documentsStore } from '../documents-store.ts'

export type DocumentVersionRow = Selectable<ResumeDocumentVersionsTable>

/** How long a document is left alone until what it says counts as a version. */
const LEFT_AFTER_MS = 10 * 60_000

const of = (db: Db) => db.withTables<ResumesTables>()

export const versionsStore = {
  /** The caller holds the document locked. The same revision is kept once; that it was sent is the more important reason. */
  keep: async (
    trx: Db,
    { id, revision, content, updated_at }: Pick<DocumentRow, 'id' | 'revision' | 'content' | 'updated_at'>,
    reason: VersionReason,
  ): Promise<void> => {
    await of(trx)
      .insertInto('resume_document_versions')
      .values({
        id: newId(),
        document_id: id,
        revision,
        content: contentJson(content),
        kept_for: reason,
        written_at: updated_at,
      })
      .onConflict(conflict =>
        conflict
          .columns(['document_id', 'revision'])
          .doUpdateSet({ kept_for: reason })
          .where(sql<boolean>`excluded.kept_for = 'application'`),
      )
      .execute()
    await of(trx)
      .deleteFrom('resume_document_versions')
      .where('document_id', '=', id)
      .where('revision', '<=', eb =>
        eb
          .selectFrom('resume_document_versions as older')
          .select('older.revision')
          .where('older.document_id', '=', id)
          .orderBy('older.revision', 'desc')
          .offset(MAX_DOCUMENT_VERSIONS)
          .limit(1),
      )
      .execute()
  },

  /** Before a change: what was left for a while is a version. The caller holds the document locked. */
  keepLeft: async (trx: Db, row: DocumentRow): Promise<void> => {
    if (Date.now() - row.updated_at.getTime() >= LEFT_AFTER_MS) await versionsStore.keep(trx, row, 'left')
  },

  /** A document as it was when somebody took it away; nothing where it was deleted meanwhile. */
  keepTaken: async (
    trx: Db,
    row: DocumentRow,
    reason: Extract<VersionReason, 'download' | 'application'>,
  ): Promise<void> => {
    if (await documentsStore.findLocked(trx, row.account_id, row.id))
      await versionsStore.keep(trx, row, reason)
  },

  /** The newest first. */
  ofDocument: (db: Db, documentId: string): Promise<DocumentVersionRow[]> =>
    of(db)
      .selectFrom('resume_document_versions')
      .selectAll()
      .where('document_id', '=', documentId)
      .orderBy('revision', 'desc')
      .limit(MAX_DOCUMENT_VERSIONS)
      .execute(),

  find: (db: Db, documentId: string, id: string): Promise<DocumentVersionRow | undefined> =>
    of(db)
      .selectFrom('resume_document_versions')
      .selectAll()
      .where('document_id', '=', documentId)
      .where('id', '=', id)
      .executeTakeFirst(),
}
