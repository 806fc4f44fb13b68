import { sql } from 'kysely'
import { emailKey } from '../../../calls/email-key.ts'
import type { Db } from '../../../db/client.ts'
import type { NotificationTables } from '../tables.ts'
import { deliveryFailures } from './delivery-status.ts'

/** After so many mails that came back for now, as after one that came back for good, no more are sent. */
const SOFT_BOUNCES = 3

/** Mails that somebody asks for and waits for: only by them an address shows that it works again. */
export const REQUESTED_KIND = 'code'

/** Whether mails to the address came back, so that none are sent until it is confirmed again. */
export const isMailStopped = async (db: Db, email: string): Promise<boolean> => {
  const { stopped } = await db
    .withTables<NotificationTables>()
    .selectFrom('mail_bounces')
    .select(sql<boolean>`(coalesce(bool_or(is_hard), false) or count(*) >= ${SOFT_BOUNCES})`.as('stopped'))
    .where('address_key', '=', emailKey(email))
    .executeTakeFirstOrThrow()
  return stopped
}

/** Somebody has read a mail to the address: what came back before counts no more. */
export const clearBounces = async (trx: Db, email: string) => {
  await trx
    .withTables<NotificationTables>()
    .deleteFrom('mail_bounces')
    .where('address_key', '=', emailKey(email))
    .execute()
}

export interface Bounce {
  address: string
  status: string
  /** `unknown`: no mail of ours to that address; `known`: it was counted before. */
  outcome: 'counted' | 'known' | 'unknown'
  isStopped: boolean
}

/** Counts what the delivery-status messages of a file say of our mails. */
export const recordBounces = (database: Db, file: string): Promise<Bounce[]> =>
  database.transaction().execute(async trx => {
    const db = trx.withTables<NotificationTables>()
    const bounces: Bounce[] = []
    for (const { address, mailId, status, isHard } of deliveryFailures(file)) {
      const mail = await db
        .selectFrom('mails')
        .select('address_key')
        .where('id', '=', mailId)
        .where('sent_at', 'is not', null)
        .executeTakeFirst()
      const isOurs = mail?.address_key === emailKey(address)
      const counted =
        isOurs &&
        (await db
          .insertInto('mail_bounces')
          .values({ mail_id: mailId, address_key: emailKey(address), is_hard: isHard, status })
          .onConflict(conflict => conflict.doNothing())
          .returning('mail_id')
          .executeTakeFirst()) !== undefined
      const isStopped = isOurs && (await isMailStopped(trx, address))
      if (isStopped) await dropWaiting(trx, address)
      bounces.push({
        address,
        status,
        outcome: counted ? 'counted' : isOurs ? 'known' : 'unknown',
        isStopped,
      })
    }
    return bounces
  })

/** The mail server refuses the mail's address for good: it counts as one that came back. */
export const recordRejection = (
  database: Db,
  { id, address }: { id: string; address: string },
  { status, response }: { status: string; response: string },
) =>
  database.transaction().execute(async trx => {
    const db = trx.withTables<NotificationTables>()
    await db
      .updateTable('mails')
      .set({ failed_at: sql<Date>`now()`, last_error: response.slice(0, 500) })
      .where('id', '=', id)
      .execute()
    await db
      .insertInto('mail_bounces')
      .values({ mail_id: id, address_key: emailKey(address), is_hard: true, status })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    await dropWaiting(trx, address)
  })

/** What waits to be sent to the address is given up. */
const dropWaiting = async (trx: Db, address: string) => {
  await sql`
    update mails set failed_at = now(), last_error = 'mails to the address come back'
    where address_key = ${emailKey(address)} and sent_at is null and failed_at is null
      and dedupe_key not like ${`${REQUESTED_KIND} %`}`.execute(trx)
}
