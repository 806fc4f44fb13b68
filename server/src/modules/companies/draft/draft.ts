import type { CompanyDraftFields } from '@hanap/contracts/recruiters/company-draft.schemas'
import { sql } from 'kysely'
import type { Member } from '../../../calls/caller.ts'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { isSameJson } from '../../../db/same-json.ts'
import type { CompanyRow } from '../facts.ts'
import { changeOwnCompany } from '../own-company.ts'
import { refuseUnknownChoices } from '../page-choices.ts'
import { companyStore } from '../store.ts'
import { dropPictures, picturesOfDraft, publishPictures, shownByDraft } from './draft-pictures.ts'
import { type DraftRow, draftStore } from './draft-store.ts'
import type { CompanyDraftTables } from './tables.ts'

const of = (db: Db) => db.withTables<CompanyDraftTables>()

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

const draftIn = async (db: Db, company: CompanyRow, draft: DraftRow | undefined) => {
  const { isChanged, pictures } = await picturesOfDraft(db, company.id)
  return {
    ...fieldsOf(company),
    ...draft?.fields,
    pictures,
    is_draft: draft?.fields != null || isChanged,
    revision: draft?.revision ?? 0,
    changed_at: draft?.changed_at.toISOString() ?? null,
  }
}

/** The draft, or where there is none what the page says. */
export const readDraft = async (db: Db, companyId: string) =>
  draftIn(db, await companyOf(db, companyId), await draftStore.find(db, companyId))

/** The company as its page would be with the draft published. */
export const draftedCompany = async (
  db: Db,
  companyId: string,
): Promise<{ company: CompanyRow; photos: string[] }> => {
  const [company, draft] = await Promise.all([companyOf(db, companyId), draftStore.find(db, companyId)])
  const { photos, ...pictures } = await shownByDraft(db, company)
  return { company: { ...company, ...draft?.fields, ...pictures }, photos }
}

/** Of two who type at once the one who began from an older revision is told. */
const refuseStale = (draft: DraftRow | undefined, revision: number) => {
  if ((draft?.revision ?? 0) !== revision) throw new Refusal('stale_revision')
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
    await draftStore.lock(trx, companyId)
    const draft = await draftStore.find(trx, companyId)
    const company = await companyOf(trx, companyId)
    // The same once more, since its answer was lost.
    if (
      draft?.fields &&
      draft.revision === revision + 1 &&
      isSameJson(draft.fields, { ...draft.fields, ...changes })
    )
      return draftIn(trx, company, draft)
    refuseStale(draft, revision)
    const fields = sql<string>`${JSON.stringify({ ...fieldsOf(company), ...draft?.fields, ...changes })}::text::jsonb`
    const changed = { fields, revision: revision + 1, changed_by: accountId, changed_at: new Date() }
    const saved = await of(trx)
      .insertInto('company_drafts')
      .values({ company_id: companyId, ...changed })
      .onConflict(conflict => conflict.column('company_id').doUpdateSet(changed))
      .returningAll()
      .executeTakeFirstOrThrow()
    return draftIn(trx, company, saved)
  })

const isWebsite = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** The page says what the draft does; there is none afterwards. */
export const publishDraft = (db: Db, member: Member, revision: number) =>
  db.transaction().execute(async trx => {
    const { companyId } = member
    await draftStore.lock(trx, companyId)
    const draft = await draftStore.find(trx, companyId)
    refuseStale(draft, revision)
    if (draft?.fields) await publishFields(trx, member, draft.fields)
    await publishPictures(trx, member)
    await discardDraft(trx, companyId)
    return readDraft(trx, companyId)
  })

const publishFields = async (trx: Db, { companyId, accountId }: Member, says: CompanyDraftFields) => {
  const { website, about, ...fields } = says
  if (website && !isWebsite(website)) throw refuseField('website', 'invalid')
  await changeOwnCompany(
    trx,
    companyId,
    { ...fields, website: website || null, about: about || null },
    { kind: 'member', id: accountId },
  )
}

/** The page's words and pictures are the draft's again, in the caller's transaction. */
export const discardDraft = async (trx: Db, companyId: string) => {
  await draftStore.lock(trx, companyId)
  const draft = await draftStore.find(trx, companyId)
  if (!draft) return
  await dropPictures(trx, companyId)
  await of(trx)
    .updateTable('company_drafts')
    .set({ fields: null, revision: sql<number>`revision + 1`, changed_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .execute()
}
