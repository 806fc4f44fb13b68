import type { VerdictReason } from '@hanap/contracts/operators/cases.calls'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import type { CompanyTables } from '../tables.ts'
import { settleVerification } from './settle.ts'
import { lockVerifications, refreshBadge, verificationsStore } from './store.ts'
import type { VerificationTables } from './tables.ts'

export interface WaitingVerification
  extends Pick<
    Selectable<VerificationTables['company_verifications']>,
    'id' | 'company_id' | 'value' | 'created_at' | 'document_id'
  > {
  company: string
  market: string
}

const waiting = (db: Db) =>
  db
    .withTables<VerificationTables & CompanyTables>()
    .selectFrom('company_verifications')
    .innerJoin('companies', 'companies.id', 'company_verifications.company_id')
    .where('company_verifications.kind', '=', 'register')
    .where('company_verifications.state', '=', 'pending')

/** Numbers of registers that wait for an operator, the longest waiting first. */
export const waitingVerifications = (db: Db, limit = 1000): Promise<WaitingVerification[]> =>
  waiting(db)
    .select([
      'company_verifications.id',
      'company_verifications.company_id',
      'company_verifications.value',
      'company_verifications.created_at',
      'company_verifications.document_id',
      'companies.name as company',
      'companies.market',
    ])
    .orderBy('company_verifications.created_at')
    .limit(limit)
    .execute()

export const countWaitingVerifications = async (db: Db): Promise<number> => {
  const { count } = await waiting(db).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return count
}

/** A register's number, whatever was decided. */
export const findVerification = (db: Db, id: string) =>
  db
    .withTables<VerificationTables>()
    .selectFrom('company_verifications')
    .select(['id', 'company_id', 'value', 'state', 'created_at', 'document_id', 'told_at', 'started_by'])
    .where('id', '=', id)
    .where('kind', '=', 'register')
    .executeTakeFirst()

export interface VerificationDecision {
  isAccepted: boolean
  reason: string | undefined
  reasonKey?: VerdictReason | undefined
}

/** An operator's decision on a register's number; false where it does not wait for one. */
export const decideVerification = (
  db: Db,
  id: string,
  { isAccepted, reason, reasonKey }: VerificationDecision,
): Promise<boolean> =>
  inTransaction(db, async trx => {
    const row = await findVerification(trx, id)
    if (row?.state !== 'pending') return false
    const settled = await settleVerification(trx, row, {
      state: isAccepted ? 'verified' : 'refused',
      actor: { kind: 'operator' },
      ...(reason !== undefined && { reason }),
      ...(reasonKey !== undefined && { reasonKey }),
    })
    return settled !== undefined
  })

/**
 * Takes a decision back: with `isOpen` the number waits again, else the opposite holds. Answers whether the company was told;
 * undefined where nothing was decided.
 */
export const revertVerification = async (
  trx: Db,
  id: string,
  isOpen: boolean,
): Promise<{ isTold: boolean } | undefined> => {
  const row = await findVerification(trx, id)
  if (row?.state !== 'verified' && row?.state !== 'refused') return undefined
  if (!isOpen)
    await settleVerification(trx, row, {
      state: row.state === 'refused' ? 'verified' : 'refused',
      actor: { kind: 'operator' },
    })
  await lockVerifications(trx, row.company_id)
  await verificationsStore.change(
    trx,
    id,
    isOpen
      ? { state: 'pending', reason: null, reason_key: null, checked_at: null, told_at: null }
      : { told_at: sql<Date>`now()` },
  )
  await refreshBadge(trx, row.company_id)
  return { isTold: row.told_at !== null }
}
