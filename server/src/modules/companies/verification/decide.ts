import type { Selectable } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { CompanyTables } from '../tables.ts'
import { settleVerification } from './settle.ts'
import type { VerificationTables } from './tables.ts'

export interface WaitingVerification
  extends Pick<
    Selectable<VerificationTables['company_verifications']>,
    'id' | 'value' | 'created_at' | 'document_id'
  > {
  company: string
  market: string
}

/** Numbers of registers that wait for an operator, the longest waiting first. */
export const waitingVerifications = (db: Db): Promise<WaitingVerification[]> =>
  db
    .withTables<VerificationTables & CompanyTables>()
    .selectFrom('company_verifications')
    .innerJoin('companies', 'companies.id', 'company_verifications.company_id')
    .select([
      'company_verifications.id',
      'company_verifications.value',
      'company_verifications.created_at',
      'company_verifications.document_id',
      'companies.name as company',
      'companies.market',
    ])
    .where('company_verifications.kind', '=', 'register')
    .where('company_verifications.state', '=', 'pending')
    .orderBy('company_verifications.created_at')
    .execute()

/** An operator's decision on a register's number; false where it does not wait for one. */
export const decideVerification = async (
  db: Db,
  id: string,
  decision: { isAccepted: boolean; reason: string | undefined },
): Promise<boolean> => {
  const waiting = (await waitingVerifications(db)).some(each => each.id === id)
  if (!waiting) return false
  const row = await db
    .withTables<VerificationTables>()
    .selectFrom('company_verifications')
    .select(['id', 'company_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { isAccepted, reason } = decision
  const settled = await db.transaction().execute(trx =>
    settleVerification(trx, row, {
      state: isAccepted ? 'verified' : 'refused',
      actor: { kind: 'operator' },
      ...(reason !== undefined && { reason }),
    }),
  )
  return settled !== undefined
}
