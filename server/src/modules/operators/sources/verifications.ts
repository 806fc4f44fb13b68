import type { Db } from '../../../db/client.ts'
import {
  countWaitingVerifications,
  decideVerification,
  documentOf,
  findCompany,
  findVerification,
  revertVerification,
  waitingVerifications,
} from '../../companies/index.ts'
import { factsOfCompany, personFact } from '../cases/case-people.ts'
import type { CaseSides, CaseSource } from '../cases/source.ts'

const sidesOf = async (db: Db, id: string): Promise<CaseSides> => {
  const row = await findVerification(db, id)
  return {
    accountId: null,
    companyId: row?.company_id ?? null,
    reporterIds: row?.started_by ? [row.started_by] : [],
  }
}

/** Numbers of registers, each with its document. */
export const verificationCases: CaseSource = {
  kind: 'verification',
  reasons: {
    uphold: ['register_matches', 'other'],
    refuse: ['document_mismatch', 'document_unreadable', 'fraud', 'not_enough_evidence', 'other'],
  },
  verdicts: ['uphold'],

  list: async (db, { limit }) =>
    (await waitingVerifications(db, limit)).map(({ id, company, value, created_at }) => ({
      id,
      title: company,
      reason: value,
      since: created_at,
      reports: 1,
    })),

  count: countWaitingVerifications,

  find: async (db, id, language) => {
    const row = await findVerification(db, id)
    if (row?.state !== 'pending') return undefined
    const company = await findCompany(db, row.company_id)
    const document = await documentOf(db, id)
    return {
      id,
      ...(await sidesOf(db, id)),
      title: company?.name ?? id,
      reason: row.value,
      since: row.created_at,
      reports: 1,
      facts: [
        { name: 'number', value: row.value },
        ...(await factsOfCompany(db, row.company_id, language)),
        ...(await personFact(db, 'reporter', row.started_by)),
      ],
      messages: [],
      job: null,
      document: document?.content ? { name: document.name, mime: document.mime } : null,
    }
  },

  sidesOf,

  decide: async (trx, id, { isUpheld, reason, words }) => {
    const decision = { isAccepted: isUpheld, reason: words || undefined, reasonKey: reason }
    return (await decideVerification(trx, id, decision)) ? {} : undefined
  },

  revert: (trx, id, _, isOpen) => revertVerification(trx, id, isOpen),
}
