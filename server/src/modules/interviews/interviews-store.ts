import type { InterviewState } from '@hanap/contracts/interviews/interview.schemas'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { type PageNumber, pageOfRows } from '../../db/page-of-rows.ts'
import type { InterviewSlotsTable, InterviewsTable, InterviewTables } from './tables.ts'

export type InterviewRow = Selectable<InterviewsTable>
export type SlotRow = Selectable<InterviewSlotsTable>

export interface NewSlot {
  starts_at: Date
  minutes: number
  /** Of a slot that is a group's. */
  group_id?: string | null
}

/** Whose interviews: a seeker's, a member's own, or all of a company for those who lead it. */
export type InterviewScope = { seekerId: string } | { memberId: string; companyId: string; isAll: boolean }

/** Whose interviews end with what they were about: of an application, a seeker, a seeker at a company, a recruiter. */
export type PendingOf =
  | { applicationId: string }
  | { applicationIds: readonly string[] }
  | { seekerId: string; companyId?: string }
  | { recruiterId: string }

export interface InterviewFilter {
  from: Date | undefined
  to: Date | undefined
  state: InterviewState | undefined
  applicationId: string | undefined
}

const tables = (db: Db) => db.withTables<InterviewTables>()
const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`

export const endOf = ({ starts_at, minutes }: NewSlot): Date =>
  new Date(starts_at.getTime() + minutes * 60_000)

/** From the beginning of the first slot to the end of the last. */
export const spanOf = (slots: readonly NewSlot[]): { starts_at: Date; ends_at: Date } => ({
  starts_at: new Date(Math.min(...slots.map(({ starts_at }) => starts_at.getTime()))),
  ends_at: new Date(Math.max(...slots.map(slot => endOf(slot).getTime()))),
})

const inScope = (scope: InterviewScope) => {
  if ('seekerId' in scope) return sql<boolean>`seeker_id = ${scope.seekerId}`
  const { memberId, companyId, isAll } = scope
  if (isAll) return sql<boolean>`company_id = ${companyId}`
  return sql<boolean>`company_id = ${companyId} and (recruiter_id = ${memberId} or exists (
    select from interview_interviewers where interview_id = interviews.id and account_id = ${memberId}))`
}

export const interviewsStore = {
  insert: async (
    trx: Db,
    interview: Omit<InterviewRow, 'id' | keyof Unset>,
    interviewerIds: readonly string[],
  ): Promise<InterviewRow> => {
    const row = await tables(trx)
      .insertInto('interviews')
      .values({ id: newId(), ...interview })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tables(trx)
      .insertInto('interview_interviewers')
      .values(interviewerIds.map(account_id => ({ interview_id: row.id, account_id })))
      .execute()
    return row
  },

  find: (db: Db, id: string): Promise<InterviewRow | undefined> =>
    tables(db).selectFrom('interviews').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Held until the transaction ends. */
  lock: (trx: Db, id: string): Promise<InterviewRow | undefined> =>
    tables(trx)
      .selectFrom('interviews')
      .selectAll()
      .where('id', '=', id)
      // Bookings of a group pass to an interview whose change waits for that group: it must not hold them up.
      .forNoKeyUpdate()
      .executeTakeFirst(),

  update: (trx: Db, id: string, changes: Updateable<InterviewsTable>): Promise<InterviewRow> =>
    tables(trx)
      .updateTable('interviews')
      .set({ ...changes, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** In place of those that were proposed before. */
  setSlots: async (trx: Db, id: string, slots: readonly NewSlot[]): Promise<void> => {
    await tables(trx).deleteFrom('interview_slots').where('interview_id', '=', id).execute()
    await tables(trx)
      .insertInto('interview_slots')
      .values(slots.map(slot => ({ id: newId(), interview_id: id, ...slot })))
      .execute()
  },

  /** Of each interview, in the order of time. */
  slotsOf: async (db: Db, ids: readonly string[]): Promise<Map<string, SlotRow[]>> => {
    const rows = await tables(db)
      .selectFrom('interview_slots')
      .selectAll()
      .where('interview_id', '=', anyOf(ids))
      .orderBy('starts_at')
      .orderBy('id')
      .execute()
    return Map.groupBy(rows, row => row.interview_id)
  },

  interviewersOf: async (db: Db, ids: readonly string[]): Promise<Map<string, string[]>> => {
    const rows = await tables(db)
      .selectFrom('interview_interviewers')
      .selectAll()
      .where('interview_id', '=', anyOf(ids))
      .orderBy('account_id')
      .execute()
    const byId = Map.groupBy(rows, row => row.interview_id)
    return new Map([...byId].map(([id, own]) => [id, own.map(row => row.account_id)]))
  },

  isInterviewer: async (db: Db, id: string, accountId: string): Promise<boolean> =>
    (await tables(db)
      .selectFrom('interview_interviewers')
      .select('interview_id')
      .where('interview_id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()) !== undefined,

  /** Those that are to come first, the next one first; then those that are over, the latest first. */
  page: (db: Db, scope: InterviewScope, filter: InterviewFilter, page: PageNumber) => {
    let query = tables(db).selectFrom('interviews').where(inScope(scope))
    if (filter.state) query = query.where('state', '=', filter.state)
    if (filter.applicationId) query = query.where('application_id', '=', filter.applicationId)
    if (filter.from) query = query.where('ends_at', '>', filter.from)
    if (filter.to) query = query.where('starts_at', '<', filter.to)
    const isOpen = sql<boolean>`state in ('proposed', 'accepted')`
    return pageOfRows(query, page, all =>
      all
        .selectAll()
        .orderBy(isOpen, 'desc')
        .orderBy(sql`case when ${isOpen} then starts_at end`)
        .orderBy('starts_at', 'desc')
        .orderBy('id'),
    )
  },

  /** What waits for a seeker: to be answered, or today in a time zone. */
  waitingFor: async (db: Db, seekerId: string, timeZone: string): Promise<number> => {
    const { num } = await tables(db)
      .selectFrom('interviews')
      .select(sql<string>`count(*)`.as('num'))
      .where('seeker_id', '=', seekerId)
      .where(
        sql<boolean>`((state = 'proposed' and proposed_by = 'recruiter')
          or (state = 'accepted' and ends_at > now()
            and (starts_at at time zone ${timeZone})::date = (now() at time zone ${timeZone})::date))`,
      )
      .executeTakeFirstOrThrow()
    return Number(num)
  },

  /** One at a time, until the transaction ends: who proposes to a seeker, and what ends all that a seeker has. */
  lockSeeker: async (trx: Db, seekerId: string): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`interviews ${seekerId}`}, 0))`.execute(trx)
  },

  /** Those that are to come, held until the transaction ends. */
  lockPending: (trx: Db, of: PendingOf): Promise<InterviewRow[]> => {
    const query = tables(trx)
      .selectFrom('interviews')
      .selectAll()
      .where(sql<boolean>`(state = 'proposed' or (state = 'accepted' and starts_at > now()))`)
      .orderBy('id')
      .forNoKeyUpdate()
    if ('applicationId' in of) return query.where('application_id', '=', of.applicationId).execute()
    if ('applicationIds' in of) return query.where('application_id', '=', anyOf(of.applicationIds)).execute()
    if ('recruiterId' in of) return query.where('recruiter_id', '=', of.recruiterId).execute()
    const ofSeeker = query.where('seeker_id', '=', of.seekerId)
    return (of.companyId === undefined ? ofSeeker : ofSeeker.where('company_id', '=', of.companyId)).execute()
  },

  /** How often whoever cancelled some interviews late has done so within twelve months: a seeker, or a company. */
  lateCancelsOf: async (db: Db, ids: readonly string[]): Promise<Map<string, number>> => {
    const { rows } = await sql<{ id: string; num: number }>`
      select late.id, count(*)::int as num
      from interviews late join interviews other on other.is_late_cancel and other.cancelled_by = late.cancelled_by
        and other.updated_at > now() - interval '12 months'
        and (late.cancelled_by = 'seeker' and other.seeker_id = late.seeker_id
          or late.cancelled_by = 'recruiter' and other.company_id = late.company_id)
      where late.id = ${anyOf(ids)} and late.is_late_cancel group by late.id`.execute(db)
    return new Map(rows.map(({ id, num }) => [id, num]))
  },

  /** Times that a seeker has agreed to and that are not over. */
  agreedOf: (db: Db, seekerId: string): Promise<Pick<InterviewRow, 'id' | 'starts_at' | 'ends_at'>[]> =>
    tables(db)
      .selectFrom('interviews')
      .select(['id', 'starts_at', 'ends_at'])
      .where('seeker_id', '=', seekerId)
      .where('state', '=', 'accepted')
      .where('ends_at', '>', sql<Date>`now()`)
      .execute(),
}

/** What a new interview does not have yet. */
type Unset = Pick<
  InterviewRow,
  | 'slot_id'
  | 'reason'
  | 'sequence'
  | 'seeker_checked_in_at'
  | 'recruiter_checked_in_at'
  | 'outcome'
  | 'is_late_cancel'
  | 'cancelled_by'
  | 'created_at'
  | 'updated_at'
>
