import type { Db } from '../../../db/client.ts'
import { publishChanges } from '../../../db/outbox.ts'
import { type AuditActor, recordAudit } from '../../audit/index.ts'
import type { CompanyRow } from '../facts.ts'
import { companyStore } from '../store.ts'
import type { CompanyTables } from '../tables.ts'
import { claimsStore, type NameClaimRow } from './claims-store.ts'
import { namesStore } from './names-store.ts'
import type { NameChange, NameClaimTables } from './tables.ts'

const OPERATOR: AuditActor = { kind: 'operator' }
const SHOWN = 500

/** Claims that wait for an operator, the longest waiting first, with who has the name. */
export const waitingNameClaims = (db: Db) =>
  db
    .withTables<NameClaimTables & CompanyTables>()
    .selectFrom('name_claims as claim')
    .innerJoin('companies as claimant', 'claimant.id', 'claim.company_id')
    .leftJoin('companies as holder', 'holder.id', 'claim.holder_id')
    .select([
      'claim.id',
      'claim.company_id',
      'claim.market',
      'claim.name',
      'claim.note',
      'claim.created_at',
      'claim.holder_id',
      'claimant.website',
      'claimant.is_verified',
      'holder.website as holder_website',
      'holder.is_verified as is_holder_verified',
    ])
    .where('claim.state', '=', 'pending')
    .orderBy('claim.created_at')
    .limit(SHOWN)
    .execute()

/** A name that goes over: what else goes with it is others'. */
export interface NameTransfer {
  claim: NameClaimRow
  claimant: CompanyRow
  /** The row that had the name; undefined where none has it any more. */
  holder: CompanyRow | undefined
  /** The company whose it is: another where the row is a page of it. */
  owner: CompanyRow | undefined
}

/** `unproven`: the company is no longer verified; `proven`: who has the name has proven it since. */
export type NameClaimOutcome = 'accepted' | 'refused' | 'not_waiting' | 'unproven' | 'proven'

/** An operator refuses a claim; the company reads the reason. */
export const refuseNameClaim = async (
  trx: Db,
  id: string,
  reason: string,
): Promise<NameClaimRow | undefined> => {
  const claim = await claimsStore.lock(trx, id)
  if (claim?.state !== 'pending') return undefined
  const settled = await claimsStore.settle(trx, id, { state: 'refused', reason })
  await recordAudit(trx, {
    companyId: claim.company_id,
    action: 'name_refused',
    actor: OPERATOR,
    details: { value: `${claim.name} (${claim.market})` },
  })
  return settled
}

/** What a claim would give, locked; or why it gives nothing. */
export const lockNameTransfer = async (
  trx: Db,
  id: string,
): Promise<NameTransfer | Exclude<NameClaimOutcome, 'accepted' | 'refused'>> => {
  const claim = await claimsStore.lock(trx, id)
  if (claim?.state !== 'pending') return 'not_waiting'
  const named = { market: claim.market, nameKey: claim.name_key }
  await namesStore.lock(trx, named)
  const claimant = await companyStore(trx).find(claim.company_id)
  if (!claimant) return 'not_waiting'
  if (!claimant.is_verified) return 'unproven'
  const holder = await namesStore.holder(trx, named)
  const owner = holder && (await companyStore(trx).find(holder.id))
  if (owner?.is_verified) return 'proven'
  return { claim, claimant, holder, owner }
}

/**
 * Gives the name to who claims it. A company that is kept, for its members or the ads that it wrote, goes on without the name;
 * any other becomes a page of the claimant's.
 */
export const transferName = async (
  trx: Db,
  { claim, claimant, holder, owner }: NameTransfer,
  { isKept, movedJobs }: { isKept: boolean; movedJobs: number },
): Promise<NameClaimRow> => {
  const isOwnMarket = claim.market === claimant.market
  const becomesPage = holder !== undefined && (holder.page_of !== null || !isKept)
  let pageIds: string[] = []
  if (holder && owner) {
    await namesStore.copyBlocks(trx, owner.id, claimant.id)
    if (!becomesPage || isOwnMarket) await namesStore.setHolder(trx, holder.id, false)
    if (becomesPage) {
      await namesStore.dropBlocks(trx, holder.id)
      pageIds = await namesStore.makePage(trx, holder.id, claimant.id)
    }
  }
  if (isOwnMarket) await namesStore.setHolder(trx, claimant.id, true)
  else if (!becomesPage) await namesStore.addPage(trx, claimant, claim.market)
  const change: NameChange = {
    rowId: holder?.id ?? null,
    rowPageOf: holder?.page_of ?? null,
    becamePage: becomesPage,
    pageIds,
  }
  const settled = await claimsStore.settle(trx, claim.id, {
    state: 'accepted',
    holder_id: owner?.id ?? null,
    moved_jobs: movedJobs,
    gave: JSON.stringify(change),
  })
  const details = { value: `${claim.name} (${claim.market})`, count: movedJobs }
  await recordAudit(trx, { companyId: claimant.id, action: 'name_accepted', actor: OPERATOR, details })
  if (owner && isKept)
    await recordAudit(trx, { companyId: owner.id, action: 'name_lost', actor: OPERATOR, details })
  await publishChanges(
    trx,
    [claimant, holder, owner].flatMap(each => (each ? [{ topic: 'company' as const, id: each.id }] : [])),
  )
  return settled
}
