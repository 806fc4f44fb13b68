import type { CaseKind, VerdictReason } from '@hanap/contracts/operators/cases.calls'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { Effects, OperatorAction, OperatorTables } from '../tables.ts'

export interface ActRecord {
  /** Null: the command line. */
  operatorId: string | null
  action: OperatorAction
  title: string
  kind?: CaseKind | undefined
  caseId?: string | undefined
  reason?: VerdictReason | undefined
  words?: string | undefined
  accountId?: string | null | undefined
  companyId?: string | null | undefined
  effects?: Effects | undefined
}

const MAX_TITLE = 300

/** Writes an act into the operators' log, in the transaction of the act itself. Answers its id. */
export const recordAct = async (trx: Db, act: ActRecord): Promise<string> => {
  const id = newId()
  await trx
    .withTables<OperatorTables>()
    .insertInto('operator_acts')
    .values({
      id,
      operator_id: act.operatorId,
      action: act.action,
      kind: act.kind ?? null,
      case_id: act.caseId ?? null,
      title: act.title.slice(0, MAX_TITLE),
      reason: act.reason ?? null,
      words: act.words || null,
      account_id: act.accountId ?? null,
      company_id: act.companyId ?? null,
      effects: JSON.stringify(act.effects ?? {}),
    })
    .execute()
  return id
}

/** Of somebody whose account is deleted the log keeps what was decided, without the name and the words. */
export const eraseFromActs = async (trx: Db, accountId: string) => {
  await trx
    .withTables<OperatorTables>()
    .updateTable('operator_acts')
    .set({ title: '', words: null, account_id: null })
    .where('account_id', '=', accountId)
    .execute()
}
