import type { CompanyDraftFields } from '@hanap/contracts/recruiters/company-draft.schemas'
import { type Selectable, sql } from 'kysely'
import type { Member } from '../../../calls/caller.ts'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import type { CompanyRow } from '../facts.ts'
import { changeOwnCompany } from '../own-company.ts'
import { refuseUnknownChoices } from '../page-choices.ts'
import { companyStore } from '../store.ts'
import type { CompanyDraftTables } from './tables.ts'

type DraftRow = Selectable<CompanyDraftTables['company_drafts']>

const of = (db: Db) => db.withTables<CompanyDraftTables>()

const lockDraft = (trx: Db, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`company draft ${companyId}`}, 0))`.execute(trx)

const find = (db: Db, companyId: string): Promise<DraftRow | undefined> =>
  of(db).selectFrom('company_drafts').selectAll().where('company_id', '=', companyId).executeTakeFirst()

const fieldsOf = (row: CompanyRow): CompanyDraftFields => ({
  industry_id: row.industry_id,
  size_id: row.size_id,
  website: row.website,
  about: row.about,
  benefit_ids: row.benefit_ids,
  culture_ids: row.culture_ids,
  financing_stage_id: row.financing_stage_id,
  locations: row.locations,
})

const companyOf = async (db: Db, companyId: string): Promise<CompanyRow> => {
  const company = await companyStore(db).find(companyId)
  if (!company) throw new Refusal('company_not_found')
  return company
}

const draftIn = (company: CompanyRow, draft: DraftRow | undefined) => ({
  ...fieldsOf(company),
  ...draft?.fields,
  is_draft: draft?.fields != null,
  revision: draft?.revision ?? 0,
  changed_at: draft?.changed_at.toISOString() ?? null,
})

/** The draft, or where there is none what the page says. */
export const readDraft = async (db: Db, companyId: string) =>
  draftIn(await companyOf(db, companyId), await find(db, companyId))

/** The company as its page would be with the draft published. */
export const draftedCompany = async (db: Db, companyId: string): Promise<CompanyRow> => {
  const [company, draft] = await Promise.all([companyOf(db, companyId), find(db, companyId)])
  return { ...company, ...draft?.fields }
}

/** Of two who type at once the one who began from an older revision is told. */
const lockRevision = async (trx: Db, companyId: string, revision: number) => {
  await lockDraft(trx, companyId)
  const draft = await find(trx, companyId)
  if ((draft?.revision ?? 0) !== revision) throw new Refusal('stale_revision')
  return draft
}

export const saveDraft = (
  db: Db,
  { companyId, accountId }: Member,
  {
    revision,
    changes,
  }: {
    revision: number
    changes: { [Key in keyof CompanyDraftFields]?: CompanyDraftFields[Key] | undefined }
  },
) =>
  db.transaction().execute(async trx => {
    refuseUnknownChoices(changes)
    const draft = await lockRevision(trx, companyId, revision)
    const company = await companyOf(trx, companyId)
    const fields = sql<string>`${JSON.stringify({ ...fieldsOf(company), ...draft?.fields, ...changes })}::text::jsonb`
    const changed = { fields, revision: revision + 1, changed_by: accountId, changed_at: new Date() }
    const saved = await of(trx)
      .insertInto('company_drafts')
      .values({ company_id: companyId, ...changed })
      .onConflict(conflict => conflict.column('company_id').doUpdateSet(changed))
      .returningAll()
      .executeTakeFirstOrThrow()
    return draftIn(company, saved)
  })

const isWebsite = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** The page says what the draft does; there is none afterwards. */
export const publishDraft = (db: Db, { companyId, accountId }: Member, revision: number) =>
  db.transaction().execute(async trx => {
    const draft = await lockRevision(trx, companyId, revision)
    if (!draft?.fields) return readDraft(trx, companyId)
    const { website, about, ...fields } = draft.fields
    if (website && !isWebsite(website)) throw refuseField('website', 'invalid')
    await changeOwnCompany(
      trx,
      companyId,
      { ...fields, website: website || null, about: about || null },
      { kind: 'member', id: accountId },
    )
    await discardDraft(trx, companyId)
    return readDraft(trx, companyId)
  })

export const discardDraft = async (db: Db, companyId: string) => {
  await of(db)
    .updateTable('company_drafts')
    .set({ fields: null, revision: sql<number>`revision + 1`, changed_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('fields', 'is not', null)
    .execute()
}
