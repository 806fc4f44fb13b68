import { suggestCompanyNames, suggestSearches } from '@hanap/contracts/companies/companies.calls'
import * as schemas from '@hanap/contracts/companies/companies.schemas'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Locale } from '../../calls/locale.ts'
import { type Route, route } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { type CompanyFacts, companyFacts } from './facts.ts'
import type { CompanyTables } from './tables.ts'

/** What somebody who typed a text in a market and language may mean, at most `size` of each kind; the search module knows. */
export type Suggestions = (
  text: string,
  locale: Locale,
  size: number,
) => Promise<z.input<typeof schemas.suggestSearches.answer>>

/** What finds a company and leads to it. */
export interface NamedCompany extends Pick<CompanyFacts, 'id' | 'name' | 'url'> {
  legalName: string | null
}

/** Companies by their ids, in the order of their names. */
export const namedCompanies =
  (database: Db) =>
  async (ids: readonly string[]): Promise<NamedCompany[]> => {
    const rows = await database
      .withTables<CompanyTables>()
      .selectFrom('companies')
      .selectAll()
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .orderBy('name')
      .orderBy('id')
      .execute()
    return rows.map(row => {
      const { id, name, url } = companyFacts(row)
      return { id, name, url, legalName: row.legal_name }
    })
  }

/** Suggestions while somebody types (calls 089 and 090). */
export const suggestRoutes = (suggestions: Suggestions): Route[] => [
  route(suggestCompanyNames, schemas.suggestCompanyNames, async ({ query, market, language }) => {
    const { companies } = await suggestions(query.query, { market, language }, query.size)
    return { items: companies.map(({ value }) => value) }
  }),

  route(suggestSearches, schemas.suggestSearches, ({ query, market, language }) =>
    suggestions(query.query, { market, language }, query.size),
  ),
]
