import * as calls from '@hanap/contracts/recruiters/name-claims.calls'
import * as schemas from '@hanap/contracts/recruiters/name-claims.schemas'
import { Refusal } from '../../../calls/refusal.ts'
import { memberRoute, type Route } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { companyStore } from '../store.ts'
import { claimOwnName } from './claim-name.ts'
import { claimsStore, type NameClaimRow } from './claims-store.ts'
import { marketsOfCompany } from './names-store.ts'

const claimIn = (row: NameClaimRow): schemas.NameClaim => ({
  id: row.id,
  name: row.name,
  country_key: row.market,
  state: row.state,
  note: row.note,
  reason: row.reason,
  moved_jobs: row.moved_jobs,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
})

const namesOf = async (db: Db, companyId: string) => {
  const [company, markets, claims] = await Promise.all([
    companyStore(db).find(companyId),
    marketsOfCompany(db, companyId),
    claimsStore.ofCompany(db, companyId),
  ])
  if (!company) throw new Refusal('company_not_found')
  return {
    name: company.name,
    is_verified: company.is_verified,
    holds_name: company.holds_name,
    country_keys: markets,
    claims: claims.map(claimIn),
  }
}

/** A company's name and its pages in several markets: calls 451 and 452. */
export const nameClaimRoutes = (db: Db): Route[] => [
  memberRoute(calls.listNameClaims, schemas.listNameClaims, ({ caller }) => namesOf(db, caller.companyId)),

  memberRoute(calls.claimName, schemas.claimName, async ({ body, caller }) => {
    await claimOwnName(db, caller, { market: body.country_key, note: body.note })
    return namesOf(db, caller.companyId)
  }),
]
