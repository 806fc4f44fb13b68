import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** Takes a deleted account out of its chats: what it wrote goes, the other side keeps its own part. */
export const eraseChats = async (trx: Db, accountId: string): Promise<void> => {
  await sql`
    update chat_messages set text = null, payload = null, sender_id = null, removed_at = coalesce(removed_at, now())
    where sender_id = ${accountId}`.execute(trx)
  await sql`delete from chat_files where owner_id = ${accountId}`.execute(trx)
  await sql`
    update chat_requests set
      state = case when state = 'granted' then 'revoked' when state = 'asked' then 'expired' else state end,
      revoked_at = case when state = 'granted' then now() else revoked_at end,
      owner_id = nullif(owner_id, ${accountId}),
      resume_id = case when owner_id = ${accountId} then null else resume_id end
    where chat_id in (select id from chats where ${accountId} in (seeker_id, recruiter_id))`.execute(trx)
  await sql`
    update chats set
      state = 'closed',
      seeker_id = nullif(seeker_id, ${accountId}),
      recruiter_id = nullif(recruiter_id, ${accountId})
    where seeker_id = ${accountId} or recruiter_id = ${accountId}`.execute(trx)
  await sql`update chat_reports set reporter_id = null where reporter_id = ${accountId}`.execute(trx)
  await sql`delete from chat_responses where recruiter_id = ${accountId}`.execute(trx)
  await sql`delete from chat_participants where account_id = ${accountId}`.execute(trx)
}
