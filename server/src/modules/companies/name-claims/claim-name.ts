import { marketByKey } from '@hanap/markets/markets'
import type { Member } from '../../../calls/caller.ts'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { publishChanges } from '../../../db/outbox.ts'
import { recordAudit } from '../../audit/index.ts'
import { companyStore } from '../store.ts'
import { claimsStore } from './claims-store.ts'
import { marketsOfCompany, namesStore } from './names-store.ts'

/** Of one company, whatever became of them. */
const MAX_CLAIMS = 50

interface NameClaimRequest {
  market: string
  note: string
}

/** A name that nobody has is the company's at once; one that another company has waits for an operator. */
export const claimOwnName = (db: Db, { companyId, accountId }: Member, { market, note }: NameClaimRequest) =>
  db.transaction().execute(async trx => {
    const company = await companyStore(trx).find(companyId)
    if (!company) throw new Refusal('company_not_found')
    if (!company.is_verified) throw new Refusal('name_unproven')
    if (!marketByKey(market)) throw refuseField('country_key', 'invalid_choice')
    const { name, name_key } = company
    const named = { market, nameKey: name_key }
    await namesStore.lock(trx, named)
    const isOwnMarket = market === company.market
    const markets = await marketsOfCompany(trx, companyId)
    if (isOwnMarket ? company.holds_name : markets.includes(market))
      throw refuseField('country_key', 'invalid_choice')
    const holder = await namesStore.holder(trx, named)
    const owner = holder && (await companyStore(trx).find(holder.id))
    if (owner?.is_verified) throw new Refusal('name_proven')
    const before = await claimsStore.ofCompany(trx, companyId)
    if (before.some(claim => claim.market === market && claim.state === 'pending')) return
    if (before.length >= MAX_CLAIMS) throw new Refusal('too_many_claims')
    const values = { company_id: companyId, market, name, name_key, note, claimed_by: accountId }
    if (holder) await claimsStore.insert(trx, { ...values, holder_id: holder.id })
    else {
      if (isOwnMarket) await namesStore.setHolder(trx, companyId, true)
      else await namesStore.addPage(trx, company, market)
      await claimsStore.insert(trx, {
        ...values,
        holder_id: null,
        state: 'accepted',
        decided_at: new Date(),
      })
      await publishChanges(trx, [{ topic: 'company', id: companyId }])
    }
    await recordAudit(trx, {
      companyId,
      action: holder ? 'name_claimed' : 'name_accepted',
      actor: { kind: 'member', id: accountId },
      details: { value: `${name} (${market})` },
    })
  })
