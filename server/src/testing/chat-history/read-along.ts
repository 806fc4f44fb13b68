import type { Message } from '@hanap/contracts/chats/chat.schemas'
import { listMessages, markChatRead } from '@hanap/contracts/chats/chats.calls'
import { SESSION_ENDED, type ServerMessage, socketPath } from '@hanap/contracts/sockets/socket'
import { WebSocket } from 'ws'
import type { TestPerson } from '../../modules/auth/factory.ts'
import { type HistoryClient, UnexpectedAnswer } from './history-client.ts'

const MARK_READ_EVERY = 20

export interface ReadAlong {
  chatId: string
  as: TestPerson
  /** After so many messages that it heard of its connection is cut off. */
  cutEvery: number
}

/** A page that reads along: hints in the order of seq, and by `after` what they left out. */
export const readAlong = ({ chatId, as, cutEvery }: ReadAlong, client: HistoryClient, over: AbortSignal) => {
  const read: Message[] = []
  const ahead = new Map<number, Message>()
  let socket: WebSocket | undefined
  let isEnding = false
  let cuts = 0
  let markedSeq = 0
  let isDue = false
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => undefined)
  let reading: Promise<void> = Promise.resolve()
  /** One after the other; the first that fails ends the reader. */
  const then = (work: () => Promise<void>) => {
    reading = reading.then(work).catch(failure.reject)
  }

  const markRead = async (seq: number) => {
    const answer = await client.ask(markChatRead, { as, id: chatId, body: { seq } })
    if (!answer) return
    if (answer.read_seq < Math.max(seq, markedSeq))
      throw new UnexpectedAnswer(`read to ${Math.max(seq, markedSeq)}, then ${answer.read_seq}`)
    markedSeq = answer.read_seq
  }
  const take = (messages: readonly Message[]) => {
    const before = Math.floor(read.length / MARK_READ_EVERY)
    for (const message of messages) ahead.set(message.seq, message)
    for (let next = ahead.get(read.length + 1); next; next = ahead.get(read.length + 1)) read.push(next)
    for (const seq of ahead.keys()) if (seq <= read.length) ahead.delete(seq)
    const seq = read.length
    if (Math.floor(seq / MARK_READ_EVERY) > before) then(() => markRead(seq))
  }
  const catchUp = () => {
    if (isDue) return
    isDue = true
    then(async () => {
      isDue = false
      const query = { after: String(read.length), size: '100' }
      const answer = await client.insist(listMessages, { as, id: chatId, query })
      take(answer.messages)
      if (read.length < answer.last_seq && !isEnding) catchUp()
    })
  }
  const open = () => {
    const opened = new WebSocket(`ws://127.0.0.1:${client.port()}${socketPath}`, {
      headers: { host: 'localhost', authorization: `Bearer ${as.token}` },
    })
    socket = opened
    let heard = 0
    opened.on('open', catchUp)
    opened.on('message', data => {
      const hint: ServerMessage = JSON.parse(String(data))
      // What was said while the connection was away, or was lost, is found by it.
      if (hint.type === 'position') catchUp()
      if (hint.type !== 'chat_message' || hint.chat_id !== chatId) return
      take([hint.message])
      if (ahead.size > 0) catchUp()
      heard += 1
      if (heard < cutEvery) return
      cuts += 1
      opened.terminate()
    })
    opened.on('error', () => undefined)
    opened.on('close', code => {
      if (code === SESSION_ENDED) failure.reject(new UnexpectedAnswer('the session has ended'))
      else if (!isEnding && !over.aborted) void client.rest().then(open, () => undefined)
    })
  }
  open()
  return {
    read,
    failure: failure.promise,
    cuts: () => cuts,
    markedSeq: () => markedSeq,
    end: async () => {
      isEnding = true
      socket?.close()
      await reading
    },
  }
}
