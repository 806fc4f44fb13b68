import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { publishChanges } from '../../db/outbox.ts'
import { companyNameKey } from './name-key.ts'
import type { CompaniesTable, CompanyTables } from './tables.ts'

/** A company as an ad, the demo data or its recruiter names it; its key in the market is made from its name. */
export type NewCompany = Omit<Insertable<CompaniesTable>, 'id' | 'name_key'> & { id?: string }

const keyOf = (company: Pick<NewCompany, 'market' | 'name'>) =>
  `${company.market} ${companyNameKey(company.name)}`

/**
 * Finds or makes companies by market and name, in the caller's transaction. A company that is there keeps what it
 * has and takes what it lacked. Answers their ids in the order given; of a page in another market its company's.
 */
export const saveCompanies = async (trx: Db, companies: readonly NewCompany[]): Promise<string[]> => {
  const byKey = new Map(companies.map(company => [keyOf(company), company]))
  if (byKey.size === 0) return []
  // One order for all writers, so that two of them never wait for each other.
  const rows = [...byKey]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, company]) => ({
      ...company,
      id: company.id ?? newId(),
      name_key: companyNameKey(company.name),
    }))
  const db = trx.withTables<CompanyTables>()
  const lacks = (name: string) =>
    sql<string>`companies.${sql.ref(name)} is null and excluded.${sql.ref(name)} is not null`
  const saved = await db
    .insertInto('companies')
    .values(rows)
    .onConflict(conflict =>
      conflict
        .columns(['market', 'name_key'])
        // No parameter: a partial index is found by the words alone.
        .where(sql<boolean>`holds_name`)
        .doUpdateSet(({ fn, ref }) => ({
          legal_name: fn.coalesce(ref('companies.legal_name'), ref('excluded.legal_name')),
          logo: fn.coalesce(ref('companies.logo'), ref('excluded.logo')),
          industry_id: fn.coalesce(ref('companies.industry_id'), ref('excluded.industry_id')),
          size_id: fn.coalesce(ref('companies.size_id'), ref('excluded.size_id')),
          website: fn.coalesce(ref('companies.website'), ref('excluded.website')),
          about: fn.coalesce(ref('companies.about'), ref('excluded.about')),
        }))
        .where(
          sql<boolean>`${sql.join(
            ['legal_name', 'logo', 'industry_id', 'size_id', 'website', 'about'].map(lacks),
            sql` or `,
          )}`,
        ),
    )
    .returning(['id'])
    .execute()
  await publishChanges(
    trx,
    saved.map(({ id }) => ({ topic: 'company', id })),
  )
  const stored = await db
    .selectFrom('companies')
    .select([sql<string>`coalesce(page_of, id)`.as('id'), 'market', 'name_key'])
    .where('holds_name', '=', true)
    .where(
      sql<boolean>`(market, name_key) in (select * from unnest(${rows.map(row => row.market)}::text[], ${rows.map(row => row.name_key)}::text[]))`,
    )
    .execute()
  const ids = new Map(stored.map(row => [`${row.market} ${row.name_key}`, row.id]))
  return companies.map(company => {
    const id = ids.get(keyOf(company))
    if (id === undefined) throw new Error(`Could not store the company ${company.name}`)
    return id
  })
}
