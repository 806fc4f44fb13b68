import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { ChatResponsesTable, ChatTables } from '../tables.ts'
import type { ResponseEstimate } from './estimate.ts'

export type ResponseRow = Selectable<ChatResponsesTable>

/** A chat that a seeker began. */
export interface BegunChat {
  id: string
  recruiter_id: string
  seeker_id: string
  asked_at: Date
  answered_at: Date | null
  application_ids: string[]
}

/** Who wrote longer ago says little of how a recruiter answers now. */
const WITHIN_DAYS = 180

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`

export const responseStore = {
  /** Recruiters of whom something may have changed since it was computed, or who were not looked at for a day. */
  outdated: async (db: Db, limit: number): Promise<string[]> => {
    const { rows } = await sql<{ recruiter_id: string }>`
      select recruiter_id from chats left join chat_responses using (recruiter_id)
      where recruiter_id is not null and last_message_at > now() - make_interval(days => ${WITHIN_DAYS + 1})
      group by recruiter_id, computed_at
      having computed_at is null or max(last_message_at) > computed_at or computed_at < now() - interval '1 day'
      order by computed_at nulls first, recruiter_id
      limit ${limit}`.execute(db)
    return rows.map(row => row.recruiter_id)
  },

  /**
   * Chats of these recruiters that a seeker began and that go on. An answer is what somebody of the company wrote or proposed: what the
   * system says is none, nor is a phrase.
   */
  begun: async (db: Db, recruiterIds: readonly string[]): Promise<BegunChat[]> => {
    const { rows } = await sql<BegunChat>`
      select chats.id, recruiter_id, seeker_id, asked.created_at as asked_at,
        (select min(created_at) from chat_messages
          where chat_id = chats.id and (kind = 'interview' or sender = 'recruiter' and not is_template)) as answered_at,
        array(select application_id from chat_contexts
          where chat_id = chats.id and application_id is not null) as application_ids
      from chats join chat_messages asked on asked.chat_id = chats.id and asked.seq = 1
      where recruiter_id = ${anyOf(recruiterIds)} and seeker_id is not null
        and asked.sender = 'seeker' and asked.created_at > now() - make_interval(days => ${WITHIN_DAYS})
        and state not in ('blocked', 'closed')`.execute(db)
    return rows
  },

  save: async (db: Db, estimates: ReadonlyMap<string, ResponseEstimate>, at: Date): Promise<void> => {
    if (estimates.size === 0) return
    const rows = [...estimates].map(([recruiterId, { rate, low, high, medianHours, sampleSize }]) => ({
      recruiter_id: recruiterId,
      rate,
      low,
      high,
      median_hours: medianHours,
      sample_size: sampleSize,
      computed_at: at,
    }))
    await db
      .withTables<ChatTables>()
      .insertInto('chat_responses')
      .values(rows)
      .onConflict(conflict =>
        conflict.column('recruiter_id').doUpdateSet(({ ref }) => ({
          rate: ref('excluded.rate'),
          low: ref('excluded.low'),
          high: ref('excluded.high'),
          median_hours: ref('excluded.median_hours'),
          sample_size: ref('excluded.sample_size'),
          computed_at: ref('excluded.computed_at'),
        })),
      )
      .execute()
  },

  ofRecruiters: async (
    db: Db,
    recruiterIds: readonly string[],
    minSample: number,
  ): Promise<Map<string, ResponseRow>> => {
    if (recruiterIds.length === 0) return new Map()
    const rows = await db
      .withTables<ChatTables>()
      .selectFrom('chat_responses')
      .selectAll()
      .where('recruiter_id', '=', anyOf(recruiterIds))
      .where('sample_size', '>=', minSample)
      .execute()
    return new Map(rows.map(row => [row.recruiter_id, row]))
  },
}
