import type { Db } from '../../../db/client.ts'
import { accountFactsByIds } from '../../auth/index.ts'
import { countFlagged, flaggedAccounts, markReviewed } from '../../chats/index.ts'
import { factsOfCompany, namesOf, personFact } from '../cases/case-people.ts'
import type { CaseSource } from '../cases/source.ts'

const flaggedById = async (db: Db, id: string) => (await flaggedAccounts(db)).find(each => each.id === id)

/** Accounts whose messages read like frauds; nobody reported them, and nobody but who is suspended is told. */
export const messageCases: CaseSource = {
  kind: 'messages',
  reasons: {
    uphold: ['fraud', 'fees', 'contact_data', 'harassment', 'spam', 'illegal', 'other'],
    refuse: ['no_breach', 'not_enough_evidence', 'other'],
  },
  verdicts: ['suspend_account', 'suspend_company'],

  list: async (db, { limit }) => {
    const flagged = (await flaggedAccounts(db)).slice(0, limit)
    const names = await namesOf(
      db,
      flagged.map(({ id }) => id),
    )
    return flagged.map(({ id, message_num, since }) => ({
      id,
      title: names.get(id) || id,
      reason: null,
      since: new Date(since),
      reports: message_num,
    }))
  },

  count: countFlagged,

  find: async (db, id, language) => {
    const flagged = await flaggedById(db, id)
    if (!flagged) return undefined
    const names = await namesOf(db, [id])
    return {
      id,
      accountId: id,
      companyId: flagged.companyId,
      reporterIds: [],
      title: names.get(id) || id,
      reason: null,
      since: new Date(flagged.since),
      reports: flagged.message_num,
      facts: [
        ...(await personFact(db, 'account', id)),
        ...(await factsOfCompany(db, flagged.companyId, language)),
      ],
      messages: flagged.messages.map(({ chat_id, seq, text, keys }) => ({
        seq,
        sender: 'recruiter' as const,
        kind: keys.join(', '),
        text,
        at: null,
        chat_id,
      })),
      job: null,
      document: null,
    }
  },

  sidesOf: async (db, id) => {
    const account = (await accountFactsByIds(db, [id])).get(id)
    return { accountId: id, companyId: account?.companyId ?? null, reporterIds: [] }
  },

  decide: async (trx, id) => ((await markReviewed(trx, id)) ? {} : undefined),

  // What it wrote since is in the queue by itself.
  revert: async () => ({ isTold: false }),
}
