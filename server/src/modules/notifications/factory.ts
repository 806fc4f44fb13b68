import type { Db } from '../../db/client.ts'
import { eventually } from '../../testing/eventually.ts'
import { type CaughtMail, listCaughtMails, readCaughtMail } from './mail/mails-store.ts'

export { startSmtpServer } from './mail/smtp-server.factory.ts'

export type ReadMail = CaughtMail & { html: string; text: string }

/** Mails that the catcher took for an address, oldest first, once there are `count` of them. */
export const caughtMails = (db: Db, address: string, count: number): Promise<ReadMail[]> =>
  eventually(async () => {
    const all = (await listCaughtMails(db, 500)).filter(mail => mail.address === address)
    if (all.length < count) throw new Error(`${all.length} of ${count} mails came to ${address}`)
    const read = await Promise.all(all.toReversed().map(mail => readCaughtMail(db, mail.id)))
    return read.filter(mail => mail !== undefined)
  })

/** How many mails there are for an address, sent or not. */
export const countMails = async (db: Db, address: string): Promise<number> => {
  const row = await db
    .withTables<{ mails: { to_address: string } }>()
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('to_address', '=', address)
    .executeTakeFirstOrThrow()
  return Number(row.total)
}
