import {
  featuredCompanies,
  readCompany,
  searchCompanies,
  similarCompanies,
} from '@hanap/contracts/companies/companies.calls'
import * as schemas from '@hanap/contracts/companies/companies.schemas'
import { optionText } from '@hanap/markets/lists'
import { pageEnvelope } from '../../calls/paged.ts'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import { type Route, route, withSharedAnswers } from '../../calls/route.ts'
import type { CompanyPages } from './company-pages.ts'
import { type CompanyRow, companyIn } from './facts.ts'
import { companyNameKey } from './name-key.ts'
import { similarTo } from './similarity.ts'
import { reasonText } from './similarity-texts.ts'
import type { CompanyStore, OpenJobCounts } from './store.ts'

const isNone = (list: 'industry_lists' | 'no_of_employee_ranges', id: number | undefined) =>
  id !== undefined && optionText(list, id, 'en') === undefined

interface CompanyRoutesDeps {
  openJobs: OpenJobCounts
  pages: CompanyPages
  isBlockedBy(accountId: string, companyId: string): Promise<boolean>
  isFollowedBy(accountId: string, companyId: string): Promise<boolean>
}

export const companyRoutes = (
  companies: CompanyStore,
  { openJobs, pages, isBlockedBy, isFollowedBy }: CompanyRoutesDeps,
): Route[] => {
  const find = async (id: string) => {
    const company = await companies.find(id)
    if (!company) throw new Refusal('company_not_found')
    return company
  }

  return [
    route(readCompany, schemas.readCompany, async ({ params, caller, language, dependsOn }) => {
      dependsOn(`company:${params.id}`)
      const company = await find(params.id)
      const [view, isBlocked, isFollowed] = await Promise.all([
        pages.view(company, language),
        caller.kind === 'seeker' && isBlockedBy(caller.accountId, company.id),
        caller.kind === 'seeker' && isFollowedBy(caller.accountId, company.id),
      ])
      return { ...view, is_blocked: isBlocked, is_followed: isFollowed }
    }),

    route(searchCompanies, schemas.searchCompanies, async ({ query, market, language, dependsOn }) => {
      dependsOn(`market:${market.key}`)
      if (isNone('industry_lists', query.industry)) throw refuseField('industry', 'invalid_choice')
      if (isNone('no_of_employee_ranges', query.no_of_employees))
        throw refuseField('no_of_employees', 'invalid_choice')
      const counts = await openJobs.inMarket(market.key)
      const { page, size } = query
      const { rows, total } = await companies.page(
        {
          market: market.key,
          name: query.query && companyNameKey(query.query),
          industryId: query.industry,
          sizeId: query.no_of_employees,
          limit: size,
          offset: (page - 1) * size,
        },
        counts,
      )
      return {
        companies: rows.map(row => companyIn(row, counts.get(row.id) ?? 0, language)),
        ...pageEnvelope(total, { page, size }),
      }
    }),

    withSharedAnswers(
      route(featuredCompanies, schemas.featuredCompanies, async ({ query, market, language, dependsOn }) => {
        dependsOn(`market:${market.key}`)
        const counts = await openJobs.inMarket(market.key)
        const { rows } = await companies.page(
          {
            market: market.key,
            name: query.query && companyNameKey(query.query),
            isVerified: true,
            limit: query.size,
            offset: (query.page - 1) * query.size,
          },
          counts,
        )
        return { companies: rows.map(row => companyIn(row, counts.get(row.id) ?? 0, language)) }
      }),
    ),

    route(similarCompanies, schemas.similarCompanies, async ({ params, query, language, dependsOn }) => {
      const company = await find(params.companyId)
      dependsOn(`company:${company.id}`, `market:${company.market}`)
      const mixes = await openJobs.mixInMarket(company.market)
      const candidates = await companies.comparable(company, [...mixes.keys()])
      const compared = (row: Pick<CompanyRow, 'id' | 'industry_id' | 'size_id'>) => ({
        id: row.id,
        industryId: row.industry_id,
        sizeId: row.size_id,
        mix: mixes.get(row.id),
      })
      const similar = similarTo(compared(company), candidates.map(compared), query.size)
      const ids = similar.map(({ id }) => id)
      const [rows, counts] = await Promise.all([companies.byIds(ids), openJobs.ofCompanies(ids)])
      return {
        companies: similar.flatMap(({ id, reasons }) => {
          const row = rows.get(id)
          if (!row) return []
          return [
            {
              ...companyIn(row, counts.get(id) ?? 0, language),
              reasons: reasons.flatMap(({ key, optionId }) => {
                const value = reasonText(key, optionId, language)
                return value === undefined ? [] : [{ key, value }]
              }),
            },
          ]
        }),
      }
    }),
  ]
}
