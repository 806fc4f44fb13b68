import type { ChatSide, Message } from '@hanap/contracts/chats/chat.schemas'

/** A message of which its writer was told that it is stored. Moments are of one clock, in milliseconds. */
export interface AcknowledgedMessage {
  text: string
  seq: number
  begunAt: number
  answeredAt: number
}

/** What the server says of a person's chat once all is quiet, and what it has acknowledged as read before. */
export interface UnreadState {
  side: ChatSide
  readSeq: number
  /** Of the chat, of its head (call 313) and of all chats: the person has this one alone. */
  unreadNums: readonly number[]
  markedSeq: number
}

export type HistoryMessage = Pick<Message, 'id' | 'seq' | 'text' | 'sender' | 'client_id'>

/** What happened in one chat. Every text in it is sent as one message. */
export interface ChatHistory {
  /** All that somebody tried to send. */
  sentTexts: ReadonlySet<string>
  /** By writer, each in the order of writing. */
  writers: readonly (readonly AcknowledgedMessage[])[]
  stored: readonly HistoryMessage[]
  /** As each page came by them. */
  readers: readonly (readonly HistoryMessage[])[]
  unread: readonly UnreadState[]
}

const FAULTS = ['lost', 'doubled', 'reordered', 'phantom', 'unequal', 'unread'] as const
type FaultKind = (typeof FAULTS)[number]
export interface HistoryFault {
  kind: FaultKind
  what: string
}

const doubledIn = (messages: readonly HistoryMessage[]) =>
  [...Map.groupBy(messages, ({ sender, client_id }) => `${sender} ${client_id}`)].flatMap(([key, same]) =>
    same.length > 1 ? [`${key} stands ${same.length} times`] : [],
  )

/** Whoever begins to write when another message has been acknowledged comes after it, whichever process answers. */
const overtaken = (acknowledged: readonly AcknowledgedMessage[]) => {
  let last: AcknowledgedMessage | undefined
  return acknowledged
    .toSorted((a, b) => a.seq - b.seq)
    .flatMap(message => {
      const earlier = last
      if (!last || message.begunAt > last.begunAt) last = message
      return earlier && earlier.begunAt > message.answeredAt
        ? [`“${message.text}” was acknowledged before “${earlier.text}” was begun, and stands after it`]
        : []
    })
}

const lineOf = ({ id, seq, text, sender }: HistoryMessage) => `${seq} ${sender} ${id} ${text}`

const unreadFaults = (stored: readonly HistoryMessage[], state: UnreadState) => {
  const { side, readSeq, unreadNums, markedSeq } = state
  const ownSeq = stored.findLast(({ sender }) => sender === side)?.seq ?? 0
  const waiting = stored.filter(({ sender, seq }) => sender !== side && seq > readSeq).length
  return [
    ...(readSeq < Math.max(ownSeq, markedSeq)
      ? [`${side} has read to ${readSeq}, though ${markedSeq} was marked and ${ownSeq} is their own`]
      : []),
    ...unreadNums.flatMap(num => (num === waiting ? [] : [`${side} has ${waiting} unread, not ${num}`])),
  ]
}

/** Every fault of a chat's history; none is what a chat promises. */
export const examineHistory = ({
  sentTexts,
  writers,
  stored,
  readers,
  unread,
}: ChatHistory): HistoryFault[] => {
  const byText = new Map(stored.map(message => [message.text, message]))
  const acknowledged = writers.flat()
  const whole = stored.map(lineOf)
  const faults: Record<FaultKind, string[]> = {
    lost: acknowledged.flatMap(({ text }) => (byText.has(text) ? [] : [`“${text}” is not stored`])),
    doubled: [stored, ...readers].flatMap(doubledIn),
    reordered: [
      ...stored.flatMap(({ seq }, at) => (seq === at + 1 ? [] : [`${seq} stands in place ${at + 1}`])),
      ...acknowledged.flatMap(({ text, seq }) => {
        const now = byText.get(text)?.seq ?? seq
        return now === seq ? [] : [`“${text}” was acknowledged as ${seq} and is ${now}`]
      }),
      ...overtaken(acknowledged),
    ],
    phantom: [stored, ...readers].flatMap(messages =>
      messages.flatMap(({ text }) => (sentTexts.has(text ?? '') ? [] : [`nobody sent “${text}”`])),
    ),
    unequal: readers.flatMap((messages, reader) => {
      const lines = messages.map(lineOf)
      const at = whole.findIndex((line, index) => line !== lines[index])
      if (at === -1 && lines.length === whole.length) return []
      return [`reader ${reader} has ${lines.length} of ${whole.length}, the first other one is ${at + 1}`]
    }),
    unread: unread.flatMap(state => unreadFaults(stored, state)),
  }
  return FAULTS.flatMap(kind => faults[kind].map(what => ({ kind, what })))
}

/** How many of each kind, none left out. */
export const countFaults = (faults: readonly HistoryFault[]): Record<FaultKind, number> => {
  const counts = { lost: 0, doubled: 0, reordered: 0, phantom: 0, unequal: 0, unread: 0 }
  for (const { kind } of faults) counts[kind] += 1
  return counts
}
