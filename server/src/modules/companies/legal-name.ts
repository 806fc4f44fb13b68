import { companiesByLegalName } from '@hanap/contracts/companies.calls'
import * as schemas from '@hanap/contracts/companies.schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { type Route, route } from '../../http/route.ts'
import { companyIn } from './facts.ts'
import { companyNameKey } from './name-key.ts'
import type { OpenJobCounts } from './store.ts'
import type { CompanyTables } from './tables.ts'

const MOST = 20
/** Registered names that begin with the same word and are looked at more closely. */
const CANDIDATES = 500

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Companies of a market that have a name, registered or known; its case and legal form do not tell them apart. */
const namedSo = async (db: Db, market: string, name: string) => {
  const key = companyNameKey(name)
  const [firstWord = key] = key.split(' ')
  const registered = sql<string>`lower(legal_name)`
  const rows = await db
    .withTables<CompanyTables>()
    .selectFrom('companies')
    .selectAll()
    .where('market', '=', market)
    .where(({ or, eb }) =>
      or([
        eb('name_key', '=', key),
        eb(registered, '=', name.toLowerCase()),
        eb(registered, 'like', `${escapeLike(firstWord)}%`),
      ]),
    )
    .orderBy('name_key')
    .orderBy('id')
    .limit(CANDIDATES)
    .execute()
  return rows.filter(row => [row.name_key, companyNameKey(row.legal_name ?? '')].includes(key)).slice(0, MOST)
}

/** Companies by their registered or known name: call 093. */
export const legalNameRoutes = (db: Db, openJobs: OpenJobCounts): Route[] => [
  route(companiesByLegalName, schemas.companiesByLegalName, async ({ query, market, language }) => {
    const rows = await namedSo(db, market.key, query.company_name)
    const counts = await openJobs.ofCompanies(rows.map(({ id }) => id))
    return { companies: rows.map(row => companyIn(row, counts.get(row.id) ?? 0, language)) }
  }),
]
