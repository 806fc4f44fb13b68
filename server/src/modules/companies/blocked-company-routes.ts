import {
  blockCompany,
  listBlockedCompanies,
  unblockCompany,
} from '@hanap/contracts/companies/companies.calls'
import type { BlockedCompany } from '@hanap/contracts/companies/companies.schemas'
import * as schemas from '@hanap/contracts/companies/companies.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { pageEnvelope } from '../../calls/paged.ts'
import { Refusal } from '../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { type BlockedRow, block, blockedPage, unblock } from './blocked-companies.ts'
import { companyIn } from './facts.ts'
import type { CompanyStore, OpenJobCounts } from './store.ts'

/** Ends in the same transaction what is pending between a seeker and a company. */
export type OnCompanyBlocked = (trx: Db, of: { seekerId: string; companyId: string }) => Promise<void>

export const blockedCompanyRoutes = (
  db: Db,
  companies: CompanyStore,
  openJobs: OpenJobCounts,
  onBlocked: OnCompanyBlocked,
): Route[] => {
  const toWire = async (rows: readonly BlockedRow[], language: LanguageCode): Promise<BlockedCompany[]> => {
    const ids = rows.map(row => row.company_id)
    const [companiesById, counts] = await Promise.all([companies.byIds(ids), openJobs.ofCompanies(ids)])
    return rows.flatMap(({ company_id, blocked_at }) => {
      const company = companiesById.get(company_id)
      if (!company) return []
      return {
        id: company_id,
        company_id,
        blocked_at: blocked_at.toISOString(),
        company: companyIn(company, counts.get(company_id) ?? 0, language),
      }
    })
  }

  const mustExist = async (companyId: string) => {
    if (!(await companies.find(companyId))) throw new Refusal('company_not_found')
  }

  return [
    seekerRoute(listBlockedCompanies, schemas.listBlockedCompanies, async ({ query, caller, language }) => {
      const { rows, total } = await blockedPage(db, caller.accountId, query)
      return {
        companies: await toWire(rows, language),
        ...pageEnvelope(total, query),
      }
    }),

    seekerRoute(blockCompany, schemas.blockCompany, async ({ body, caller, language }) => {
      await mustExist(body.company_id)
      const { company_id: companyId } = body
      const row = await db.transaction().execute(async trx => {
        const blocked = await block(trx, caller.accountId, companyId)
        if (!blocked) throw new Refusal('too_many_blocked')
        await onBlocked(trx, { seekerId: caller.accountId, companyId })
        return blocked
      })
      const [entry] = await toWire([row], language)
      if (!entry) throw new Refusal('company_not_found')
      return entry
    }),

    seekerRoute(unblockCompany, schemas.unblockCompany, async ({ params, caller }) => {
      await mustExist(params.id)
      await unblock(db, caller.accountId, params.id)
      return {}
    }),
  ]
}
