import type { sendFeedback } from '@hanap/contracts/go/go.schemas'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../calls/caller.ts'
import { emailKey } from '../../calls/email-key.ts'
import { refuseField } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { GoTables } from './tables.ts'

type Feedback = z.output<typeof sendFeedback.body>

const RETAINED_DAYS = 365
const SHOWN = 50

interface FeedbackSender {
  caller: Caller
  market: { key: string }
  language: string
}

/** Keeps what somebody said, with the files that they uploaded for it, within the caller's transaction. */
export const storeFeedback = async (
  trx: Db,
  { caller, market, language }: FeedbackSender,
  feedback: Feedback,
) => {
  if (caller.kind === 'none') throw new Error('a call for guests has a session')
  const accountId = 'accountId' in caller ? caller.accountId : null
  const fileIds = [...new Set(feedback.file_ids)]
  const tables = trx.withTables<GoTables>()
  const { id } = await tables
    .insertInto('feedback')
    .values({
      id: newId(),
      account_id: accountId,
      device_id: caller.deviceId,
      market: market.key,
      language,
      category: feedback.category,
      content: feedback.content.toWellFormed(),
      contact: feedback.contact.toWellFormed() || null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (fileIds.length === 0) return
  const named = await tables
    .updateTable('uploads')
    .set({ feedback_id: id })
    .where('id', 'in', fileIds)
    .where('account_id', '=', accountId ?? '')
    .where('feedback_id', 'is', null)
    .returning('id')
    .execute()
  if (named.length < fileIds.length) throw refuseField('file_ids', 'invalid_choice')
}

/** Files of each feedback, by its id. */
const filesOf = async (db: Db, ids: readonly string[]) => {
  const rows = await db
    .withTables<GoTables>()
    .selectFrom('uploads')
    .select(['id', 'name', 'content_hash', 'feedback_id'])
    .where('feedback_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .orderBy('uploaded_at')
    .execute()
  return Map.groupBy(rows, row => row.feedback_id)
}

/** What people said that no operator is done with yet, the oldest first. */
export const openFeedback = async (db: Db) => {
  const rows = await db
    .withTables<GoTables>()
    .selectFrom('feedback')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('sent_at')
    .orderBy('id')
    .limit(SHOWN)
    .execute()
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({ ...row, files: files.get(row.id) ?? [] }))
}

/** False where no such feedback is open. */
export const resolveFeedback = async (db: Db, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .withTables<GoTables>()
    .updateTable('feedback')
    .set({ done_at: new Date() })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** All that an account said and uploaded, for its owner. */
export const ownFeedbackOf = async (database: Db, accountId: string) => {
  const db = database.withTables<GoTables>()
  const [feedback, uploads] = await Promise.all([
    db
      .selectFrom('feedback')
      .select(['sent_at', 'category', 'content', 'contact'])
      .where('account_id', '=', accountId)
      .orderBy('sent_at', 'desc')
      .execute(),
    db
      .selectFrom('uploads')
      .select(['id', 'name'])
      .where('account_id', '=', accountId)
      .orderBy('uploaded_at')
      .orderBy('id')
      .execute(),
  ])
  return { feedback, uploads }
}

/** What a guest said with an address goes with the address's account; the account's own hangs on its row. */
export const eraseFeedback = async (trx: Db, email: string) => {
  await trx
    .withTables<GoTables>()
    .deleteFrom('feedback')
    .where('account_id', 'is', null)
    .where(sql`lower(contact)`, 'in', [...new Set([email.toLowerCase(), emailKey(email)])])
    .execute()
}

/** Feedback is kept for a year. */
export const sweepFeedback = async (db: Db) => {
  await db
    .withTables<GoTables>()
    .deleteFrom('feedback')
    .where('sent_at', '<', sql<Date>`now() - make_interval(days => ${RETAINED_DAYS})`)
    .execute()
}
