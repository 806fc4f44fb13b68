import type { AnswerOf } from '@hanap/contracts/call'
import type { Message } from '@hanap/contracts/chats/chat.schemas'
import { sendMessage, type uploadChatFile } from '@hanap/contracts/chats/chats.calls'
import { failureOf, send } from '../calls/call.ts'
import { readSessionUser } from '../session/session.ts'
import { keptFile } from './files/unsent-files.ts'
import { sendFile } from './files/upload-file.ts'
import {
  onOwnWords,
  removeUnsent,
  setFileId,
  setProblem,
  type UnsentFile,
  type UnsentMessage,
  unsentMessages,
} from './own-words.ts'

/** In place of a problem's text: the browser has forgotten the file. */
export const FILE_MISSING = 'file_missing'

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

/** What an answer of the server's means for its message; `sent` has what came under `data`. */
const outcomeOf = async <Answer>(
  answer: Response | undefined,
): Promise<
  { is: 'sent'; data: Answer } | { is: 'refused'; problem: string; isOfFile: boolean } | { is: 'later' }
> => {
  if (!answer) return { is: 'later' }
  const body: unknown = await answer.json().catch(() => undefined)
  // The server parses every answer through the contract before it leaves.
  if (answer.ok) return { is: 'sent', data: (body as { data: Answer }).data }
  const { status, message, errors } = failureOf(answer.status, body)
  const isTemporary = status >= 500 || status === 401 || status === 408 || status === 429
  if (isTemporary) return { is: 'later' }
  const [first] = [errors.text, errors.file, errors.file_id].flatMap(texts => texts ?? [])
  return { is: 'refused', problem: first ?? message, isOfFile: errors.file_id !== undefined }
}

/** The id of a message's file, which is uploaded once. */
const fileIdOf = async (
  { chatId, clientId }: UnsentMessage,
  { id, name }: UnsentFile,
): Promise<string | Exclude<Attempt, { is: 'sent' }>> => {
  if (id !== null) return id
  const file = await keptFile(clientId)
  if (!file) return { is: 'refused', problem: FILE_MISSING }
  const outcome = await outcomeOf<AnswerOf<typeof uploadChatFile>>(
    await sendFile({ chatId, clientId, name, file }),
  )
  if (outcome.is !== 'sent') return outcome
  setFileId(clientId, outcome.data.file.id)
  return outcome.data.file.id
}

/** A repeat has the same client id, and is the same message. */
const attempt = async (message: UnsentMessage): Promise<Attempt> => {
  const { chatId, clientId, text, file } = message
  const fileId = file && (await fileIdOf(message, file))
  if (typeof fileId === 'object') return fileId
  const body = {
    client_id: clientId,
    ...(text === '' ? {} : { text }),
    ...(file && fileId !== undefined ? { kind: file.kind, file_id: fileId } : {}),
  }
  const answer = await send(sendMessage, { params: { id: chatId }, body }, {}).catch(() => undefined)
  const outcome = await outcomeOf<AnswerOf<typeof sendMessage>>(answer)
  if (outcome.is === 'sent') return { is: 'sent', message: outcome.data.message }
  // It waited too long and was forgotten: the next try uploads it anew.
  if (outcome.is === 'refused' && outcome.isOfFile) setFileId(clientId, null)
  return outcome
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
