import type { ChatSide, Message } from '@hanap/contracts/chats/chat.schemas'
import type { Update } from '../live/page-message.ts'
import type { MessageView } from './chat-view.ts'
import { lastSeqOf, type MessageLog, merged } from './message-log.ts'

export interface ConversationState {
  messages: readonly MessageView[]
  /** Null where it is not shown. */
  otherReadSeq: number | null
  /** Whether the other side is writing. */
  isTyping: boolean
}

/** What call 304 answers, as far as it matters here. */
interface MessagePage {
  messages: readonly Message[]
  last_seq: number
  other_read_seq: number | null
}

/** What a conversation asks of its page; undefined where nothing answers. */
export interface ConversationDeps {
  listAfter(seq: number): Promise<MessagePage | undefined>
  /** Last seq of this chat, by call 313. */
  readLastSeq(): Promise<number | undefined>
  markRead(seq: number): void
  toView(message: Message): MessageView
  /** Something about the chat changed that is no message. */
  stateChanged(): void
}

export interface OpenedConversation {
  id: string
  side: ChatSide
  messages: readonly MessageView[]
  readSeq: number
  otherReadSeq: number | null
}

export interface ConversationStore {
  read(): ConversationState
  subscribe(listener: () => void): () => void
  /** Something that the page heard. */
  hear(update: Update): void
  /** Messages that came another way: the page's own, or the answer of a send. */
  take(messages: readonly MessageView[]): void
  /** The person sees its end. */
  seen(): void
  close(): void
}

/** Nobody says that they have stopped. */
const TYPING_MS = 5000
/** After a gap so many are read again: some of them may have been removed. */
const READ_AGAIN = 20

/** An open chat that keeps itself up to date: whatever is lost, doubled or out of order on the way, messages stand once and in the order of seq. */
export const createConversation = (opened: OpenedConversation, deps: ConversationDeps): ConversationStore => {
  const { id, side } = opened
  let log: MessageLog<MessageView> = { messages: opened.messages, held: [] }
  let state: ConversationState = {
    messages: opened.messages,
    otherReadSeq: opened.otherReadSeq,
    isTyping: false,
  }
  let readSeq = opened.readSeq
  let position: number | undefined
  /** Whether what is missing could not be read. */
  let isBehind = false
  let typingTimer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  const listeners = new Set<() => void>()

  const change = (next: Partial<ConversationState>) => {
    if (isClosed) return
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const take = (messages: readonly MessageView[]) => {
    log = merged(log, messages)
    change({ messages: log.messages })
  }
  const otherRead = (seq: number) => {
    if (state.otherReadSeq !== null && seq > state.otherReadSeq) change({ otherReadSeq: seq })
  }
  const typing = (isTyping: boolean) => {
    clearTimeout(typingTimer)
    if (isTyping) typingTimer = setTimeout(() => change({ isTyping: false }), TYPING_MS)
    if (isTyping !== state.isTyping) change({ isTyping })
  }

  const readAfter = async (from: number) => {
    let after = from
    for (;;) {
      const page = await deps.listAfter(after)
      isBehind = !page
      if (!page || isClosed) return
      take(page.messages.map(deps.toView))
      otherRead(page.other_read_seq ?? 0)
      after = page.messages.at(-1)?.seq ?? page.last_seq
      if (after >= page.last_seq) return
    }
  }

  let isReading = false
  let isDue = false
  const catchUp = async (from: number) => {
    isDue = true
    if (isReading) return
    isReading = true
    for (let after = from; isDue && !isClosed; after = lastSeqOf(log)) {
      isDue = false
      await readAfter(after)
    }
    isReading = false
  }

  const compare = async () => {
    const last = await deps.readLastSeq()
    if (last !== undefined && last > lastSeqOf(log)) await catchUp(lastSeqOf(log))
  }

  const hearOwn = (update: Extract<Update, { chat_id: string }>) => {
    if (update.type === 'chat_state') return deps.stateChanged()
    if (update.type === 'chat_typing') return typing(true)
    if (update.type === 'chat_read') {
      if (update.side !== side) otherRead(update.read_seq)
      return
    }
    const { message } = update
    take([deps.toView(message)])
    if (log.held.length > 0) void catchUp(lastSeqOf(log))
    if (message.sender === side || message.sender === 'system') return
    typing(false)
    // Whoever answers has read.
    otherRead(message.seq)
  }

  return {
    read: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take,
    hear: update => {
      if ('chat_id' in update) {
        if (update.chat_id === id) hearOwn(update)
      } else if (update.type === 'socket') {
        if (update.isOpen) void catchUp(Math.max(0, lastSeqOf(log) - READ_AGAIN))
      } else if (update.type === 'position') {
        if (isBehind || (position !== undefined && position !== update.sum)) void compare()
        position = update.sum
      }
    },
    seen: () => {
      const last = lastSeqOf(log)
      if (last <= readSeq) return
      readSeq = last
      deps.markRead(last)
    },
    close: () => {
      isClosed = true
      clearTimeout(typingTimer)
    },
  }
}
