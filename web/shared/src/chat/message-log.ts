/** What of a message says where it belongs. */
export interface Sequenced {
  seq: number
  isRemoved: boolean
}

/** Messages of a chat from some seq on without gaps, and those that came before what is missing ahead of them. */
export interface MessageLog<Message extends Sequenced> {
  messages: readonly Message[]
  /** In the order of seq. */
  held: readonly Message[]
}

export const lastSeqOf = ({ messages }: MessageLog<Sequenced>): number => messages.at(-1)?.seq ?? 0

/** What was removed stays so, also where older news come later. */
const newer = <Message extends Sequenced>(now: Message, arriving: Message): Message =>
  now.isRemoved && !arriving.isRemoved ? now : arriving

/** Takes messages in, in whatever order and however often they come; what follows a gap is held until the gap is filled. */
export const merged = <Message extends Sequenced>(
  log: MessageLog<Message>,
  arriving: readonly Message[],
): MessageLog<Message> => {
  const last = lastSeqOf(log)
  const changed = new Map<number, Message>()
  const ahead = new Map(log.held.map(message => [message.seq, message]))
  for (const message of arriving) {
    const group = message.seq > last ? ahead : changed
    const before = group.get(message.seq)
    group.set(message.seq, before ? newer(before, message) : message)
  }
  const messages = log.messages.map(message => {
    const change = changed.get(message.seq)
    return change ? newer(message, change) : message
  })
  for (let next = ahead.get(last + 1); next; next = ahead.get(next.seq + 1)) {
    messages.push(next)
    ahead.delete(next.seq)
  }
  return { messages, held: [...ahead.values()].sort((a, b) => a.seq - b.seq) }
}
