import type { FormFile } from '@hanap/contracts/page'
import { sql } from 'kysely'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { checkedUpload } from '../../go/index.ts'
import type { VerificationTables } from './tables.ts'

/** Of one company, that no verification names. */
const MAX_WAITING = 5
const WAITING_HOURS = 24
/** An operator may look again for so long after the decision. */
const KEPT_DAYS = 30

export const addDocument = async (
  db: Db,
  { companyId, accountId }: { companyId: string; accountId: string },
  file: FormFile | undefined,
) => {
  if (!file) throw refuseField('file', 'required')
  const { name, mime, content } = await checkedUpload('file', file)
  const documents = db.withTables<VerificationTables>()
  const { waiting } = await documents
    .selectFrom('company_documents')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('company_id', '=', companyId)
    .where('id', 'not in', named(db))
    .executeTakeFirstOrThrow()
  if (Number(waiting) >= MAX_WAITING) throw new Refusal('too_many_files')
  const id = newId()
  await documents
    .insertInto('company_documents')
    .values({ id, company_id: companyId, account_id: accountId, name, mime, content: Buffer.from(content) })
    .execute()
  return { id, name }
}

const named = (db: Db) =>
  db
    .withTables<VerificationTables>()
    .selectFrom('company_verifications')
    .select(sql<string>`document_id`.as('document_id'))
    .where('document_id', 'is not', null)

/** A document that this member uploaded for the company, and whose content is there. */
export const findDocument = (
  db: Db,
  { companyId, accountId, id }: { companyId: string; accountId: string; id: string },
) =>
  db
    .withTables<VerificationTables>()
    .selectFrom('company_documents')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('content', 'is not', null)
    .executeTakeFirst()

/** For an operator: what a verification shows. */
export const documentOf = (db: Db, verificationId: string) =>
  db
    .withTables<VerificationTables>()
    .selectFrom('company_verifications')
    .innerJoin('company_documents', 'company_documents.id', 'company_verifications.document_id')
    .select(['company_documents.name', 'company_documents.mime', 'company_documents.content'])
    .where('company_verifications.id', '=', verificationId)
    .executeTakeFirst()

/** Deletes what no verification named within its day, and empties what was decided long enough ago. */
export const sweepDocuments = async (db: Db) => {
  const documents = db.withTables<VerificationTables>()
  await documents
    .deleteFrom('company_documents')
    .where('uploaded_at', '<', sql<Date>`now() - make_interval(hours => ${WAITING_HOURS})`)
    .where('id', 'not in', named(db))
    .execute()
  await documents
    .updateTable('company_documents')
    .set({ content: null })
    .where('content', 'is not', null)
    .where('id', 'in', eb =>
      eb
        .selectFrom('company_verifications')
        .select(sql<string>`document_id`.as('document_id'))
        .where('state', '<>', 'pending')
        .where('checked_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`),
    )
    .execute()
}
