import * as calls from '@hanap/contracts/chats/chats.calls'
import { changeUserSettings } from '@hanap/contracts/jobseekers/privacy.calls'
import type { ServerMessage } from '@hanap/contracts/sockets/socket'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { openPageSocket } from '../../../testing/page-socket.ts'
import type { TestPerson } from '../../auth/factory.ts'
import { buildChat, sendText, type TestChat } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const show = (as: TestPerson, is_chat_activity_shown: boolean) =>
  app.call(changeUserSettings, { body: { is_chat_activity_shown } }, { as })
const read = async (as: TestPerson, id: string) =>
  (await app.call(calls.readChat, { params: { id } }, { as })).data.chat
const list = async (as: TestPerson) => (await app.call(calls.listChats, {}, { as })).data.chats
const messages = async (as: TestPerson, id: string) =>
  (await app.call(calls.listMessages, { params: { id } }, { as })).data
const markRead = (as: TestPerson, id: string, seq: number) =>
  app.call(calls.markChatRead, { params: { id }, body: { seq } }, { as })
const hears = ['chat_message', 'chat_read', 'chat_typing'] as const satisfies ServerMessage['type'][]
const isFirst = (told: ServerMessage) => told.type === 'chat_message' && told.message.seq === 1
const openPage = ({ token }: TestPerson) =>
  openPageSocket({ port: app.port, hears, ignores: isFirst, headers: { authorization: `Bearer ${token}` } })

const hiddenChat = async (): Promise<TestChat> => {
  const chat = await buildChat(app)
  await markRead(chat.recruiter, chat.id, 1)
  await show(chat.seeker, false)
  return chat
}

describe('a seeker who shows no activity', () => {
  test('is not seen reading or being there, and sees none of it either', async () => {
    const { id, seeker, recruiter } = await hiddenChat()
    await sendText(app, recruiter, id, 'It is.')
    await markRead(seeker, id, 2)
    for (const person of [seeker, recruiter]) {
      const hidden = { other_read_seq: null, other: { last_active_at: null } }
      expect(await read(person, id)).toMatchObject(hidden)
      expect(await list(person)).toMatchObject([hidden])
      expect((await messages(person, id)).other_read_seq).toBeNull()
    }
  })

  test('goes on seeing their own: what they have read, and what waits', async () => {
    const { id, seeker, recruiter } = await hiddenChat()
    await sendText(app, recruiter, id, 'It is.')
    expect(await read(seeker, id)).toMatchObject({ read_seq: 1, unread_num: 1 })
    await markRead(seeker, id, 2)
    expect(await read(seeker, id)).toMatchObject({ read_seq: 2, unread_num: 0 })
  })

  test('is seen again once they show it', async () => {
    const { id, seeker, recruiter } = await hiddenChat()
    await show(seeker, true)
    expect(await read(recruiter, id)).toMatchObject({
      other_read_seq: 1,
      other: { last_active_at: expect.any(String) },
    })
    expect(await read(seeker, id)).toMatchObject({ other_read_seq: 1 })
  })

  test('hides nothing in the chats of others', async () => {
    await hiddenChat()
    const { id, recruiter } = await buildChat(app)
    expect((await read(recruiter, id)).other_read_seq).toBe(1)
  })
})

describe('open pages are told', () => {
  test('only what their own side has read', async () => {
    const { id, seeker, recruiter } = await hiddenChat()
    const pages = { seeker: await openPage(seeker), recruiter: await openPage(recruiter) }
    await sendText(app, recruiter, id, 'It is.')
    await markRead(seeker, id, 2)
    await sendText(app, seeker, id, 'Thank you.')
    await markRead(recruiter, id, 3)
    await sendText(app, recruiter, id, 'Welcome.')
    for (const [side, page] of Object.entries(pages)) {
      const told = await page.has(4)
      expect(told.filter(({ type }) => type === 'chat_message')).toHaveLength(3)
      expect(told.flatMap(each => (each.type === 'chat_read' ? [each.side] : []))).toEqual([side])
      page.socket.close()
    }
  })

  test('nothing of typing, of either side', async () => {
    const { id, seeker, recruiter } = await hiddenChat()
    const pages = [await openPage(seeker), await openPage(recruiter)]
    for (const { socket } of pages) socket.send(JSON.stringify({ type: 'typing', chat_id: id }))
    await sendText(app, seeker, id, 'Is it?')
    for (const page of pages) {
      await page.has(1)
      expect(page.messages.map(({ type }) => type)).toEqual(['chat_message'])
      page.socket.close()
    }
  })
})
