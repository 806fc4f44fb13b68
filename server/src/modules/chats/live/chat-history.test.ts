import type { Message } from '@hanap/contracts/chats/chat.schemas'
import { listChats, listMessages, sendMessage } from '@hanap/contracts/chats/chats.calls'
import type { ServerMessage } from '@hanap/contracts/sockets/socket'
import { socketPath } from '@hanap/contracts/sockets/socket'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startSecondApp } from '../../../testing/second-app.ts'
import type { TestPerson } from '../../auth/factory.ts'
import { buildChat, type TestChat } from '../factory.ts'

/** A history is written by many at once while connections are cut and a process is started anew; then it is checked. */
const WRITERS_A_SIDE = 2
const MESSAGES_A_WRITER = 10
/** Of so many requests one is cut off, at a moment of its own. */
const CUT_REQUEST_EVERY = 3
const CUT_SOCKET_EVERY = 10
/** On a machine that does much else; alone it takes a few seconds. */
const PATIENCE_MS = 60_000
const LONGEST_BEFORE_CUT_MS = 6

let app: TestApp
let second: Awaited<ReturnType<typeof startSecondApp>>
beforeAll(async () => {
  app = await startTestApp()
  second = await startSecondApp(app)
})
afterAll(async () => {
  await second.close()
  await app.close()
})

/** The same in every run. */
const createRandom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

/** Of two processes one at random: whoever is sent to one that is away comes to the other next time. */
const portsOf = (random: (below: number) => number) => () => (random(2) === 0 ? app.port : second.port)

interface Acknowledged {
  text: string
  seq: number
}

const answerOf = async (answer: Response) => {
  const body: { data?: { message: Message } } = JSON.parse(await answer.text())
  return { isSent: answer.ok, seq: body.data?.message.seq ?? 0 }
}

/** Writes one after the other; what was not answered is sent again under its client id, as often as it takes. */
const write = async (chat: TestChat, as: TestPerson, writer: string, random: (below: number) => number) => {
  const acknowledged: Acknowledged[] = []
  const port = portsOf(random)
  let cuts = 0
  for (let number = 1; number <= MESSAGES_A_WRITER; number += 1) {
    const text = `${writer} ${number}`
    const body = JSON.stringify({ client_id: `${writer}-${number}-client`, text })
    for (;;) {
      const cut = new AbortController()
      const isCut = random(CUT_REQUEST_EVERY) === 0
      const timer = isCut ? setTimeout(() => cut.abort(), random(LONGEST_BEFORE_CUT_MS)) : undefined
      const answer = await fetch(`http://127.0.0.1:${port()}${sendMessage.path.replace('{id}', chat.id)}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
        body,
        signal: cut.signal,
      })
        .then(answerOf)
        .catch(() => undefined)
      clearTimeout(timer)
      if (!answer) cuts += 1
      if (!answer?.isSent) continue
      acknowledged.push({ text, seq: answer.seq })
      break
    }
  }
  return { acknowledged, cuts }
}

/** A page that reads along: hints in the order of seq, and by `after` what they left out. */
const readAlong = (chat: TestChat, as: TestPerson, random: (below: number) => number, isCut: boolean) => {
  const read: Message[] = []
  const ahead = new Map<number, Message>()
  const port = portsOf(random)
  let socket: WebSocket | undefined
  let isOver = false
  let cuts = 0
  let reading: Promise<void> = Promise.resolve()

  const take = (messages: readonly Message[]) => {
    for (const message of messages) ahead.set(message.seq, message)
    for (let next = ahead.get(read.length + 1); next; next = ahead.get(read.length + 1)) read.push(next)
    for (const seq of ahead.keys()) if (seq <= read.length) ahead.delete(seq)
  }
  let isDue = false
  const catchUp = () => {
    if (isDue) return
    isDue = true
    reading = reading.then(async () => {
      isDue = false
      const query = { after: String(read.length), size: '100' }
      const { data } = await app.call(listMessages, { params: { id: chat.id }, query }, { as })
      take(data.messages)
      if (read.length < data.last_seq && !isOver) catchUp()
    })
  }
  const open = () => {
    const opened = new WebSocket(`ws://127.0.0.1:${isCut ? port() : app.port}${socketPath}`, {
      headers: { host: 'localhost', authorization: `Bearer ${as.token}` },
    })
    socket = opened
    let heard = 0
    opened.on('open', catchUp)
    opened.on('message', data => {
      const told: ServerMessage = JSON.parse(String(data))
      if (told.type !== 'chat_message' || told.chat_id !== chat.id) return
      take([told.message])
      if (ahead.size > 0) catchUp()
      heard += 1
      if (!isCut || heard < CUT_SOCKET_EVERY) return
      cuts += 1
      opened.terminate()
    })
    opened.on('error', () => undefined)
    opened.on('close', () => {
      if (!isOver) setImmediate(open)
    })
  }
  open()
  return {
    read,
    cuts: () => cuts,
    end: async () => {
      isOver = true
      socket?.close()
      await reading
    },
  }
}

test(
  'whatever is cut on the way, what was acknowledged is there once, in order and without gaps, for every reader',
  async () => {
    const random = createRandom(20_261_123)
    const chats = await Promise.all([buildChat(app, 'First'), buildChat(app, 'First')])
    const readers = chats.flatMap(chat => [
      { chat, ...readAlong(chat, chat.seeker, random, true) },
      { chat, ...readAlong(chat, chat.recruiter, random, false) },
    ])
    const writing = chats.flatMap((chat, index) =>
      Array.from({ length: WRITERS_A_SIDE }, (_, number) => [
        write(chat, chat.seeker, `seeker${index}${number}`, random),
        write(chat, chat.recruiter, `recruiter${index}${number}`, random),
      ]).flat(),
    )
    // When a third is written one process goes, and comes back on another port.
    await eventually(() => expect(readers[1]?.read.length).toBeGreaterThan(MESSAGES_A_WRITER))
    await second.close()
    second = await startSecondApp(app)
    const written = await Promise.all(writing)

    const total = 1 + 2 * WRITERS_A_SIDE * MESSAGES_A_WRITER
    await eventually(() => expect(readers.map(({ read }) => read.length)).toEqual(readers.map(() => total)))
    for (const reader of readers) await reader.end()
    expect(written.reduce((sum, { cuts }) => sum + cuts, 0)).toBeGreaterThan(10)
    expect(readers.reduce((sum, { cuts }) => sum + cuts(), 0)).toBeGreaterThan(5)

    for (const { chat, read } of readers) {
      const { data } = await app.call(
        listMessages,
        { params: { id: chat.id }, query: { after: '0', size: '100' } },
        { as: chat.recruiter },
      )
      // All see the same, which is what is stored.
      expect(read.slice(0, data.messages.length).map(({ id }) => id)).toEqual(
        data.messages.map(({ id }) => id),
      )
      expect(read.map(({ seq }) => seq)).toEqual(Array.from({ length: total }, (_, at) => at + 1))
      expect(new Set(read.map(({ client_id, sender }) => `${sender} ${client_id}`)).size).toBe(total)
    }
    const readIn = new Map(chats.map((chat, index) => [chat.id, readers[index * 2]?.read ?? []]))
    const texts = new Map(
      [...readIn.values()].flat().map(({ text, chat_id, seq }) => [text, `${chat_id} ${seq}`]),
    )
    for (const { acknowledged } of written) {
      for (const { text, seq } of acknowledged) expect(texts.get(text)).toMatch(new RegExp(` ${seq}$`))
      const seqs = acknowledged.map(({ seq }) => seq)
      expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
    }
    for (const { recruiter, id } of chats) {
      const { chats: listed } = (await app.call(listChats, {}, { as: recruiter })).data
      const rows = readIn.get(id) ?? []
      const lastOwn = rows.findLast(({ sender }) => sender === 'recruiter')?.seq ?? 0
      const waiting = rows.filter(({ sender, seq }) => sender === 'seeker' && seq > lastOwn).length
      expect(listed.map(({ last_seq, unread_num }) => [last_seq, unread_num])).toEqual([[total, waiting]])
    }
  },
  PATIENCE_MS,
)
