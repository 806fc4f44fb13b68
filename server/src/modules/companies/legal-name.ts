import { companiesByLegalName } from '@hanap/contracts/companies/companies.calls'
import * as schemas from '@hanap/contracts/companies/companies.schemas'
import { sql } from 'kysely'
import { type Route, route } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { companyIn } from './facts.ts'
import { companyNameKey } from './name-key.ts'
import type { OpenJobCounts } from './store.ts'
import type { CompanyTables } from './tables.ts'

const MAX_RESULTS = 20
/** Names with all the words that are looked at more closely. */
const CANDIDATES = 500

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** 0 for the name itself, 1 for one that begins with it, 2 for one that has it elsewhere. */
const rankOf = (key: string, name: string) => (name === key ? 0 : name.startsWith(`${key} `) ? 1 : 2)

/**
 * Companies of a market that have the words in a name, registered or known: the name itself first, then those that begin
 * with them. Case and legal form do not tell names apart.
 */
const namedSo = async (db: Db, market: string, name: string) => {
  const key = companyNameKey(name)
  if (!/[\p{L}\p{N}]/u.test(key)) return []
  const words = key.split(' ')
  const registered = sql<string>`lower(legal_name)`
  const rows = await db
    .withTables<CompanyTables>()
    .selectFrom('companies')
    .selectAll()
    .where('market', '=', market)
    .where(({ or, and, eb }) =>
      or([
        eb('name_key', 'like', `%${escapeLike(key)}%`),
        and(words.map(word => eb(registered, 'like', `%${escapeLike(word)}%`))),
      ]),
    )
    .orderBy(sql`name_key = ${key}`, 'desc')
    .orderBy('name_key')
    .orderBy('id')
    .limit(CANDIDATES)
    .execute()
  return rows
    .map(row => {
      const names = [row.name_key, companyNameKey(row.legal_name ?? '')].filter(each => each.includes(key))
      return { row, rank: Math.min(...names.map(each => rankOf(key, each))) }
    })
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((one, other) => one.rank - other.rank)
    .map(({ row }) => row)
    .slice(0, MAX_RESULTS)
}

/** Companies by their registered or known name: call 093. */
export const legalNameRoutes = (db: Db, openJobs: OpenJobCounts): Route[] => [
  route(companiesByLegalName, schemas.companiesByLegalName, async ({ query, market, language }) => {
    const rows = await namedSo(db, market.key, query.company_name)
    const counts = await openJobs.ofCompanies(rows.map(({ id }) => id))
    return { companies: rows.map(row => companyIn(row, counts.get(row.id) ?? 0, language)) }
  }),
]
