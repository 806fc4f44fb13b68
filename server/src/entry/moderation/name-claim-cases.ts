import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { findCompany, waitingNameClaims } from '../../modules/companies/index.ts'
import { type CaseSource, factsOfCompany, verdictReasonText } from '../../modules/operators/index.ts'
import type { Settings } from '../settings/settings.ts'
import { decideNameClaim, leadersOfNameClaim, revertNameClaim } from './name-claims.ts'

const claimById = async (db: Db, id: string) => (await waitingNameClaims(db)).find(each => each.id === id)

/** Claims of companies to names that others have; taking a verdict back returns the name with its imported ads. */
export const nameClaimCases = (settings: Settings): CaseSource => ({
  kind: 'name_claim',
  reasons: {
    uphold: ['register_matches', 'other'],
    refuse: ['not_enough_evidence', 'document_mismatch', 'fraud', 'other'],
  },
  verdicts: ['uphold'],

  list: async (db, { limit }) =>
    (await waitingNameClaims(db)).slice(0, limit).map(({ id, name, note, created_at }) => ({
      id,
      title: name,
      reason: note,
      since: created_at,
      reports: 1,
    })),

  count: async db => (await waitingNameClaims(db)).length,

  find: async (db, id, language) => {
    const claim = await claimById(db, id)
    if (!claim) return undefined
    const holder = claim.holder_id === null ? undefined : await findCompany(db, claim.holder_id)
    const websiteOf = (website: string | null) =>
      website === null ? [] : [{ name: 'website' as const, value: website }]
    return {
      id,
      accountId: null,
      companyId: claim.company_id,
      reporterIds: [],
      title: claim.name,
      reason: claim.note,
      since: claim.created_at,
      reports: 1,
      facts: [
        { name: 'words', value: claim.note },
        ...(await factsOfCompany(db, claim.company_id, language)),
        { name: 'market', value: claim.market },
        ...(holder ? [{ name: 'reported' as const, value: holder.name }] : []),
        ...websiteOf(claim.holder_website),
      ],
      messages: [],
      job: null,
      document: null,
    }
  },

  sidesOf: async (db, id) => ({
    accountId: null,
    companyId: null,
    reporterIds: await leadersOfNameClaim(db, id),
  }),

  decide: async (trx, id, { isUpheld, reason, words }) => {
    const ruling = { reason, words: words || null }
    const outcome = await decideNameClaim(
      trx,
      settings,
      id,
      isUpheld
        ? { isAccepted: true, ruling }
        : { isAccepted: false, text: words || verdictReasonText(reason), ruling },
    )
    if (outcome === 'unproven') throw new Refusal('name_unproven')
    if (outcome === 'proven') throw new Refusal('name_proven')
    return outcome === 'not_waiting' ? undefined : {}
  },

  revert: (trx, id, _, isOpen) => revertNameClaim(trx, settings, id, isOpen),
})
