import type { ChatRequestKind, ChatRequestState, ChatSide } from '@hanap/contracts/chats/chat.schemas'
import { DAY_MS } from '@hanap/contracts/durations'

/** A request waits so long for its answer. */
const ANSWERABLE_MS = 14 * DAY_MS

/** What each side may ask of the other: a recruiter grants no more than where they are reached. */
const askable: Record<ChatSide, readonly ChatRequestKind[]> = {
  recruiter: ['resume', 'phone', 'email', 'portfolio', 'application'],
  seeker: ['phone', 'email'],
}

export const mayAsk = (side: ChatSide, kind: ChatRequestKind): boolean => askable[side].includes(kind)

export const answerableUntil = ({ asked_at }: { asked_at: Date }): Date =>
  new Date(asked_at.getTime() + ANSWERABLE_MS)

/** A request that nobody answered in time has expired, without anything that says so in its row. */
export const requestState = (
  { state, asked_at }: { state: ChatRequestState; asked_at: Date },
  now: Date,
): ChatRequestState => (state === 'asked' && answerableUntil({ asked_at }) <= now ? 'expired' : state)

/** An application is sent with these; a telephone number is asked for. */
const CARRIED: readonly ChatRequestKind[] = ['application', 'resume', 'email']

/** Whether an application that stands has granted it already. */
export const isCarried = (kind: ChatRequestKind, { resumeId }: { resumeId: string | null }): boolean =>
  CARRIED.includes(kind) && (kind !== 'resume' || resumeId !== null)
