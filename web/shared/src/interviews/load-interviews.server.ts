import type { Interview, InterviewState } from '@hanap/contracts/interviews/interview.schemas'
import {
  listInterviews,
  readInterview,
  readInterviewCalendar,
} from '@hanap/contracts/interviews/interviews.calls'
import type { Outcome, PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats, type Formats } from '@hanap/i18n/format'
import { options } from '@hanap/markets/lists'
import { pageNumber } from '../calls/list-page.ts'
import type { PageFacts } from '../page/facts.ts'
import { factsOf } from '../page/page-facts.ts'
import type {
  InterviewGroupName,
  InterviewItemView,
  InterviewListView,
  InterviewView,
  OpenInterviewView,
  SlotView,
} from './interview-view.ts'
import { orOthers, timesToCome } from './proposed-times.ts'
import { earliestIn } from './slot-fields.ts'
import { interviewTones } from './tones.ts'
import { unbroken } from './unbroken.ts'

const LATE_MS = 6 * 60 * 60 * 1000

export interface InterviewPageOptions {
  page: PageContext
  /** An answer's data, or a thrown response where there is none. */
  answerOf<Answer>(outcome: Outcome<Answer>): Answer
  /** Where the site has its chats. */
  chatPath: string
}

/** Times as a reader has them: a seeker's are the market's, a recruiter's those of the interview's place. */
const zoneFor = ({ timeZone }: PageFacts, interview: Interview) =>
  interview.other.kind === 'recruiter' ? timeZone : interview.time_zone

const formatsFor = (facts: PageFacts, interview: Interview): Formats =>
  createFormats(facts.language, { ...facts, key: facts.market, timeZone: zoneFor(facts, interview) })

const agreedSlot = ({ slots, slot_id }: Interview) => slots.find(({ id }) => id === slot_id)

type Slot = Interview['slots'][number]

const MINUTE_MS = 60_000

const groupOf = (interview: Interview, now = Date.now()): InterviewGroupName => {
  const slot = agreedSlot(interview)
  if (interview.acts.includes('accept')) return 'yourTurn'
  if (interview.state === 'proposed') return 'coming'
  const isOver = !slot || Date.parse(slot.starts_at) + slot.minutes * MINUTE_MS < now
  return interview.state === 'accepted' && !isOver ? 'coming' : 'past'
}

const groupText = ({ capacity, places_left }: Slot, t: ReturnType<typeof translator>) =>
  places_left === null ? t('interviews.group') : t('interviews.placesLeft', { count: places_left, capacity })

const factsText = (
  { state, place, online_url, other, interviewers }: Interview,
  slot: Slot,
  { t, formats, now }: { t: ReturnType<typeof translator>; formats: Formats; now: Date },
): readonly string[] => {
  const isOnline = online_url !== null || (state === 'proposed' && place === null)
  return [
    state === 'accepted' && formats.nearDay(slot.starts_at, now),
    t('interviews.minutes', { count: slot.minutes }),
    slot.capacity > 1 && groupText(slot, t),
    place,
    isOnline && t('interviews.online'),
    other.kind !== 'recruiter' && formats.list(interviewers.map(({ name }) => name)),
  ].flatMap(text => text || [])
}

const itemOf = (interview: Interview, facts: PageFacts, now = new Date()): InterviewItemView => {
  const t = translator(facts.language)
  const { job, other, state, slots } = interview
  const toCome = state === 'proposed' ? timesToCome(slots, now) : []
  const slot = agreedSlot(interview) ?? toCome[0] ?? slots[0]
  const formats = formatsFor(facts, interview)
  const whenOf = (text: string) => orOthers(t, text, toCome.length - 1)
  const when = slot ? whenOf(formats.shortZonedDateTime(slot.starts_at)) : ''
  const group = groupOf(interview)
  const isOpen = toCome.length > 1
  return {
    id: interview.id,
    href: `${facts.prefix}/interviews/${interview.id}`,
    ...(other.kind === 'recruiter'
      ? { title: job.title, about: other.name }
      : { title: t('interviews.withName', { name: other.name }), about: job.title }),
    group,
    when,
    day: isOpen ? null : formats.calendarDay(slot?.starts_at ?? ''),
    time: isOpen || !slot ? when : whenOf(formats.zonedDayTime(slot.starts_at)),
    facts: slot && group !== 'past' ? factsText(interview, slot, { t, formats, now }) : [],
    onlineUrl: group === 'coming' && state === 'accepted' ? interview.online_url : null,
    state: t(`interviews.state_${interview.state}`),
    tone: interviewTones[interview.state],
    isOwnTurn: interview.acts.includes('accept'),
  }
}

/** The person's interviews: call 321. */
export const loadInterviews = async (
  request: Request,
  { page, answerOf }: InterviewPageOptions,
  filter: { from?: string; to?: string; state?: InterviewState } = {},
): Promise<InterviewListView> => {
  const facts = factsOf(page)
  const list = answerOf(await page.call(listInterviews, { query: { ...filter, page: pageNumber(request) } }))
  return {
    items: list.interviews.map(interview => itemOf(interview, facts)),
    page: list.page,
    pages: list.total_pages,
  }
}

/** The first interview of an application that is still open; undefined where none is. */
export const loadOpenInterview = async (
  applicationId: string,
  { page, answerOf, chatPath }: InterviewPageOptions,
): Promise<OpenInterviewView | undefined> => {
  const facts = factsOf(page)
  const query = { application_id: applicationId, size: '1' }
  const [interview] = answerOf(await page.call(listInterviews, { query })).interviews
  if (interview?.state !== 'proposed' && interview?.state !== 'accepted') return undefined
  const item = itemOf(interview, facts)
  const formats = formatsFor(facts, interview)
  const agreed = agreedSlot(interview)
  return {
    heading: translator(facts.language)('interviews.withName', { name: interview.other.name }),
    href: item.href,
    facts: item.facts,
    state: item.state,
    tone: item.tone,
    isOwnTurn: item.isOwnTurn,
    isAgreed: agreed !== undefined,
    times: (agreed ? [agreed] : interview.slots).map(({ starts_at }) =>
      unbroken(formats.zonedDateTime(starts_at)),
    ),
    chatHref: interview.chat_id === null ? null : `${facts.prefix}${chatPath}/${interview.chat_id}`,
  }
}

const outcomesOf = (t: ReturnType<typeof translator>): InterviewView['outcomes'] =>
  (['held', 'missed_by_seeker', 'missed_by_recruiter'] as const).map(value => ({
    value,
    label: t(`interviews.outcome_${value}`),
  }))

/** One of them: call 391. */
export const loadInterview = async (
  id: string,
  { page, answerOf, chatPath }: InterviewPageOptions,
): Promise<InterviewView> => {
  const facts = factsOf(page)
  const { language, prefix } = facts
  const t = translator(language)
  const { interview } = answerOf(await page.call(readInterview, { params: { id } }))
  const formats = formatsFor(facts, interview)
  const { state, acts, other, checked_in } = interview
  const slotView = (slot: Interview['slots'][number]): SlotView => ({
    id: slot.id,
    when: unbroken(formats.zonedDateTime(slot.starts_at)),
    minutes: slot.minutes,
    hasClash: slot.has_clash,
    places:
      slot.places_left === null
        ? null
        : t('interviews.placesLeft', { count: slot.places_left, capacity: slot.capacity }),
    groupHref: slot.group_id === null ? null : `${prefix}/interviews/groups/${slot.group_id}`,
    isFull: slot.places_left === 0,
  })
  const agreed = agreedSlot(interview)
  const side = other.kind === 'seeker' ? 'recruiter' : 'seeker'
  return {
    id,
    heading: t('interviews.withName', { name: other.name }),
    name: other.name,
    job: {
      title: interview.job.title,
      href:
        side === 'seeker'
          ? `${prefix}/applied-jobs/${interview.job.id}`
          : `${prefix}/jobs/${interview.job.id}`,
    },
    nameHref: side === 'seeker' ? null : `${prefix}/applicants/${interview.application_id}`,
    state: t(`interviews.state_${state}`),
    tone: interviewTones[state],
    listHref: `${prefix}/interviews`,
    chatHref: interview.chat_id === null ? null : `${prefix}${chatPath}/${interview.chat_id}`,
    agreed: agreed ? slotView(agreed) : null,
    slots: interview.slots.map(slotView),
    place: interview.place,
    onlineUrl: interview.online_url,
    isOnlineLater: state === 'proposed' && interview.place === null,
    note: interview.note,
    reason: interview.reason,
    interviewers: formats.list(interview.interviewers.map(({ name }) => name)),
    calendarHref:
      state === 'proposed' || state === 'accepted' ? readInterviewCalendar.path.replace('{id}', id) : null,
    can: {
      accept: acts.includes('accept'),
      propose: acts.includes('propose'),
      isMove: state === 'accepted',
      cancel: acts.includes('cancel'),
      checkIn: acts.includes('check_in') && !checked_in[side],
      outcome: acts.includes('outcome'),
    },
    isLate:
      state === 'accepted' && agreed !== undefined && Date.parse(agreed.starts_at) - Date.now() < LATE_MS,
    lateCancelNum: interview.late_cancel_num,
    hasCheckedIn: checked_in[side],
    hasOtherCheckedIn: checked_in[other.kind],
    timeZone: zoneFor(facts, interview),
    zone: formats.zone(),
    earliest: earliestIn([zoneFor(facts, interview)]),
    minutes: (agreed ?? interview.slots[0])?.minutes ?? 30,
    canBeGroup: side === 'recruiter',
    outcomes: outcomesOf(t),
    isReported: interview.is_reported,
    reasons: options('report_interview_reasons', language).map(({ id, value }) => ({
      value: String(id),
      label: value,
    })),
  }
}
