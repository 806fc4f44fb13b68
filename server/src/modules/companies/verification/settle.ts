import type { VerdictReason } from '@hanap/contracts/operators/cases.calls'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { type AuditActor, recordAudit } from '../../audit/index.ts'
import {
  keepEarlierWord,
  lockVerifications,
  refreshBadge,
  type VerificationRow,
  verificationsStore,
} from './store.ts'

const actions = {
  verified: 'verification_confirmed',
  refused: 'verification_refused',
  lapsed: 'verification_lapsed',
} as const

interface Settlement {
  state: keyof typeof actions
  actor: AuditActor
  reason?: string
  reasonKey?: VerdictReason
}

/** Ends what a verification waited for, or that it holds; the badge follows. Undefined where it stands so already, or is gone. */
export const settleVerification = async (
  trx: Db,
  { id, company_id }: Pick<VerificationRow, 'id' | 'company_id'>,
  { state, actor, reason, reasonKey }: Settlement,
): Promise<VerificationRow | undefined> => {
  await lockVerifications(trx, company_id)
  const row = await verificationsStore.lock(trx, id)
  if (!row || row.state === state || (state === 'lapsed' && row.state !== 'verified')) return undefined
  if (state === 'verified') await keepEarlierWord(trx, company_id)
  const settled = await verificationsStore.change(trx, id, {
    state,
    reason: reason ?? null,
    reason_key: reasonKey ?? null,
    problem: null,
    failing_since: null,
    code_hash: null,
    code_expires_at: null,
    checked_at: sql<Date>`now()`,
    looked_at: sql<Date>`now()`,
  })
  await refreshBadge(trx, company_id)
  await recordAudit(trx, {
    companyId: company_id,
    action: actions[state],
    actor,
    details: { value: row.value },
  })
  return settled
}
