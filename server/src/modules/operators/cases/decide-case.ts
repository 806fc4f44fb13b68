import type { Verdict, VerdictReason } from '@hanap/contracts/operators/cases.calls'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { type ActRow, actsStore } from '../acts/acts-store.ts'
import { recordAct } from '../acts/record-act.ts'
import type { Effects } from '../tables.ts'
import { caseClaims } from './claims-store.ts'
import type { QueueDeps } from './queue-deps.ts'
import { revertAct } from './revert-act.ts'
import type { CaseSides, CaseSource } from './source.ts'

interface CaseDecision {
  verdict: Verdict
  reason: VerdictReason
  words: string
}

/** Which verdicts a case may get: nobody is suspended who is not there. */
export const verdictsOf = (source: CaseSource, { accountId, companyId }: CaseSides): Verdict[] => [
  ...source.verdicts.filter(
    verdict =>
      (verdict !== 'suspend_account' || accountId !== null) &&
      (verdict !== 'suspend_company' || companyId !== null),
  ),
  'refuse',
]

const refuseWrong = (source: CaseSource, sides: CaseSides, { verdict, reason, words }: CaseDecision) => {
  if (!verdictsOf(source, sides).includes(verdict)) throw refuseField('verdict', 'invalid_choice')
  const reasons = source.reasons[verdict === 'refuse' ? 'refuse' : 'uphold']
  if (!reasons.includes(reason)) throw refuseField('reason', 'invalid_choice')
  if (reason === 'other' && words === '') throw refuseField('words', 'required')
}

const suspend = async (
  trx: Db,
  { suspending }: QueueDeps,
  { accountId, companyId }: CaseSides,
  { verdict, reason, words }: CaseDecision,
): Promise<Effects> => {
  const ruling = { reason, words: words || null }
  if (verdict === 'suspend_account' && accountId !== null)
    return (await suspending.account(trx, accountId, ruling)) ?? {}
  if (verdict === 'suspend_company' && companyId !== null)
    return (await suspending.company(trx, companyId, ruling)) ?? {}
  return {}
}

/** What two verdicts of one act changed, together. */
const together = (one: Effects, other: Effects): Effects => ({
  ...one,
  ...other,
  jobIds: [...(one.jobIds ?? []), ...(other.jobIds ?? [])],
})

/** Decides on a case that waits and that nobody else has taken; all of it in one transaction with its entry in the log. */
export const ruleOnCase = async (
  deps: QueueDeps,
  source: CaseSource,
  id: string,
  decision: CaseDecision,
  operatorId: string,
): Promise<ActRow> => {
  const { db } = deps
  const waitingCase = await source.find(db, id, 'en')
  if (!waitingCase) {
    const isDecided = (await actsStore.verdictOn(db, source.kind, id)) !== undefined
    throw new Refusal(isDecided ? 'case_decided' : 'case_not_found')
  }
  refuseWrong(source, waitingCase, decision)
  const { verdict, reason, words } = decision
  const actId = await db.transaction().execute(async trx => {
    if (!(await caseClaims.take(trx, source.kind, id, operatorId))) throw new Refusal('case_claimed')
    const isUpheld = verdict !== 'refuse'
    const effects = await source.decide(trx, id, { isUpheld, reason, words }, operatorId)
    if (!effects) throw new Refusal('case_decided')
    const suspended = await suspend(trx, deps, waitingCase, decision)
    await caseClaims.release(trx, source.kind, id, operatorId)
    return recordAct(trx, {
      operatorId,
      action: verdict,
      title: waitingCase.title,
      kind: source.kind,
      caseId: id,
      reason,
      words,
      accountId: waitingCase.accountId,
      companyId: waitingCase.companyId,
      effects: together(effects, suspended),
    })
  })
  return actOf(db, actId)
}

const actOf = async (db: Db, id: string): Promise<ActRow> => {
  const act = await actsStore.byId(db, id)
  if (!act) throw new Error(`The act ${id} is not in the log`)
  return act
}

/** Takes a verdict back; its case waits again. Answers the entry of the log about that. */
export const takeBack = async (
  { db, notifier }: QueueDeps,
  sources: readonly CaseSource[],
  actId: string,
  operatorId: string,
): Promise<ActRow> => {
  const undoneId = await db.transaction().execute(async trx => {
    const act = await actsStore.lock(trx, actId)
    if (!act) throw new Refusal('case_not_found')
    const isVerdict = act.kind !== null && act.kind !== 'appeal' && act.undone_at === null
    const isSuspension = act.kind === null && act.action.startsWith('suspend') && act.undone_at === null
    if (!isVerdict && !isSuspension) throw new Refusal('cannot_undo')
    if (!(await revertAct(trx, { notifier, sources }, act, { isOpen: true })))
      throw new Refusal('cannot_undo')
    return recordAct(trx, {
      operatorId,
      action: 'undo',
      title: act.title,
      kind: act.kind ?? undefined,
      caseId: act.case_id ?? undefined,
      accountId: act.account_id,
      companyId: act.company_id,
    })
  })
  return actOf(db, undoneId)
}
