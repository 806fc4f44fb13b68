import { sql, type Updateable } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { publishChanges } from '../../db/outbox.ts'
import { type AuditActor, recordAudit } from '../audit/index.ts'
import type { CompanyRow } from './facts.ts'
import { companyNameKey } from './name-key.ts'
import type { CompaniesTable, CompanyTables } from './tables.ts'
import { isWebsiteOf } from './verification/domains.ts'
import { settleVerification } from './verification/settle.ts'
import { verificationsStore } from './verification/store.ts'

/** Makes the company, or finds the one of the market that is called so already; with `isNamesake` makes one beside it. */
export const findOrCreateCompany = async (
  trx: Db,
  { market, name, isNamesake }: { market: string; name: string; isNamesake: boolean },
): Promise<{ id: string; name: string; isNew: boolean }> => {
  const db = trx.withTables<CompanyTables>()
  const key = companyNameKey(name)
  const made = await db
    .insertInto('companies')
    .values({ id: newId(), market, name, name_key: key })
    .onConflict(conflict =>
      conflict.columns(['market', 'name_key']).where(sql<boolean>`holds_name`).doNothing(),
    )
    .returning(['id', 'name'])
    .executeTakeFirst()
  if (made) {
    await publishChanges(trx, [{ topic: 'company', id: made.id }])
    return { ...made, isNew: true }
  }
  if (isNamesake) {
    const values = { id: newId(), market, name, name_key: key, holds_name: false }
    await db.insertInto('companies').values(values).execute()
    await publishChanges(trx, [{ topic: 'company', id: values.id }])
    return { id: values.id, name, isNew: true }
  }
  const company = await db
    .selectFrom('companies')
    .select([sql<string>`coalesce(page_of, id)`.as('id'), 'name'])
    .where('market', '=', market)
    .where('name_key', '=', key)
    .where('holds_name', '=', true)
    .executeTakeFirstOrThrow()
  return { ...company, isNew: false }
}

/** What a company's managers change of its page; what is undefined stays. */
const pageFields = [
  'industry_id',
  'size_id',
  'website',
  'about',
  'benefit_ids',
  'culture_ids',
  'financing_stage_id',
  'locations',
] as const
type OwnCompanyFields = Pick<Updateable<CompaniesTable>, (typeof pageFields)[number]>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Changes the page, and writes into the company's log which of its fields are others now. */
export const changeOwnCompany = async (
  trx: Db,
  id: string,
  fields: OwnCompanyFields,
  actor: AuditActor,
): Promise<CompanyRow> => {
  const db = trx.withTables<CompanyTables>()
  const read = () => db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const before = await read()
  const changed = pageFields.filter(key => fields[key] !== undefined && !isSame(fields[key], before[key]))
  if (changed.length === 0) return before
  await db.updateTable('companies').set(fields).where('id', '=', id).execute()
  await publishChanges(trx, [{ topic: 'company', id }])
  await recordAudit(trx, { companyId: id, action: 'company_changed', actor, details: { fields: changed } })
  if (changed.includes('website') && fields.website != null) await endOtherDomains(trx, id, fields.website)
  return read()
}

/** A page that names another domain than the one that was shown shows nothing by it. */
const endOtherDomains = async (trx: Db, companyId: string, website: string) => {
  const rows = await verificationsStore.ofCompany(trx, companyId)
  for (const row of rows)
    if (row.state === 'verified' && row.domain !== null && !isWebsiteOf(website, row.domain))
      await settleVerification(trx, row, { state: 'lapsed', actor: { kind: 'server' } })
}
