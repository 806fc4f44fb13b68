import type { ChatSide, ChatState } from '@hanap/contracts/chats/chat.schemas'
import type { ChatOpener } from './tables.ts'

/** A message may be removed by its sender for so long. */
export const REMOVABLE_MS = 15 * 60 * 1000

/** Seekers open so many chats in a day; recruiters answer applications, which seekers send. */
export const MAX_OPENED_A_DAY = 20

/** A greeting waits for its seeker: the recruiter adds nothing to it. */
export const canWrite = (state: ChatState, side: ChatSide): boolean =>
  state === 'open' || (state === 'requested' && side === 'seeker')

/** Who answers a greeting opens the chat. */
export const stateAfterMessage = (state: ChatState, side: ChatSide): ChatState =>
  state === 'requested' && side === 'seeker' ? 'open' : state

/** A greeting is accepted or declined by its seeker. Whoever declined may reopen; nobody reopens what was blocked or closed. */
export const canChangeState = (
  chat: { state: ChatState; declined_by: ChatSide | null },
  side: ChatSide,
  state: 'open' | 'declined',
): boolean => {
  if (state === chat.state) return true
  if (state === 'declined') return chat.state === 'open' || (chat.state === 'requested' && side === 'seeker')
  if (chat.state === 'requested') return side === 'seeker'
  return chat.state === 'declined' && chat.declined_by === side
}

/** Whom a greeting went to is not shown to the company until they accept it. */
export const isSeekerHidden = (
  chat: { state: ChatState; opened_by: ChatOpener | null; declined_by: ChatSide | null },
  side: ChatSide,
): boolean =>
  side === 'recruiter' &&
  chat.opened_by === 'greeting' &&
  chat.state !== 'open' &&
  chat.declined_by !== 'recruiter'

export const otherSide = (side: ChatSide): ChatSide => (side === 'seeker' ? 'recruiter' : 'seeker')
