import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { OUTBOX_CHANNEL } from '../../db/outbox.ts'
import { pgNotify } from '../../db/pg-notifier.ts'
import { blockedByAccounts, findCompany } from '../companies/index.ts'
import { workingFor } from '../profiles/index.ts'
import type { PrivacyTables } from './tables.ts'

/** Whether a seeker lets verified companies find them: off until they say so. */
export const isFindable = async (db: Db, accountId: string): Promise<boolean> =>
  (await db
    .withTables<PrivacyTables>()
    .selectFrom('findable_accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()) !== undefined

export const setFindable = async (trx: Db, accountId: string, isOn: boolean): Promise<void> => {
  if (isOn)
    await sql`insert into findable_accounts (account_id) values (${accountId}) on conflict do nothing`.execute(
      trx,
    )
  else await sql`delete from findable_accounts where account_id = ${accountId}`.execute(trx)
  await wakeTalentIndex(trx)
}

/** A consent of the demo data, given before the profile was changed last. */
export const saveDemoConsent = async (trx: Db, accountId: string, changedAt: Date): Promise<void> => {
  await sql`
    insert into findable_accounts (account_id, at, changed_at)
    values (${accountId}, ${changedAt}::timestamptz - interval '7 days', ${changedAt})
    on conflict do nothing`.execute(trx)
}

/** The tables say by themselves what has changed of those who may be found; this has it read at once. */
export const wakeTalentIndex = (trx: Db): Promise<void> => pgNotify(trx, OUTBOX_CHANNEL)

/** Seekers who may be found, and when what they show changed last. Who wants to be seen by nobody is none of them, whatever else they said. */
const findable = (db: Db) =>
  db
    .withTables<PrivacyTables>()
    .selectFrom('findable_accounts')
    .select(['account_id as id', 'at', 'changed_at'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_visibility')
            .select('account_visibility.account_id')
            .whereRef('account_visibility.account_id', '=', 'findable_accounts.account_id')
            .where('visibility', '=', 'hidden'),
        ),
      ),
    )

export interface FindableSeeker {
  id: string
  /** Since when they may be found. */
  at: Date
  /** No later than that where nothing of the profile has changed since. */
  changed_at: Date
}

/** By their ids, from the one after `last` on. */
export const findableAfter = (db: Db, last: string, limit: number): Promise<FindableSeeker[]> =>
  findable(db).where('account_id', '>', last).orderBy('account_id').limit(limit).execute()

export const findableAmong = (db: Db, ids: readonly string[]): Promise<FindableSeeker[]> =>
  findable(db)
    .where('account_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()

/** Whom of these a company may find: those who allow it, but neither who blocked it nor who works for it now. */
export const findableAmongBy = async (
  db: Db,
  ids: readonly string[],
  companyId: string,
): Promise<Set<string>> => {
  const company = await findCompany(db, companyId)
  if (!company || ids.length === 0) return new Set()
  const [allowing, blocked, working] = await Promise.all([
    findableAmong(db, ids),
    blockedByAccounts(db, ids),
    workingFor(db, ids, company),
  ])
  return new Set(
    allowing.flatMap(({ id }) => (blocked.get(id)?.includes(companyId) || working.has(id) ? [] : id)),
  )
}

/** Whether a company may find a seeker. */
export const isFindableBy = async (db: Db, accountId: string, companyId: string): Promise<boolean> =>
  (await findableAmongBy(db, [accountId], companyId)).has(accountId)
