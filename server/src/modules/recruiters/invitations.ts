import { createHash, randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { MemberRole } from '../../calls/caller.ts'
import { emailKey } from '../../calls/email-key.ts'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { RecruiterTables } from './tables.ts'

export const INVITATION_DAYS = 7

export type InvitationRow = Selectable<RecruiterTables['company_invitations']>

const tokenHash = (token: string) => createHash('sha256').update(token).digest()

export const invitationsStore = {
  /** Invites an address in place of any earlier invitation there. The token that it answers is the only copy. */
  make: async (trx: Db, invited: { companyId: string; email: string; role: MemberRole }) => {
    const token = randomBytes(32).toString('base64url')
    const made = {
      id: newId(),
      token_hash: tokenHash(token),
      email: invited.email,
      role: invited.role,
      expires_at: sql<Date>`now() + make_interval(days => ${INVITATION_DAYS})`,
    }
    await trx
      .withTables<RecruiterTables>()
      .insertInto('company_invitations')
      .values({ ...made, company_id: invited.companyId, email_key: emailKey(invited.email) })
      .onConflict(conflict => conflict.columns(['company_id', 'email_key']).doUpdateSet(made))
      .execute()
    return { id: made.id, token }
  },

  /** Nothing when it expired, was used, taken back or never was. */
  find: (db: Db, token: string): Promise<InvitationRow | undefined> =>
    db
      .withTables<RecruiterTables>()
      .selectFrom('company_invitations')
      .selectAll()
      .where('token_hash', '=', tokenHash(token))
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst(),

  /** Uses it up, where it was sent to the address. */
  use: (trx: Db, token: string, email: string): Promise<InvitationRow | undefined> =>
    trx
      .withTables<RecruiterTables>()
      .deleteFrom('company_invitations')
      .where('token_hash', '=', tokenHash(token))
      .where('email_key', '=', emailKey(email))
      .where('expires_at', '>', sql<Date>`now()`)
      .returningAll()
      .executeTakeFirst(),

  /** Open ones, the next to expire first. */
  ofCompany: (db: Db, companyId: string): Promise<InvitationRow[]> =>
    db
      .withTables<RecruiterTables>()
      .selectFrom('company_invitations')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('expires_at', '>', sql<Date>`now()`)
      .orderBy('expires_at')
      .orderBy('id')
      .execute(),

  takeBack: async (trx: Db, id: string) => {
    await trx.withTables<RecruiterTables>().deleteFrom('company_invitations').where('id', '=', id).execute()
  },

  sweep: async (db: Db) => {
    await db
      .withTables<RecruiterTables>()
      .deleteFrom('company_invitations')
      .where('expires_at', '<', sql<Date>`now()`)
      .execute()
  },
}
