import { createHash } from 'node:crypto'
import type { connectDatabase } from '../../../server/src/db/client.ts'

/** Rows of one statement. */
const ROWS_AT_ONCE = 5000

type Sql = ReturnType<typeof connectDatabase>['sql']

/** Of one side of a pair: the token of its session. */
export const pairToken = (side: 'seeker' | 'recruiter', at: number): string =>
  createHash('sha256').update(`${side} ${at}`).digest('base64url')

const insertSome = async (sql: Sql, numbers: readonly number[]) => {
  const all = [...numbers]
  for (const side of ['seeker', 'recruiter'] as const) {
    await sql`
      insert into accounts (id, kind, email, email_key, first_name, country_key, language, source, company_id, role, is_email_verified)
      select ${side} || n, ${side}, ${side} || n || '@bench.example', ${side} || n || '@bench.example', 'Mara', 'ph', 'en', 'web',
        case when ${side} = 'recruiter' then company.id end, case when ${side} = 'recruiter' then 'recruiter' end, true
      from unnest(${all}::int[]) as n, (select min(id) as id from companies) as company`
    await sql`
      insert into sessions (id, token_hash, account_id, device_id, expires_at)
      select ${side} || n, sha256(token::bytea), ${side} || n, 'bench', now() + interval '1 day'
      from unnest(${all}::int[], ${all.map(at => pairToken(side, at))}::text[]) as sessions (n, token)`
  }
  await sql`
    insert into chats (id, seeker_id, recruiter_id, company_id, state)
    select 'chat' || n, 'seeker' || n, 'recruiter' || n, (select min(id) from companies), 'open' from unnest(${all}::int[]) as n`
  await sql`
    insert into chat_participants (chat_id, account_id, side)
    select 'chat' || n, side || n, side from unnest(${all}::int[]) as n, unnest(array['seeker', 'recruiter']) as side`
}

/** So many pairs: both people with a session, and their chat, numbered from 0. */
export const insertPairs = async (sql: Sql, count: number): Promise<void> => {
  for (let from = 0; from < count; from += ROWS_AT_ONCE)
    await insertSome(
      sql,
      Array.from({ length: Math.min(ROWS_AT_ONCE, count - from) }, (_, at) => from + at),
    )
}
