import { type Selectable, sql } from 'kysely'
import type { SignedInPerson } from '../../../calls/caller.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { interviewScope } from '../access.ts'
import { endInterview } from '../change.ts'
import { type InterviewRow, interviewsStore } from '../interviews-store.ts'
import { actRefusal } from '../states.ts'
import type { InterviewSlotsTable, InterviewTables } from '../tables.ts'
import type { TellInterview } from '../tell.ts'
import { type GroupRow, groupsStore } from './groups-store.ts'

/** More than a group has places and proposals. */
const SHOWN = 500

const of = (db: Db) => db.withTables<InterviewTables>()

/** A group of the caller's own, or for whoever leads the company any of it. */
const findGroup = async (db: Db, caller: SignedInPerson, id: string): Promise<GroupRow> => {
  const scope = interviewScope(caller)
  if (!scope || 'seekerId' in scope) throw new Refusal('interview_not_found')
  const group = await of(db)
    .selectFrom('interview_groups')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  const isOwn = scope.isAll || group?.interviewer_ids.includes(scope.memberId)
  if (!group || group.company_id !== scope.companyId || !isOwn) throw new Refusal('interview_not_found')
  return group
}

/** Those who come or came, and those who have not answered yet. */
const interviewsOf = (db: Db, groupId: string) =>
  of(db)
    .selectFrom('interviews')
    .innerJoin('interview_slots as slot', 'slot.interview_id', 'interviews.id')
    .selectAll('interviews')
    .where('slot.group_id', '=', groupId)
    .where(
      sql<boolean>`(state = 'proposed' or (slot_id = slot.id and state in ('accepted', 'held', 'missed', 'unconfirmed')))`,
    )
    .orderBy(sql`state = 'proposed'`)
    .orderBy('interviews.id')
    .limit(SHOWN)

export const readGroup = async (
  db: Db,
  caller: SignedInPerson,
  id: string,
): Promise<{ group: GroupRow; interviews: InterviewRow[] }> => {
  const group = await findGroup(db, caller, id)
  return { group, interviews: await interviewsOf(db, id).execute() }
}

type SlotRow = Selectable<InterviewSlotsTable>

/** A proposal that has other times keeps those. */
const dropSlots = async (trx: Db, interviewId: string, groupId: string, slots: readonly SlotRow[]) => {
  const others = slots.filter(({ group_id }) => group_id !== groupId)
  if (others.length === 0) return false
  await of(trx)
    .deleteFrom('interview_slots')
    .where('interview_id', '=', interviewId)
    .where('group_id', '=', groupId)
    .execute()
  return true
}

/** Cancels the time for all who agreed to it, and takes it out of what is proposed; everybody is told. */
export const cancelGroup = (
  { db, tell }: { db: Db; tell: TellInterview },
  caller: SignedInPerson,
  { id, reason }: { id: string; reason: string },
): Promise<void> =>
  db.transaction().execute(async trx => {
    const group = await findGroup(trx, caller, id)
    const now = new Date()
    if (group.starts_at <= now) throw new Refusal('interview_not_now')
    const ids = (await interviewsOf(trx, id).execute()).map(each => each.id).toSorted()
    const interviews: InterviewRow[] = []
    for (const each of ids) {
      const interview = await interviewsStore.lock(trx, each)
      if (interview) interviews.push(interview)
    }
    await groupsStore.lockOf(trx, ids)
    const slotsOf = await interviewsStore.slotsOf(trx, ids)
    for (const interview of interviews) {
      const slots = slotsOf.get(interview.id) ?? []
      const isProposed = interview.state === 'proposed'
      if (isProposed && (await dropSlots(trx, interview.id, id, slots))) continue
      if (actRefusal(interview, 'recruiter', 'cancel', now)) continue
      await endInterview(
        { trx, interview, side: 'recruiter', actorId: caller.accountId, now, tell },
        'cancelled',
        reason,
      )
    }
    await of(trx).updateTable('interview_groups').set({ cancelled_at: now }).where('id', '=', id).execute()
  })
