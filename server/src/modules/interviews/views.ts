import type { Interview, InterviewGroup, InterviewState } from '@hanap/contracts/interviews/interview.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { personName } from '@hanap/i18n/person-name'
import type { LanguageCode } from '@hanap/markets/languages'
import type { SignedInPerson } from '../../calls/caller.ts'
import type { Db } from '../../db/client.ts'
import type { AccountFacts } from '../auth/index.ts'
import { type GroupPlaces, type GroupRow, groupsStore } from './groups/groups-store.ts'
import { endOf, type InterviewRow, interviewsStore, type SlotRow } from './interviews-store.ts'
import { reportsStore } from './reports-store.ts'
import { actsOf } from './states.ts'
import { otherName } from './tell.ts'

export interface InterviewViewDeps {
  db: Db
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
}

export interface InterviewViewer {
  caller: SignedInPerson
  language: LanguageCode
}

/** The online link is told from acceptance on. */
const agreedStates: readonly InterviewState[] = ['accepted', 'held', 'missed', 'unconfirmed']

interface AgreedTime {
  id: string
  starts_at: Date
  ends_at: Date
}

const clashes = (slot: SlotRow, agreed: readonly AgreedTime[]) =>
  agreed.some(
    ({ id, starts_at, ends_at }) =>
      id !== slot.interview_id && starts_at < endOf(slot) && ends_at > slot.starts_at,
  )

/** How many can take a slot, and how many still can; null where it is one applicant's. */
const placesOf = (group: GroupPlaces | undefined) => ({
  capacity: group?.capacity ?? 1,
  places_left: group ? Math.max(0, group.capacity - group.taken) : null,
})

export const groupView = (
  { id, starts_at, ends_at, capacity, cancelled_at }: GroupRow,
  places: ReadonlyMap<string, GroupPlaces>,
): InterviewGroup => ({
  id,
  starts_at: starts_at.toISOString(),
  minutes: Math.round((ends_at.getTime() - starts_at.getTime()) / 60_000),
  capacity,
  places_left: Math.max(0, capacity - (places.get(id)?.taken ?? 0)),
  is_cancelled: cancelled_at !== null,
})

/** Interviews as one of their people sees them, in the order given. */
export const interviewsIn = async (
  { db, accountsByIds }: InterviewViewDeps,
  rows: readonly InterviewRow[],
  { caller, language }: InterviewViewer,
): Promise<Interview[]> => {
  const side = caller.kind
  const ids = rows.map(({ id }) => id)
  const lateIds = rows.flatMap(({ id, is_late_cancel }) => (is_late_cancel ? [id] : []))
  const [slots, interviewers, reported, lateCancels, agreed] = await Promise.all([
    interviewsStore.slotsOf(db, ids),
    interviewsStore.interviewersOf(db, ids),
    reportsStore.reportedBy(db, caller.accountId, ids),
    lateIds.length > 0 ? interviewsStore.lateCancelsOf(db, lateIds) : new Map<string, number>(),
    side === 'seeker' ? interviewsStore.agreedOf(db, caller.accountId) : [],
  ])
  const groupIds = [...slots.values()].flat().flatMap(({ group_id }) => group_id ?? [])
  const groups = await groupsStore.placesOf(db, [...new Set(groupIds)])
  const accounts = await accountsByIds([
    ...new Set([
      ...rows.flatMap(row => [row.seeker_id ?? [], row.recruiter_id ?? []].flat()),
      ...[...interviewers.values()].flat(),
    ]),
  ])
  const gone = translator(language)('privacy.deletedAccount')
  const now = new Date()
  return rows.map((row): Interview => {
    const other = accounts.get((side === 'seeker' ? row.recruiter_id : row.seeker_id) ?? '')
    return {
      id: row.id,
      application_id: row.application_id,
      chat_id: row.chat_id,
      state: row.state,
      proposed_by: row.proposed_by,
      slots: (slots.get(row.id) ?? []).map(slot => ({
        id: slot.id,
        starts_at: slot.starts_at.toISOString(),
        minutes: slot.minutes,
        has_clash: clashes(slot, agreed),
        group_id: side === 'recruiter' ? (slot.group_id ?? null) : null,
        ...placesOf(groups.get(slot.group_id ?? '')),
      })),
      slot_id: row.slot_id,
      place: row.place,
      online_url: agreedStates.includes(row.state) ? row.online_url : null,
      note: row.note,
      time_zone: row.time_zone,
      interviewers: (interviewers.get(row.id) ?? []).flatMap(id => {
        const account = accounts.get(id)
        return account ? { id, name: personName(account.firstName, account.lastName) } : []
      }),
      checked_in: {
        seeker: row.seeker_checked_in_at !== null,
        recruiter: row.recruiter_checked_in_at !== null,
      },
      outcome: row.outcome,
      sequence: row.sequence,
      reason: row.reason,
      is_late_cancel: row.is_late_cancel,
      late_cancel_num: lateCancels.get(row.id) ?? 0,
      job: { id: row.job_id, title: row.job_title, company_name: row.company_name },
      other: {
        kind: side === 'seeker' ? 'recruiter' : 'seeker',
        name: otherName(row, side, accounts) || gone,
        avatar: other?.avatar ?? null,
      },
      acts: actsOf(row, side, now),
      is_reported: reported.has(row.id),
    }
  })
}
