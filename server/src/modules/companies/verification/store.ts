import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { publishChanges } from '../../../db/outbox.ts'
import type { CompanyTables } from '../tables.ts'
import type { VerificationTables } from './tables.ts'

export type VerificationRow = Selectable<VerificationTables['company_verifications']>
type NewVerification = Omit<Insertable<VerificationTables['company_verifications']>, 'id'>
type VerificationChanges = UpdateObject<VerificationTables, 'company_verifications'>

/** Of one company at a time, held until the transaction ends. */
export const lockVerifications = async (trx: Db, companyId: string) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`verification ${companyId}`}, 0))`.execute(trx)
}

export const verificationsStore = {
  /** The newest first. */
  ofCompany: (db: Db, companyId: string): Promise<VerificationRow[]> =>
    db
      .withTables<VerificationTables>()
      .selectFrom('company_verifications')
      .selectAll()
      .where('company_id', '=', companyId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),

  /** By its id, held until the transaction ends. */
  lock: (trx: Db, id: string): Promise<VerificationRow | undefined> =>
    trx
      .withTables<VerificationTables>()
      .selectFrom('company_verifications')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  insert: (trx: Db, values: NewVerification): Promise<VerificationRow> =>
    trx
      .withTables<VerificationTables>()
      .insertInto('company_verifications')
      .values({ id: newId(), ...values })
      .returningAll()
      .executeTakeFirstOrThrow(),

  change: (trx: Db, id: string, changes: VerificationChanges): Promise<VerificationRow> =>
    trx
      .withTables<VerificationTables>()
      .updateTable('company_verifications')
      .set(changes)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
}

/** The company is verified while one of its verifications holds. */
export const refreshBadge = async (trx: Db, companyId: string) => {
  const holding = trx
    .withTables<VerificationTables>()
    .selectFrom('company_verifications')
    .select(sql`1`.as('one'))
    .where('company_id', '=', companyId)
    .where('state', '=', 'verified')
  await trx
    .withTables<CompanyTables>()
    .updateTable('companies')
    .set({ is_verified: sql<boolean>`exists (${holding})` })
    .where('id', '=', companyId)
    .execute()
  await publishChanges(trx, [{ topic: 'company', id: companyId }])
}

/**
 * Companies that an operator verified before verifications were rows have none: their word becomes one, so that it
 * is not lost with another that lapses.
 */
export const keepEarlierWord = async (trx: Db, companyId: string) => {
  const { is_verified } = await trx
    .withTables<CompanyTables>()
    .selectFrom('companies')
    .select('is_verified')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const rows = await verificationsStore.ofCompany(trx, companyId)
  if (!is_verified || rows.some(({ state }) => state === 'verified')) return
  await verificationsStore.insert(trx, operatorWord(companyId))
}

export const operatorWord = (companyId: string) => ({
  company_id: companyId,
  kind: 'operator' as const,
  value: '',
  value_key: '',
  domain: null,
  state: 'verified' as const,
  started_by: null,
})
