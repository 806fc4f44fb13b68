import type {
  InterviewAct,
  InterviewSide,
  InterviewState,
} from '@hanap/contracts/interviews/interview.schemas'

/** What changes an interview: what people do, and what time does. */
export type InterviewEvent =
  | 'accept'
  | 'decline'
  | 'propose'
  | 'cancel'
  | 'check_in'
  | 'hold'
  | 'miss'
  /** The last slot has begun, and nobody took one. */
  | 'expire'
  /** Nobody said in time what became of it. */
  | 'lapse'

type Transitions = Partial<Record<InterviewEvent, InterviewState>>

/** What follows from each state; where an event is missing, it does not happen there. */
const transitions: Readonly<Record<InterviewState, Transitions>> = {
  proposed: {
    accept: 'accepted',
    decline: 'declined',
    propose: 'proposed',
    cancel: 'cancelled',
    expire: 'expired',
  },
  accepted: {
    propose: 'proposed',
    cancel: 'cancelled',
    check_in: 'accepted',
    hold: 'held',
    miss: 'missed',
    lapse: 'unconfirmed',
  },
  declined: {},
  expired: {},
  cancelled: {},
  held: {},
  missed: {},
  unconfirmed: {},
}

/** The state that follows; undefined where the event does not happen in this one. */
export const stateAfter = (state: InterviewState, event: InterviewEvent): InterviewState | undefined =>
  transitions[state][event]

/** What states and times an act depends on. */
export interface InterviewMoment {
  state: InterviewState
  proposed_by: InterviewSide
  starts_at: Date
  ends_at: Date
}

const MINUTE_MS = 60_000
const CHECK_IN_BEFORE_MS = 30 * MINUTE_MS
const LATE_CANCEL_MS = 6 * 60 * MINUTE_MS

const eventOf: Readonly<Record<InterviewAct, InterviewEvent>> = {
  accept: 'accept',
  decline: 'decline',
  propose: 'propose',
  cancel: 'cancel',
  check_in: 'check_in',
  outcome: 'hold',
}

/** `settled`: it does not happen in this state, or is the other side's to do; `not_now`: it has another time. */
export type ActRefusal = 'settled' | 'not_now'

/** Why somebody cannot do it now; undefined where they can. */
export const actRefusal = (
  interview: InterviewMoment,
  side: InterviewSide,
  act: InterviewAct,
  now: Date,
): ActRefusal | undefined => {
  const { state, proposed_by, starts_at, ends_at } = interview
  if (stateAfter(state, eventOf[act]) === undefined) return 'settled'
  if ((act === 'accept' || act === 'decline') && proposed_by === side) return 'settled'
  const toStart = starts_at.getTime() - now.getTime()
  if (act === 'check_in')
    return toStart <= CHECK_IN_BEFORE_MS && now.getTime() < ends_at.getTime() ? undefined : 'not_now'
  if (act === 'outcome') return toStart <= 0 ? undefined : 'not_now'
  if (state === 'accepted') return toStart > 0 ? undefined : 'not_now'
  return undefined
}

const acts: readonly InterviewAct[] = ['accept', 'decline', 'propose', 'cancel', 'check_in', 'outcome']

export const actsOf = (interview: InterviewMoment, side: InterviewSide, now: Date): InterviewAct[] =>
  acts.filter(act => actRefusal(interview, side, act, now) === undefined)

/** Whether cancelling now is counted. */
export const isLateCancel = ({ state, starts_at }: InterviewMoment, now: Date): boolean =>
  state === 'accepted' && starts_at.getTime() - now.getTime() < LATE_CANCEL_MS
