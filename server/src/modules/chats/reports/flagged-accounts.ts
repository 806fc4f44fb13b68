import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { accountFactsByIds } from '../../auth/index.ts'

export interface FlaggedAccount {
  id: string
  email: string
  companyId: string | null
  /** Since an operator looked last. */
  message_num: number
  chat_num: number
  /** When the first of these messages was written. */
  since: Date
  /** The newest few, the newest first. */
  messages: readonly { chat_id: string; seq: number; text: string | null; keys: readonly string[] }[]
}

const SHOWN = 5

type FlaggedRow = Omit<FlaggedAccount, 'email' | 'companyId'>

/** Accounts with messages that read like frauds and that no operator has looked at, those with the most people first. */
export const flaggedAccounts = async (db: Db): Promise<FlaggedAccount[]> => {
  const { rows } = await sql<FlaggedRow>`
    with flagged as (
      select message.*, row_number() over (partition by sender_id order by created_at desc, seq desc) as nth
      from chat_messages message
      left join chat_risk_reviews review on review.account_id = sender_id
      where risks is not null and sender_id is not null
        and created_at > coalesce(review.reviewed_at, '-infinity')
    )
    select sender_id as id, count(*)::int as message_num, count(distinct chat_id)::int as chat_num,
      min(created_at) as since,
      json_agg(json_build_object('chat_id', chat_id, 'seq', seq, 'text', text,
        'keys', (select json_agg(risk ->> 'key') from jsonb_array_elements(risks) risk)
      ) order by nth) filter (where nth <= ${SHOWN}) as messages
    from flagged
    group by sender_id
    order by chat_num desc, message_num desc, sender_id`.execute(db)
  const accounts = await accountFactsByIds(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(row => {
    const account = accounts.get(row.id)
    return account ? [{ ...row, email: account.email, companyId: account.companyId }] : []
  })
}

/** How many there are. */
export const countFlagged = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct sender_id)::int as count
    from chat_messages
    left join chat_risk_reviews review on review.account_id = sender_id
    where risks is not null and sender_id is not null
      and created_at > coalesce(review.reviewed_at, '-infinity')`.execute(db)
  return rows[0]?.count ?? 0
}

/** An operator has looked; what the account writes from now on is shown again. False where there is no such account. */
export const markReviewed = async (db: Db, accountId: string): Promise<boolean> => {
  if ((await accountFactsByIds(db, [accountId])).size === 0) return false
  await sql`
    insert into chat_risk_reviews (account_id, reviewed_at) values (${accountId}, now())
    on conflict (account_id) do update set reviewed_at = excluded.reviewed_at`.execute(db)
  return true
}
