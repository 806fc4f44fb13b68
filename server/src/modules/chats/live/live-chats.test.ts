import { once } from 'node:events'
import * as calls from '@hanap/contracts/chats/chats.calls'
import type { ChatHint, ServerMessage } from '@hanap/contracts/sockets/socket'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createSockets, type Sockets } from '../../../sockets/sockets.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { openPageSocket } from '../../../testing/page-socket.ts'
import { startSecondApp } from '../../../testing/second-app.ts'
import { buildRecruiter, buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { accountFactsByIds } from '../../auth/index.ts'
import { buildChat, nextClientId, sendText } from '../factory.ts'
import { liveChats } from './live-chats.ts'

let app: TestApp
/** A second process of the same marketplace. */
let other: Awaited<ReturnType<typeof startSecondApp>>

beforeAll(async () => {
  app = await startTestApp()
  other = await startSecondApp(app)
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const changes = ['chat_message', 'chat_read', 'chat_typing', 'chat_state'] as const
/** With which a chat is built: another process may tell of it after the page is open. */
const isFirst = (told: ServerMessage) =>
  told.type === 'chat_message' && told.message.seq === 1 && told.message.removed_at === null

const openPage = <Type extends ServerMessage['type']>(
  { token }: TestPerson,
  hears: readonly Type[],
  port = app.port,
) => openPageSocket({ port, hears, ignores: isFirst, headers: { authorization: `Bearer ${token}` } })

const typing = (chatId: string) => JSON.stringify({ type: 'typing', chat_id: chatId })
const markRead = (as: TestPerson, id: string, seq: number) =>
  app.call(calls.markChatRead, { params: { id }, body: { seq } }, { as })
const closeAll = (pages: readonly { socket: WebSocket }[]) => {
  for (const { socket } of pages) socket.close()
}

describe('open pages are told what happens in their chats, by whatever process', () => {
  test('a message, with its text and in the order of seq, to both people', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const here = await openPage(recruiter, ['chat_message'])
    const there = await openPage(recruiter, ['chat_message'], other.port)
    const own = await openPage(seeker, ['chat_message'], other.port)
    for (const text of ['One', 'Two', 'Three']) await sendText(app, seeker, id, text)
    for (const page of [here, there, own])
      expect((await page.has(3)).map(({ chat_id, message: { seq, text } }) => [chat_id, seq, text])).toEqual([
        [id, 2, 'One'],
        [id, 3, 'Two'],
        [id, 4, 'Three'],
      ])
    closeAll([here, there, own])
  })

  test('a warning to its receiver alone, whoever’s page was open first', async () => {
    for (const isSeekerFirst of [true, false]) {
      const { id, seeker, recruiter } = await buildChat(app)
      const [first, second] = isSeekerFirst ? [seeker, recruiter] : [recruiter, seeker]
      const pages = [await openPage(first, ['chat_message']), await openPage(second, ['chat_message'])]
      await sendText(app, recruiter, id, 'Please pay a registration fee of 500 pesos by GCash.')
      const risks = await Promise.all(pages.map(async page => (await page.has(1))[0]?.message.risk))
      const [own, other] = isSeekerFirst ? risks : risks.toReversed()
      expect(own?.signals).toHaveLength(1)
      expect(other).toBeNull()
      closeAll(pages)
    }
  })

  test('nothing before it is committed, and nothing of what is not', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const page = await openPage(recruiter, ['chat_message'], other.port)
    expect((await sendText(app, seeker, id, '')).status).toBe(422)
    const client = nextClientId()
    await sendText(app, seeker, id, 'Once', client)
    await sendText(app, seeker, id, 'Once', client)
    await sendText(app, seeker, id, 'Last')
    expect((await page.has(2)).map(({ message }) => message.text)).toEqual(['Once', 'Last'])
    closeAll([page])
  })

  test('a removed message, how far each side has read, and a declined chat', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const page = await openPage(seeker, changes, other.port)
    await markRead(recruiter, id, 1)
    expect((await page.has(2)).map(told => told.type === 'chat_read' && [told.side, told.read_seq])).toEqual([
      ['seeker', 1],
      ['recruiter', 1],
    ])
    await app.call(calls.removeMessage, { params: { id, seq: '1' } }, { as: seeker })
    expect((await page.has(3))[2]).toMatchObject({
      type: 'chat_message',
      message: { seq: 1, text: null, removed_at: expect.any(String) },
    })
    await app.call(calls.changeChat, { params: { id }, body: { state: 'declined' } }, { as: recruiter })
    expect((await page.has(4))[3]).toEqual({ type: 'chat_state', chat_id: id, state: 'declined' })
    closeAll([page])
  })

  test('how many messages wait: when the page comes, as they come, and as they are read', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const page = await openPage(recruiter, ['chat_unread'], other.port)
    await page.has(1)
    await sendText(app, seeker, id, 'Two')
    await page.has(2)
    await markRead(recruiter, id, 2)
    expect((await page.has(3)).map(({ unread_num }) => unread_num)).toEqual([1, 2, 0])
    closeAll([page])
  })

  test('that somebody types, and not the one who does; it is stored nowhere', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const own = await openPage(seeker, changes)
    const pages = [await openPage(recruiter, changes), await openPage(recruiter, changes, other.port)]
    const rows = () => app.connection.sql`
      select chats.xmin, chats, chat_participants, chat_messages from chats
      join chat_participants on chat_participants.chat_id = chats.id
      join chat_messages on chat_messages.chat_id = chats.id where chats.id = ${id}`
    const before = await rows()
    own.socket.send(typing(id))
    for (const page of pages) expect(await page.has(1)).toEqual([{ type: 'chat_typing', chat_id: id }])
    expect(await rows()).toEqual(before)
    expect(own.messages).toEqual([])
    closeAll([own, ...pages])
  })
})

describe('who may not read is told nothing', () => {
  test.each([
    ['a seeker', () => buildSeeker(app)],
    ['a colleague without part in it', (companyId: string) => buildRecruiter(app, { companyId })],
  ])('%s', async (_, build) => {
    const { id, seeker, recruiter, companyId } = await buildChat(app)
    const stranger = await openPage(await build(companyId), [...changes, 'position'])
    const page = await openPage(recruiter, ['chat_message'])
    await sendText(app, seeker, id, 'Private')
    await page.has(1)
    expect(stranger.messages).toEqual([])
    closeAll([stranger, page])
  })

  test('a recruiter who has left the company, or may no longer write to applicants', async () => {
    const { id, seeker, recruiter, companyId } = await buildChat(app)
    const owner = await buildRecruiter(app, { companyId })
    await sendText(app, owner, id, 'I take over')
    const page = await openPage(owner, ['chat_message'])
    const gone = await openPage(recruiter, ['chat_message'])
    await app.connection.sql`update accounts set company_id = null, role = null where id = ${recruiter.id}`
    await sendText(app, seeker, id, 'One')
    await page.has(1)
    await app.connection.sql`update accounts set role = 'viewer' where id = ${owner.id}`
    await sendText(app, seeker, id, 'Two')
    const witness = await openPage(seeker, ['chat_message'])
    await sendText(app, seeker, id, 'Three')
    await witness.has(1)
    expect([page.messages.length, gone.messages.length]).toEqual([1, 0])
    closeAll([page, gone, witness])
  })

  test('typing into another’s chat reaches nobody, nor into one that is closed', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const [stranger, page] = [
      await openPage(await buildSeeker(app), changes),
      await openPage(recruiter, changes),
    ]
    stranger.socket.send(typing(id))
    stranger.socket.send(typing('nothing'))
    await app.call(calls.changeChat, { params: { id }, body: { state: 'declined' } }, { as: recruiter })
    const own = await openPage(seeker, changes)
    own.socket.send(typing(id))
    await app.call(calls.changeChat, { params: { id }, body: { state: 'open' } }, { as: recruiter })
    await sendText(app, seeker, id, 'Open again')
    await eventually(() => expect(page.messages.at(-1)).toMatchObject({ type: 'chat_message' }))
    expect(page.messages.filter(({ type }) => type === 'chat_typing')).toEqual([])
    closeAll([stranger, page, own])
  })
})

test('a lost hint is found by the position, which is the sum that call 313 gives', async () => {
  const { id, seeker, recruiter } = await buildChat(app)
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const sockets = createSockets({ signOfLifeMs: 150 })
  const live = liveChats({
    db: app.db,
    sockets,
    // Whoever tells it something tells it in vain.
    promptNotices: { listen: async () => ({ unlisten: () => undefined }), tell: () => undefined },
    accountsByIds: ids => accountFactsByIds(app.db, ids),
    jobs: { cards: async () => [], factsByIds: async () => [] },
    resumes: { factsByIds: async () => new Map() },
    onError: error => {
      throw error
    },
  })
  await live.start()
  const accepted = once(server, 'connection')
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as { port: number }).port}`)
  const heard: ChatHint[] = []
  page.on('message', data => heard.push(JSON.parse(String(data))))
  const [socket] = await accepted
  const person = { sessionId: 's1', accountId: recruiter.id } as Parameters<Sockets['add']>[1]
  sockets.add(socket, person, { market: app.market('ph'), language: 'en' } as Parameters<Sockets['add']>[2])
  await eventually(() => expect(heard.at(-1)).toEqual({ type: 'position', sum: 1 }))

  await sendText(app, seeker, id, 'Nobody hears of it')
  await eventually(() => expect(heard.at(-1)).toEqual({ type: 'position', sum: 2 }))
  await markRead(recruiter, id, 2)
  await eventually(() => expect(heard.at(-1)).toEqual({ type: 'position', sum: 4 }))
  const heads = (await app.call(calls.listChatHeads, {}, { as: recruiter })).data.chats
  expect(heads.reduce((sum, { last_seq, read_seq }) => sum + last_seq + read_seq, 0)).toBe(4)
  expect(heard.flatMap(told => (told.type === 'chat_unread' ? [told.unread_num] : []))).toEqual([1, 2, 0])
  await live.stop()
  sockets.stop()
  page.terminate()
  server.close()
})
