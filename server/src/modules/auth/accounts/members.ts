import { sql } from 'kysely'
import type { MemberRole } from '../../../calls/caller.ts'
import type { Db } from '../../../db/client.ts'
import { endSessionsOf } from '../sessions/end-sessions.ts'
import type { AuthTables } from '../tables.ts'

/** A recruiter as the company's managers see them. */
export interface MemberRow {
  id: string
  email: string
  first_name: string
  last_name: string
  title: string | null
  role: MemberRole
  status: 'active' | 'suspended'
  last_active_at: Date
}

/** Everybody of a company, suspended or not, its owners first. */
export const membersOf = async (db: Db, companyId: string): Promise<MemberRow[]> => {
  const rows = await db
    .withTables<AuthTables>()
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name', 'title', 'role', 'status', 'last_active_at'])
    .where('company_id', '=', companyId)
    .orderBy(sql`array_position('{owner,admin,recruiter,viewer}', role)`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ role, ...row }) => (role === null ? [] : [{ ...row, role }]))
}

/** Companies that have a recruiter. */
export const companiesWithMembers = async (db: Db): Promise<string[]> => {
  const rows = await db
    .withTables<AuthTables>()
    .selectFrom('accounts')
    .select('company_id')
    .distinct()
    .where('company_id', 'is not', null)
    .execute()
  return rows.flatMap(({ company_id: id }) => id ?? [])
}

/**
 * Holds a company's team until the transaction ends: who changes it decides on the team as it is, one after the
 * other.
 */
export const lockTeam = async (trx: Db, companyId: string): Promise<MemberRow[]> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`team ${companyId}`}, 0))`.execute(trx)
  return membersOf(trx, companyId)
}

/** Makes a recruiter a member, or gives a member another role; false for one who is of another company. */
export const setMembership = async (
  trx: Db,
  accountId: string,
  { companyId, role }: { companyId: string; role: MemberRole },
): Promise<boolean> => {
  const set = await trx
    .withTables<AuthTables>()
    .updateTable('accounts')
    .set({ company_id: companyId, role })
    .where('id', '=', accountId)
    .where('kind', '=', 'recruiter')
    .where(({ or, eb }) => or([eb('company_id', 'is', null), eb('company_id', '=', companyId)]))
    .executeTakeFirst()
  return set.numUpdatedRows > 0
}

/** Takes a member out of their company and ends their sessions; the account stays. */
export const endMembership = async (trx: Db, accountId: string) => {
  await trx
    .withTables<AuthTables>()
    .updateTable('accounts')
    .set({ company_id: null, role: null })
    .where('id', '=', accountId)
    .where('kind', '=', 'recruiter')
    .execute()
  await endSessionsOf(trx, accountId)
}

/** The recruiter's address is theirs: they read a mail that went there. */
export const markAddressProven = async (trx: Db, accountId: string) => {
  await trx
    .withTables<AuthTables>()
    .updateTable('accounts')
    .set({ is_email_verified: true })
    .where('id', '=', accountId)
    .execute()
}
