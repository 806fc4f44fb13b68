import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { type PageNumber, pageOfRows } from '../../../db/page-of-rows.ts'
import { bookingsStore } from '../bookings-store.ts'
import type { InterviewGroupsTable, InterviewTables } from '../tables.ts'

export type GroupRow = Selectable<InterviewGroupsTable>

/** A group as slots show it. */
export interface GroupPlaces {
  id: string
  capacity: number
  taken: number
}

/** Who meets whom when. */
interface GroupTime {
  companyId: string
  interviewerIds: readonly string[]
  starts_at: Date
  ends_at: Date
}

const tables = (db: Db) => db.withTables<InterviewTables>()
const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`
const sorted = (ids: readonly string[]) => sql<string[]>`${[...ids].sort()}::text[]`

const takenOf = async (db: Db, groupId: string): Promise<number> => {
  const { num } = await tables(db)
    .selectFrom('interview_group_places')
    .select(sql<number>`count(*)::int`.as('num'))
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow()
  return num
}

/** Held until the transaction ends: places of one group are taken and given back one after another. */
const lock = (trx: Db, id: string): Promise<GroupRow | undefined> =>
  tables(trx)
    .selectFrom('interview_groups')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

const placeOf = (db: Db, interviewId: string) =>
  tables(db)
    .selectFrom('interview_group_places')
    .select('group_id')
    .where('interview_id', '=', interviewId)
    .executeTakeFirst()

export const groupsStore = {
  /**
   * The group of these people at this time, made where there is none; undefined, and nothing is changed, where more places are
   * taken than it is to have.
   */
  findOrInsert: async (trx: Db, time: GroupTime, capacity: number): Promise<string | undefined> => {
    const { companyId, interviewerIds, starts_at, ends_at } = time
    // Two who propose the same time at once make one group.
    const key = `interview group ${companyId} ${starts_at.toISOString()}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
    const group = await tables(trx)
      .selectFrom('interview_groups')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('starts_at', '=', starts_at)
      .where('ends_at', '=', ends_at)
      .where('interviewer_ids', '=', sorted(interviewerIds))
      .executeTakeFirst()
    if (!group) {
      const id = newId()
      await tables(trx)
        .insertInto('interview_groups')
        .values({
          id,
          company_id: companyId,
          interviewer_ids: sorted(interviewerIds),
          starts_at,
          ends_at,
          capacity,
        })
        .execute()
      return id
    }
    if (group.cancelled_at !== null)
      await tables(trx)
        .updateTable('interview_groups')
        .set({ cancelled_at: null })
        .where('id', '=', group.id)
        .execute()
    if (group.capacity !== capacity) {
      await lock(trx, group.id)
      if ((await takenOf(trx, group.id)) > capacity) return undefined
      await tables(trx).updateTable('interview_groups').set({ capacity }).where('id', '=', group.id).execute()
    }
    return group.id
  },

  /** Takes a place; false, and nothing is decided, where none is left or an interviewer's time is taken by something else. */
  take: async (
    trx: Db,
    { groupId, interviewId }: { groupId: string; interviewId: string },
    interviewerIds: readonly string[],
    span: { starts_at: Date; ends_at: Date },
  ): Promise<boolean> => {
    const group = await lock(trx, groupId)
    if (!group || group.cancelled_at !== null) return false
    const taken = await takenOf(trx, groupId)
    if (taken >= group.capacity) return false
    // The first place books the interviewers' time, for all.
    if (taken === 0 && !(await bookingsStore.book(trx, interviewId, interviewerIds, span))) return false
    await tables(trx)
      .insertInto('interview_group_places')
      .values({ interview_id: interviewId, group_id: groupId })
      .execute()
    return true
  },

  /** Gives an interview's place back, if it has one; true where the booked time passes to others of its group. */
  leave: async (trx: Db, interviewId: string): Promise<boolean> => {
    const place = await placeOf(trx, interviewId)
    if (!place) return false
    await lock(trx, place.group_id)
    await tables(trx).deleteFrom('interview_group_places').where('interview_id', '=', interviewId).execute()
    const heir = await tables(trx)
      .selectFrom('interview_group_places')
      .select('interview_id')
      .where('group_id', '=', place.group_id)
      .orderBy('interview_id')
      .limit(1)
      .executeTakeFirst()
    if (heir) await bookingsStore.pass(trx, interviewId, heir.interview_id)
    return heir !== undefined
  },

  /** Holds the groups of several interviews in one order, so that two who end many never wait for each other. */
  lockOf: async (trx: Db, interviewIds: readonly string[]): Promise<void> => {
    await sql`
      select from interview_groups where id in (
        select group_id from interview_group_places where interview_id = ${anyOf(interviewIds)})
      order by id for no key update`.execute(trx)
  },

  placesOf: async (db: Db, ids: readonly string[]): Promise<Map<string, GroupPlaces>> => {
    if (ids.length === 0) return new Map()
    const { rows } = await sql<GroupPlaces>`
      select id, capacity, (select count(*)::int from interview_group_places where group_id = interview_groups.id) as taken
      from interview_groups where id = ${anyOf(ids)}`.execute(db)
    return new Map(rows.map(row => [row.id, row]))
  },

  /** Those to come that one person interviews alone, with a place left, the next one first. */
  page: (
    db: Db,
    { companyId, interviewerId }: { companyId: string; interviewerId: string },
    page: PageNumber,
  ) =>
    pageOfRows(
      tables(db)
        .selectFrom('interview_groups')
        .where('company_id', '=', companyId)
        .where('interviewer_ids', '=', sorted([interviewerId]))
        .where('starts_at', '>', sql<Date>`now()`)
        .where('cancelled_at', 'is', null)
        .where(
          sql<boolean>`capacity > (select count(*) from interview_group_places where group_id = interview_groups.id)`,
        ),
      page,
      all => all.selectAll().orderBy('starts_at').orderBy('id'),
    ),

  /** Groups to come pass to a colleague. */
  reassign: async (trx: Db, fromRecruiterId: string, toRecruiterId: string): Promise<void> => {
    await sql`
      update interview_groups set interviewer_ids = (
        select array_agg(distinct id order by id)
        from unnest(array_replace(interviewer_ids, ${fromRecruiterId}, ${toRecruiterId})) as id)
      where ${fromRecruiterId} = any(interviewer_ids) and ends_at > now()`.execute(trx)
  },
}
