import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { pgNotify } from '../../db/pg-notifier.ts'
import type { InterviewRow, NewSlot } from './interviews-store.ts'
import type { InterviewTables, TimerKind } from './tables.ts'

export const INTERVIEW_TIMERS_CHANNEL = 'interview_timers'

const HOUR_MS = 3_600_000
const LAPSE_AFTER_MS = 7 * 24 * HOUR_MS

const tables = (db: Db) => db.withTables<InterviewTables>()

/** When a proposed interview ends by itself: with its last slot. */
export const proposalTimers = (slots: readonly NewSlot[]): Partial<Record<TimerKind, Date>> => ({
  expire: new Date(Math.max(...slots.map(({ starts_at }) => starts_at.getTime()))),
})

/** When those who meet are reminded, and until when they say what became of it. A reminder whose time is over is none. */
export const agreementTimers = (
  { starts_at, ends_at }: Pick<InterviewRow, 'starts_at' | 'ends_at'>,
  now: Date,
): Partial<Record<TimerKind, Date>> => {
  const day = new Date(starts_at.getTime() - 24 * HOUR_MS)
  const hour = new Date(starts_at.getTime() - HOUR_MS)
  return {
    ...(day > now ? { day } : {}),
    ...(hour > now ? { hour } : {}),
    lapse: new Date(ends_at.getTime() + LAPSE_AFTER_MS),
  }
}

/** Every statement on timers; whoever changes an interview's holds its row. */
export const timersStore = {
  /** In place of those that there are. */
  set: async (
    trx: Db,
    interviewId: string,
    timers: Partial<Readonly<Record<TimerKind, Date>>>,
  ): Promise<void> => {
    await tables(trx).deleteFrom('interview_timers').where('interview_id', '=', interviewId).execute()
    const kinds: readonly TimerKind[] = ['day', 'hour', 'expire', 'lapse']
    const rows = kinds.flatMap(kind => {
      const due_at = timers[kind]
      return due_at ? [{ interview_id: interviewId, kind, due_at }] : []
    })
    if (rows.length === 0) return
    await tables(trx).insertInto('interview_timers').values(rows).execute()
    await pgNotify(trx, INTERVIEW_TIMERS_CHANNEL)
  },

  /** The interview whose timer has been due for longest, held until the transaction ends; another worker takes another. */
  lockDue: async (trx: Db): Promise<string | undefined> => {
    const { rows } = await sql<{ id: string }>`
      select interviews.id from interview_timers join interviews on interviews.id = interview_id
      where due_at <= now() order by due_at limit 1 for update of interviews skip locked`.execute(trx)
    return rows[0]?.id
  },

  /** Takes what is due of a locked interview: nobody gets it again. */
  takeDue: async (trx: Db, interviewId: string): Promise<TimerKind[]> => {
    const rows = await tables(trx)
      .deleteFrom('interview_timers')
      .where('interview_id', '=', interviewId)
      .where('due_at', '<=', sql<Date>`now()`)
      .returning('kind')
      .execute()
    return rows.map(({ kind }) => kind)
  },

  /** Milliseconds until one is due; nothing when none waits. */
  untilNext: async (db: Db): Promise<number | undefined> => {
    const { rows } = await sql<{ ms: number | null }>`
      select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from interview_timers`.execute(db)
    return rows[0]?.ms ?? undefined
  },
}
