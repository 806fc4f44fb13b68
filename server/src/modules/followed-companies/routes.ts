import {
  followCompany,
  listFollowedCompanies,
  unfollowCompany,
} from '@hanap/contracts/companies/follows.calls'
import type { FollowedCompany } from '@hanap/contracts/companies/follows.schemas'
import * as schemas from '@hanap/contracts/companies/follows.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { pageEnvelope } from '../../calls/paged.ts'
import { Refusal } from '../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { companiesByIds, companyIn, findCompany, hasBlocked, type OpenJobCounts } from '../companies/index.ts'
import { type FollowedRow, follow, followedPage, unfollow } from './store.ts'

/** Companies that a seeker follows: calls 543 to 545. */
export const followRoutes = (db: Db, openJobs: OpenJobCounts): Route[] => {
  const toWire = async (rows: readonly FollowedRow[], language: LanguageCode): Promise<FollowedCompany[]> => {
    const ids = rows.map(row => row.company_id)
    const [companies, counts] = await Promise.all([companiesByIds(db, ids), openJobs.ofCompanies(ids)])
    return rows.flatMap(({ company_id, followed_at }) => {
      const company = companies.get(company_id)
      if (!company) return []
      return [
        {
          id: company_id,
          followed_at: followed_at.toISOString(),
          company: companyIn(company, counts.get(company_id) ?? 0, language),
        },
      ]
    })
  }

  /** By its own id or that of one of its pages. */
  const companyIdOf = async (id: string) => {
    const company = await findCompany(db, id)
    if (!company) throw new Refusal('company_not_found')
    return company.id
  }

  return [
    seekerRoute(followCompany, schemas.followCompany, async ({ params, caller, language }) => {
      const { accountId } = caller
      const companyId = await companyIdOf(params.id)
      const row = await db.transaction().execute(async trx => {
        if (await hasBlocked(trx, accountId, [companyId])) throw new Refusal('company_blocked')
        return follow(trx, accountId, companyId)
      })
      if (!row) throw new Refusal('too_many_followed')
      const [entry] = await toWire([row], language)
      if (!entry) throw new Refusal('company_not_found')
      return entry
    }),

    seekerRoute(unfollowCompany, schemas.unfollowCompany, async ({ params, caller }) => {
      await unfollow(db, caller.accountId, await companyIdOf(params.id))
      return {}
    }),

    seekerRoute(listFollowedCompanies, schemas.listFollowedCompanies, async ({ query, caller, language }) => {
      const { rows, total } = await followedPage(db, caller.accountId, query)
      return { companies: await toWire(rows, language), ...pageEnvelope(total, query) }
    }),
  ]
}
