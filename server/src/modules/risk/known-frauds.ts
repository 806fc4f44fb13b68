import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { contactsIn } from './contacts.ts'
import { longRunsOf } from './runs.ts'

/** Less in common is chance, or a sentence that everybody writes. */
const MIN_RUNS = 10
const MIN_SHARE = 0.1

/** Whether so many of a text's runs are known from frauds that it was hardly written by somebody else. */
export const isSharedText = (sharedRuns: number, runs: number): boolean =>
  sharedRuns >= MIN_RUNS && sharedRuns >= runs * MIN_SHARE

/** Remembers what was said, and where answers were wanted, in something that is removed as fraud. Safe to repeat. */
export const recordFraud = async (trx: Db, fraud: { id: string; text: string; contacts: string }) => {
  await sql`
    insert into fraud_runs (run, job_id)
    select unnest(${[...longRunsOf(fraud.text)]}::int[]), ${fraud.id}
    on conflict do nothing`.execute(trx)
  await sql`
    insert into fraud_contacts (contact, job_id)
    select unnest(${contactsIn(fraud.contacts)}::text[]), ${fraud.id}
    on conflict do nothing`.execute(trx)
}

/** What a text has in common with what was removed as fraud. */
export const sharedWithFrauds = async (
  db: Db,
  { text, contacts }: { text: string; contacts: string },
): Promise<{ sharesFraudText: boolean; sharesFraudContact: boolean }> => {
  const runs = longRunsOf(text)
  const { rows } = await sql<{ runs: number; contacts: number }>`
    select
      (select count(distinct run)::int from fraud_runs where run = any(${[...runs]}::int[])) as runs,
      (select count(distinct contact)::int from fraud_contacts
        where contact = any(${contactsIn(contacts)}::text[])) as contacts`.execute(db)
  const [counts] = rows
  return {
    sharesFraudText: isSharedText(counts?.runs ?? 0, runs.length),
    sharesFraudContact: (counts?.contacts ?? 0) > 0,
  }
}
