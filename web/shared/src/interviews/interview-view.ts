import type { CalendarDay } from '@hanap/i18n/format'

type Tone = 'plain' | 'accent' | 'positive' | 'warning' | 'danger'

/** What is to be answered, what is to come, what is over. */
export type InterviewGroupName = 'yourTurn' | 'coming' | 'past'

/** An interview in the list. */
export interface InterviewItemView {
  id: string
  href: string
  /** What tells it from the others: a seeker's by its job, a recruiter's by the applicant. */
  title: string
  about: string
  group: InterviewGroupName
  /** Of that time, empty where there is none; null while several are offered. */
  day: CalendarDay | null
  /** Beside the day. */
  time: string
  /** The agreed time, else the first that is proposed and how many others are. */
  when: string
  /** How near its day is, how long it takes, where it is and, to a recruiter, who leads it; empty once it is over. */
  facts: readonly string[]
  /** Where one takes part; null before a time is agreed and once it is over. */
  onlineUrl: string | null
  state: string
  tone: Tone
  isOwnTurn: boolean
}

/** The interview of an application that is still to come or to be answered. */
export interface OpenInterviewView
  extends Pick<InterviewItemView, 'href' | 'facts' | 'state' | 'tone' | 'isOwnTurn'> {
  heading: string
  isAgreed: boolean
  /** The agreed one alone, else all that are proposed. */
  times: readonly string[]
  chatHref: string | null
}

export interface InterviewListView {
  items: readonly InterviewItemView[]
  page: number
  pages: number
}

export interface SlotView {
  id: string
  when: string
  minutes: number
  hasClash: boolean
  /** Of a group: how many places are left; null where the slot is one applicant's. */
  places: string | null
  /** The group's own page; null to whoever has none. */
  groupHref: string | null
  isFull: boolean
}

export interface InterviewView {
  id: string
  heading: string
  name: string
  /** Where a recruiter reads who the applicant is; null for others. */
  nameHref: string | null
  job: { title: string; href: string }
  state: string
  tone: Tone
  listHref: string
  chatHref: string | null
  /** Null while none is agreed. */
  agreed: SlotView | null
  slots: readonly SlotView[]
  place: string | null
  onlineUrl: string | null
  /** Whether it is online, and the link is not told yet. */
  isOnlineLater: boolean
  note: string | null
  reason: string | null
  interviewers: string
  /** Null once it has ended otherwise than by its time. */
  calendarHref: string | null
  can: {
    accept: boolean
    propose: boolean
    /** Whether what is proposed takes the place of an agreed time. */
    isMove: boolean
    cancel: boolean
    checkIn: boolean
    outcome: boolean
  }
  isLate: boolean
  /** Of the side that cancelled this one late; 0: nobody did. */
  lateCancelNum: number
  hasCheckedIn: boolean
  hasOtherCheckedIn: boolean
  /** In which the fields for other times are. */
  timeZone: string
  /** What people call it. */
  zone: string
  minutes: number
  /** The first time that the fields take. */
  earliest: string
  /** Whether other times may be a group's. */
  canBeGroup: boolean
  outcomes: readonly { value: string; label: string }[]
  isReported: boolean
  reasons: readonly { value: string; label: string }[]
}

/** What was wrong with a form, with what was typed. */
export interface InterviewProblem {
  /** By field; what is of none under `error`. */
  errors: Record<string, string>
  fields: Record<string, string>
  /** Whether cancelling so late is to be confirmed. */
  isToConfirm: boolean
}
