import type { Message } from '@hanap/contracts/chats/chat.schemas'
import { sendMessage } from '@hanap/contracts/chats/chats.calls'
import { failureOf, send } from '../calls/call.ts'
import { readSessionUser } from '../session/session.ts'
import { onOwnWords, removeUnsent, setProblem, type UnsentMessage, unsentMessages } from './own-words.ts'

const FIRST_RETRY_MS = 2000
const MAX_RETRY_MS = 60_000

export type SendState = 'sending' | 'waiting'

type Attempt = { is: 'sent'; message: Message } | { is: 'refused'; problem: string } | { is: 'later' }

/** Told of each message that the server has now. */
const listeners = new Set<(message: Message) => void>()
export const onSent = (listener: (message: Message) => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A repeat has the same client id, and is the same message. */
const attempt = async ({ chatId, clientId, text }: UnsentMessage): Promise<Attempt> => {
  const input = { params: { id: chatId }, body: { client_id: clientId, text } }
  const answer = await send(sendMessage, input, {}).catch(() => undefined)
  if (!answer) return { is: 'later' }
  const body: unknown = await answer.json().catch(() => undefined)
  // The server parses every answer through the contract before it leaves.
  if (answer.ok) return { is: 'sent', message: (body as { data: { message: Message } }).data.message }
  const { status, message, errors } = failureOf(answer.status, body)
  const isTemporary = status >= 500 || status === 401 || status === 408 || status === 429
  return isTemporary ? { is: 'later' } : { is: 'refused', problem: errors.text?.[0] ?? message }
}

let state: SendState = 'sending'
const stateListeners = new Set<() => void>()
const setState = (next: SendState) => {
  if (next === state) return
  state = next
  for (const listener of stateListeners) listener()
}

/** Whether what is not sent is on its way or waits for the connection. */
export const sendState = {
  read: (): SendState => state,
  subscribe: (listener: () => void): (() => void) => {
    stateListeners.add(listener)
    return () => stateListeners.delete(listener)
  },
}

let retryMs = FIRST_RETRY_MS
let timer: ReturnType<typeof setTimeout> | undefined

/** One after the other, in the order in which they were written. Answers whether some have to wait. */
const sendAll = async (): Promise<boolean> => {
  const owner = readSessionUser()?.id
  for (;;) {
    const next = unsentMessages().find(({ problem }) => problem === null)
    // Another person may have logged in meanwhile.
    if (!next || readSessionUser()?.id !== owner) return false
    const outcome = await attempt(next)
    if (outcome.is === 'later') return true
    if (outcome.is === 'refused') {
      setProblem(next.clientId, outcome.problem)
      continue
    }
    for (const listener of listeners) listener(outcome.message)
    removeUnsent(next.clientId)
  }
}

const LOCK = 'chat-messages'
/** Two pages of a browser do not overtake each other. */
const inTurn = (work: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work()

let sending: Promise<void> | undefined
let isDue = false
/** Sends what waits, and tries again by itself until it is sent. */
export const sendUnsent = (): Promise<void> => {
  isDue = true
  sending ??= (async () => {
    clearTimeout(timer)
    while (isDue) {
      isDue = false
      const mustWait = await inTurn(sendAll)
      setState(mustWait ? 'waiting' : 'sending')
      if (!mustWait) retryMs = FIRST_RETRY_MS
      else {
        timer = setTimeout(() => void sendUnsent(), retryMs * (0.5 + Math.random()))
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
      }
    }
    sending = undefined
  })()
  return sending
}

/** Begins a page's part in the sending. Answers what ends it. */
export const keepSending = (): (() => void) => {
  const onLine = () => {
    if (unsentMessages().length > 0) void sendUnsent()
  }
  const end = onOwnWords(() => undefined)
  onLine()
  addEventListener('online', onLine)
  return () => {
    clearTimeout(timer)
    removeEventListener('online', onLine)
    end()
  }
}
