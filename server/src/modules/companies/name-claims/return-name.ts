import type { Db } from '../../../db/client.ts'
import { publishChanges } from '../../../db/outbox.ts'
import { type AuditActor, recordAudit } from '../../audit/index.ts'
import type { CompanyRow } from '../facts.ts'
import { companyStore } from '../store.ts'
import { claimsStore, type NameClaimRow } from './claims-store.ts'
import { namesStore } from './names-store.ts'
import type { NameChange } from './tables.ts'

const OPERATOR: AuditActor = { kind: 'operator' }

/** A name that an accepted claim gave, and that goes back. */
export interface NameReturn {
  claim: NameClaimRow
  change: NameChange
  claimant: CompanyRow
  /** Who had the name; null where nobody had. */
  ownerId: string | null
}

/** What taking an accepted claim back would return, locked; undefined where the claimant has the name no more. */
export const lockNameReturn = async (trx: Db, id: string): Promise<NameReturn | undefined> => {
  const claim = await claimsStore.lock(trx, id)
  if (claim?.state !== 'accepted' || !claim.gave) return undefined
  const named = { market: claim.market, nameKey: claim.name_key }
  await namesStore.lock(trx, named)
  const claimant = await companyStore(trx).find(claim.company_id)
  const holder = await namesStore.holder(trx, named)
  if (!claimant || !holder || (holder.id !== claimant.id && holder.page_of !== claimant.id)) return undefined
  const { gave: change, holder_id: ownerId } = claim
  return change.rowId !== null && ownerId === null ? undefined : { claim, change, claimant, ownerId }
}

/** The name is whose it was, with its pages; who blocked the one goes on blocking the other. */
export const returnName = async (
  trx: Db,
  { claim, change, claimant, ownerId }: NameReturn,
  isOpen: boolean,
): Promise<void> => {
  const { rowId, rowPageOf, becamePage, pageIds } = change
  if (claim.market === claimant.market) await namesStore.setHolder(trx, claimant.id, false)
  else if (!becamePage) await namesStore.dropPage(trx, claimant.id, claim)
  if (rowId !== null) {
    if (becamePage) await namesStore.setPageOf(trx, [rowId], rowPageOf)
    await namesStore.setPageOf(trx, pageIds, rowId)
    await namesStore.setHolder(trx, rowId, true)
  }
  if (ownerId !== null) await namesStore.copyBlocks(trx, claimant.id, ownerId)
  await claimsStore.takeBack(trx, claim.id, isOpen ? 'pending' : 'refused')
  const details = { value: `${claim.name} (${claim.market})` }
  await recordAudit(trx, { companyId: claimant.id, action: 'name_taken_back', actor: OPERATOR, details })
  if (ownerId !== null)
    await recordAudit(trx, { companyId: ownerId, action: 'name_returned', actor: OPERATOR, details })
  await publishChanges(
    trx,
    [...new Set([claimant.id, ownerId, rowId].filter(id => id !== null))].map(id => ({
      topic: 'company' as const,
      id,
    })),
  )
}

/** A refused claim waits again; false where it is not refused, or another of the company's waits there. */
export const reopenNameClaim = async (trx: Db, id: string): Promise<boolean> => {
  const claim = await claimsStore.lock(trx, id)
  if (claim?.state !== 'refused') return false
  await namesStore.lock(trx, { market: claim.market, nameKey: claim.name_key })
  const claims = await claimsStore.ofCompany(trx, claim.company_id)
  if (claims.some(other => other.market === claim.market && other.state === 'pending')) return false
  await claimsStore.takeBack(trx, id, 'pending')
  return true
}

/** Whom a claim is between, whatever was decided. */
export const nameClaimSides = async (
  db: Db,
  id: string,
): Promise<{ companyId: string; holderId: string | null } | undefined> => {
  const claim = await claimsStore.find(db, id)
  return claim && { companyId: claim.company_id, holderId: claim.holder_id }
}
