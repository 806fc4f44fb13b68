import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { AcademyTables, CertificatesTable } from '../tables.ts'

export type CertificateRow = Selectable<CertificatesTable>

const of = (db: Db) => db.withTables<AcademyTables>()

/** Most that one list of revocations names. */
const MAX_REVOKED = 50_000

export const certificatesStore = {
  /** One for each course and person: who finishes again has it already. */
  issue: async (
    trx: Db,
    fields: Omit<Insertable<CertificatesTable>, 'id' | 'issued_at' | 'revoked_at' | 'revocation_reason'>,
  ): Promise<void> => {
    await of(trx)
      .insertInto('academy_certificates')
      .values({ ...fields, id: newId() })
      .onConflict(conflict => conflict.columns(['account_id', 'course_id']).doNothing())
      .execute()
  },

  find: (db: Db, id: string): Promise<CertificateRow | undefined> =>
    of(db).selectFrom('academy_certificates').selectAll().where('id', '=', id).executeTakeFirst(),

  /** False: there is none, or it is revoked already. */
  revoke: async (db: Db, id: string, reason: string): Promise<boolean> => {
    const { numUpdatedRows } = await of(db)
      .updateTable('academy_certificates')
      .set({ revoked_at: sql<Date>`now()`, revocation_reason: reason })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  revoked: (db: Db): Promise<Pick<CertificateRow, 'id' | 'revocation_reason'>[]> =>
    of(db)
      .selectFrom('academy_certificates')
      .select(['id', 'revocation_reason'])
      .where('revoked_at', 'is not', null)
      .orderBy('revoked_at', 'desc')
      .orderBy('id')
      .limit(MAX_REVOKED)
      .execute(),

  ofAccount: (db: Db, accountId: string): Promise<CertificateRow[]> =>
    of(db)
      .selectFrom('academy_certificates')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('issued_at', 'desc')
      .orderBy('id')
      .execute(),
}
