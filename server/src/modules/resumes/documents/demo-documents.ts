import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { ResumesTables } from '../tables.ts'
import { newDocument, newSectionOf, type SaidEntry } from './document-of-profile.ts'

/** A document of the demo data; what an entry leaves out is empty. */
export interface DemoDocumentFields {
  id: string
  name: string
  language: LanguageCode
  template: DocumentContent['template']
  sections: readonly { kind: DocumentContent['sections'][number]['kind']; entries: readonly SaidEntry[] }[]
}

/** Writes documents of the demo data; those that are there stay. */
export const saveDemoDocuments = async (
  trx: Db,
  accountId: string,
  documents: readonly DemoDocumentFields[],
): Promise<void> => {
  for (const { id, sections, ...fields } of documents) {
    const content = newDocument({
      ...fields,
      sections: sections.map(({ kind, entries }) => newSectionOf(kind, entries)),
    })
    await trx
      .withTables<ResumesTables>()
      .insertInto('resume_documents')
      .values({ id, account_id: accountId, content: sql<string>`${JSON.stringify(content)}::text::jsonb` })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}
