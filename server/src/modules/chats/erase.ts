import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** Takes a deleted account out of its chats: what it wrote goes, the other side keeps its own part. */
export const eraseChats = async (trx: Db, accountId: string): Promise<void> => {
  await sql`
    update chat_messages set text = null, payload = null, sender_id = null, removed_at = coalesce(removed_at, now())
    where sender_id = ${accountId}`.execute(trx)
  await sql`
    update chats set
      state = 'closed',
      seeker_id = nullif(seeker_id, ${accountId}),
      recruiter_id = nullif(recruiter_id, ${accountId})
    where seeker_id = ${accountId} or recruiter_id = ${accountId}`.execute(trx)
  await sql`delete from chat_participants where account_id = ${accountId}`.execute(trx)
}
