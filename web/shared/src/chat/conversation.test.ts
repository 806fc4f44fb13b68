import type { Message } from '@hanap/contracts/chats/chat.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ConversationStore, createConversation } from './conversation.ts'
import { merged } from './message-log.ts'
import { messageView } from './message-view.ts'

const messageOf = (seq: number, sender: 'seeker' | 'recruiter' = 'recruiter', more = {}): Message => ({
  id: `m${seq}`,
  chat_id: 'c1',
  seq,
  client_id: `client-${seq}`,
  sender,
  sender_name: null,
  text: `Text ${seq}`,
  reply_to_seq: null,
  risk: null,
  created_at: '2026-11-20T08:00:00Z',
  removed_at: null,
  kind: 'text',
  payload: null,
  ...more,
})
const reading = {
  side: 'seeker',
  format: createFormats('en', { key: 'ph', currency: 'PHP', timeZone: 'Asia/Manila' }),
  t: translator('en'),
  prefix: '',
  companyId: null,
  now: Date.parse('2026-11-20T08:01:00Z'),
} as const
const viewOf = (message: Message) => messageView(message, reading)
const hint = (message: Message) => ({ type: 'chat_message', chat_id: message.chat_id, message }) as const

/** All permutations. */
const orders = <Each>(all: readonly Each[]): Each[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((each, at) => orders(all.toSpliced(at, 1)).map(rest => [each, ...rest]))

describe('messages stand once and in the order of seq', () => {
  test.each(orders([2, 3, 4, 5]))('whatever comes first: %i, %i, %i, %i', (...seqs) => {
    const empty = { messages: [viewOf(messageOf(1))], held: [] }
    const log = seqs.reduce(
      (before, seq) => merged(before, [viewOf(messageOf(seq)), viewOf(messageOf(seq))]),
      empty as Parameters<typeof merged<ReturnType<typeof viewOf>>>[0],
    )
    expect(log.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
    expect(log.held).toEqual([])
  })

  test('what follows a gap waits for what is missing', () => {
    const log = merged({ messages: [{ seq: 7, isRemoved: false }], held: [] }, [
      { seq: 10, isRemoved: false },
      { seq: 9, isRemoved: false },
    ])
    expect(log.messages.map(({ seq }) => seq)).toEqual([7])
    expect(log.held.map(({ seq }) => seq)).toEqual([9, 10])
    expect(merged(log, [{ seq: 8, isRemoved: false }]).messages.map(({ seq }) => seq)).toEqual([7, 8, 9, 10])
  })

  test('what was removed stays removed, and what is older than the page is left out', () => {
    const log = { messages: [{ seq: 7, isRemoved: true }], held: [] }
    expect(
      merged(log, [
        { seq: 7, isRemoved: false },
        { seq: 3, isRemoved: false },
      ]),
    ).toEqual(log)
  })
})

describe('an open chat', () => {
  /** What the server has. */
  let stored: Message[]
  let asked: number[]
  let marked: number[]
  let isReachable: boolean
  let chat: ConversationStore

  beforeEach(() => {
    vi.useFakeTimers()
    stored = [1, 2].map(seq => messageOf(seq))
    asked = []
    marked = []
    isReachable = true
    chat = openChat(0)
  })
  const openChat = (otherReadSeq: number | null) =>
    createConversation(
      { id: 'c1', side: 'seeker', messages: stored.map(viewOf), readSeq: 2, otherReadSeq },
      {
        listAfter: async seq => {
          asked.push(seq)
          if (!isReachable) return undefined
          const messages = stored.filter(message => message.seq > seq).slice(0, 3)
          return { messages, last_seq: stored.length, other_read_seq: 0 }
        },
        readLastSeq: async () => stored.length,
        markRead: seq => marked.push(seq),
        toView: viewOf,
        stateChanged: () => undefined,
      },
    )
  afterEach(() => {
    chat.close()
    vi.useRealTimers()
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const write = (...seqs: number[]) =>
    seqs.map(seq => stored[stored.push(messageOf(seq)) - 1] ?? messageOf(seq))
  const shown = () => chat.read().messages.map(({ seq }) => seq)

  test('shows what it is told at once, and what it is told twice once', async () => {
    const [third] = write(3)
    if (third) for (const _ of [1, 2]) chat.hear(hint(third))
    expect(shown()).toEqual([1, 2, 3])
    await settle()
    expect(asked).toEqual([])
  })

  test('reads what a lost hint left out before it shows what follows', async () => {
    const [, , fifth] = write(3, 4, 5)
    if (fifth) chat.hear(hint(fifth))
    expect(shown()).toEqual([1, 2])
    await settle()
    expect(shown()).toEqual([1, 2, 3, 4, 5])
    expect(asked).toEqual([2])
  })

  test('reads all that it missed with a new connection, also more than a page of it', async () => {
    write(3, 4, 5, 6, 7, 8)
    chat.hear({ type: 'socket', isOpen: true })
    const late = write(9)
    await settle()
    for (const message of late) chat.hear(hint(message))
    await settle()
    expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('sees after a gap that a message was removed meanwhile', async () => {
    stored[0] = messageOf(1, 'recruiter', { text: null, removed_at: '2026-11-20T08:00:30Z' })
    chat.hear({ type: 'socket', isOpen: true })
    await settle()
    expect(chat.read().messages[0]).toMatchObject({ isRemoved: true, text: null })
  })

  test('finds a lost last hint by the position', async () => {
    chat.hear({ type: 'position', sum: 4 })
    write(3)
    chat.hear({ type: 'position', sum: 4 })
    await settle()
    expect(asked).toEqual([])
    chat.hear({ type: 'position', sum: 5 })
    await settle()
    expect(shown()).toEqual([1, 2, 3])
  })

  test('where nothing answers it goes on with the next connection', async () => {
    isReachable = false
    write(3)
    chat.hear({ type: 'socket', isOpen: true })
    await settle()
    expect(shown()).toEqual([1, 2])
    isReachable = true
    chat.hear({ type: 'socket', isOpen: true })
    await settle()
    expect(shown()).toEqual([1, 2, 3])
  })

  test('another chat’s messages are none of its own', () => {
    chat.hear(hint({ ...messageOf(3), chat_id: 'c2' }))
    expect(shown()).toEqual([1, 2])
  })

  test('read marks only grow; whoever answers has read', () => {
    chat.hear({ type: 'chat_read', chat_id: 'c1', side: 'recruiter', read_seq: 2 })
    chat.hear({ type: 'chat_read', chat_id: 'c1', side: 'recruiter', read_seq: 1 })
    chat.hear({ type: 'chat_read', chat_id: 'c1', side: 'seeker', read_seq: 9 })
    expect(chat.read().otherReadSeq).toBe(2)
    chat.hear(hint(messageOf(3)))
    expect(chat.read().otherReadSeq).toBe(3)
  })

  test('read marks that are hidden stay hidden, whatever comes', () => {
    const hidden = openChat(null)
    hidden.hear({ type: 'chat_read', chat_id: 'c1', side: 'recruiter', read_seq: 2 })
    hidden.hear(hint(messageOf(3)))
    expect(hidden.read().otherReadSeq).toBeNull()
    hidden.close()
  })

  test('says once that it was seen', () => {
    chat.seen()
    chat.hear(hint(messageOf(3)))
    chat.seen()
    chat.seen()
    expect(marked).toEqual([3])
  })

  test('typing ends with the message, or after five seconds', async () => {
    const typing = { type: 'chat_typing', chat_id: 'c1' } as const
    chat.hear(typing)
    expect(chat.read().isTyping).toBe(true)
    chat.hear(hint(messageOf(3)))
    expect(chat.read().isTyping).toBe(false)
    chat.hear(typing)
    await vi.advanceTimersByTimeAsync(5000)
    expect(chat.read().isTyping).toBe(false)
  })
})
