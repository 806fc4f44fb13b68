import { sql } from 'kysely'
import { emailKey } from '../../../calls/email-key.ts'
import type { DueWork } from '../../../calls/module.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { pgNotify } from '../../../db/pg-notifier.ts'
import type { NotificationTables } from '../tables.ts'
import { clearBounces } from './bounces.ts'

/** A file that goes with a mail. */
export interface MailFile {
  name: string
  mime: string
  bytes: Uint8Array
}

/** A mail as it is sent. */
export interface Mail {
  id: string
  address: string
  name: string
  language: string
  subject: string
  html: string
  text: string
  file: MailFile | null
  /** Where its recipient ends such mails with one press. */
  unsubscribeUrl: string | null
}

/** How long a worker has a mail before it counts as lost with its worker. */
const LEASE_SECONDS = 120
/** Seconds until the next try, by the number of tries so far; after the last one the mail is given up. */
const RETRY_SECONDS = [60, 300, 1800, 7200, 43_200]

export const MAILS_CHANNEL = 'mails'

/** Queues a mail in the caller's transaction, unless one with its key was. */
export const insertMail = async (
  trx: Db,
  key: string,
  mail: Omit<Mail, 'id'> & { isRecruiters: boolean },
) => {
  await trx
    .withTables<NotificationTables>()
    .insertInto('mails')
    .values({
      id: newId(),
      dedupe_key: key,
      to_address: mail.address,
      address_key: emailKey(mail.address),
      to_name: mail.name,
      language: mail.language,
      is_recruiters: mail.isRecruiters,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      unsubscribe_url: mail.unsubscribeUrl,
      file_name: mail.file?.name ?? null,
      file_mime: mail.file?.mime ?? null,
      file_content: mail.file ? Buffer.from(mail.file.bytes) : null,
    })
    .onConflict(conflict => conflict.column('dedupe_key').doNothing())
    .execute()
  await pgNotify(trx, MAILS_CHANNEL)
}

/** All that was ever written to the seeker who has the address; a recruiter of the same address keeps theirs. */
export const deleteMailsTo = async (trx: Db, email: string) => {
  await sql`delete from mails where address_key = ${emailKey(email)} and not is_recruiters`.execute(trx)
  await clearBounces(trx, email)
}

type FileColumns = { file_name: string | null; file_mime: string | null; file_content: Buffer | null }

/** Takes the mail that has been due for longest; another worker does not get it meanwhile. */
export const claimDueMail = async (db: Db): Promise<(Mail & { attempts: number }) | undefined> => {
  const { rows } = await sql<Omit<Mail, 'file'> & FileColumns & { attempts: number }>`
    update mails set due_at = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
    where id = (
      select id from mails where sent_at is null and failed_at is null and due_at <= now()
      order by due_at limit 1 for update skip locked
    )
    returning id, to_address as address, to_name as name, language, subject, html, text, attempts,
      unsubscribe_url as "unsubscribeUrl", file_name, file_mime, file_content`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { file_name: name, file_mime: mime, file_content: bytes, ...mail } = row
  return { ...mail, file: name === null || mime === null || bytes === null ? null : { name, mime, bytes } }
}

/** Milliseconds until a mail is due; nothing when none waits. */
export const untilNextMail = async (db: Db): Promise<number | undefined> => {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from mails
    where sent_at is null and failed_at is null`.execute(db)
  return rows[0]?.ms ?? undefined
}

/** Mails that are to be sent by now. */
export const dueMails = async (db: Db): Promise<DueWork> => {
  const { rows } = await sql<DueWork>`
    select count(*)::int as due, coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as "overdueSeconds"
    from mails where sent_at is null and failed_at is null and due_at <= now()`.execute(db)
  return rows[0] ?? { due: 0, overdueSeconds: 0 }
}

/** The text goes when the mail is gone: it may hold a link that signs in. */
export const markSent = async (db: Db, id: string) => {
  await db
    .withTables<NotificationTables>()
    .updateTable('mails')
    .set({ sent_at: sql<Date>`now()`, html: null, text: null, file_content: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

export const markFailed = async (db: Db, id: string, attempts: number, error: string) => {
  const seconds = RETRY_SECONDS[attempts - 1]
  await db
    .withTables<NotificationTables>()
    .updateTable('mails')
    .set({
      last_error: error.slice(0, 500),
      ...(seconds === undefined
        ? { failed_at: sql<Date>`now()` }
        : { due_at: sql<Date>`now() + make_interval(secs => ${seconds})` }),
    })
    .where('id', '=', id)
    .execute()
}

/** Takes a mail in place of an SMTP server: caught and marked as sent, both or neither. */
export const catchMail = (db: Db, mail: Mail) =>
  db.transaction().execute(async trx => {
    await trx
      .withTables<NotificationTables>()
      .insertInto('caught_mails')
      .values({ id: mail.id, html: mail.html, text: mail.text })
      .onConflict(conflict => conflict.column('id').doNothing())
      .execute()
    await markSent(trx, mail.id)
  })

export interface CaughtMail {
  id: string
  address: string
  name: string
  language: string
  subject: string
  caughtAt: Date
}

const caught = (db: Db) =>
  db
    .withTables<NotificationTables>()
    .selectFrom('caught_mails')
    .innerJoin('mails', 'mails.id', 'caught_mails.id')
    .select([
      'mails.id',
      'mails.to_address as address',
      'mails.to_name as name',
      'mails.language',
      'mails.subject',
      'caught_mails.caught_at as caughtAt',
    ])

/** Newest first. */
export const listCaughtMails = (db: Db, limit: number): Promise<CaughtMail[]> =>
  caught(db).orderBy('caught_at', 'desc').orderBy('mails.id').limit(limit).execute()

export const readCaughtMail = (
  db: Db,
  id: string,
): Promise<(CaughtMail & { html: string; text: string }) | undefined> =>
  caught(db).select(['caught_mails.html', 'caught_mails.text']).where('mails.id', '=', id).executeTakeFirst()
