import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../../db/client.ts'

/** Of all versions as JSON; the newest first. */
const MAX_CHARACTERS = 20_000_000

/** What somebody's documents said before, for their archive. */
export const ownDocumentVersionsOf = async (db: Db, accountId: string) => {
  const { rows } = await sql<{
    document_id: string
    revision: number
    kept_for: string
    written_at: Date
    content: DocumentContent
  }>`
    select document_id, revision, kept_for, written_at, content
    from (
      select v.*, sum(length(v.content::text)) over (order by v.written_at desc, v.id) as characters
      from resume_document_versions v
      join resume_documents d on d.id = v.document_id
      where d.account_id = ${accountId}
    ) as counted
    where characters <= ${MAX_CHARACTERS}
    order by written_at desc, id`.execute(db)
  return rows
}
