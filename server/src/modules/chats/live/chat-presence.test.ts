import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSockets } from '../../../sockets/sockets.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { openPageSocket } from '../../../testing/page-socket.ts'
import { startSecondApp } from '../../../testing/second-app.ts'
import type { TestPerson } from '../../auth/factory.ts'
import { countMails } from '../../notifications/factory.ts'
import { buildChat, sendText, tellUnreadNow } from '../factory.ts'
import { chatPresence } from './chat-presence.ts'

let app: TestApp
/** A second process of the same marketplace. */
let other: Awaited<ReturnType<typeof startSecondApp>>
/** Of the process that tells, which has no page itself. */
let presence: ReturnType<typeof chatPresence>

beforeAll(async () => {
  app = await startTestApp()
  other = await startSecondApp(app)
  presence = chatPresence({ promptNotices: app.connection.promptNotices, sockets: createSockets() })
  await presence.start()
})
afterAll(async () => {
  await presence.stop()
  await other.close()
  await app.close()
})

const openPage = async ({ token }: TestPerson, port: number) => {
  const page = await openPageSocket({ port, hears: [], headers: { authorization: `Bearer ${token}` } })
  const say = (is_visible: boolean) =>
    page.socket.send(JSON.stringify({ type: 'page', is_visible, language_id: 1 }))
  return { ...page, say }
}
const isVisible = async ({ id }: TestPerson) => (await presence.visibleAmong([id])).has(id)
const tell = () => tellUnreadNow(app, presence.visibleAmong)
const age = (id: string, minutes: number) =>
  sql`update chat_messages set created_at = created_at - make_interval(mins => ${minutes}) where chat_id = ${id}`.execute(
    app.db,
  )

test.each(['the same process', 'another process'])(
  'nobody is mailed whose page is visible in %s',
  async where => {
    const { id, seeker, recruiter } = await buildChat(app)
    const before = await countMails(app.db, seeker.email)
    const page = await openPage(seeker, where === 'another process' ? other.port : app.port)
    page.say(true)
    await eventually(async () => expect(await isVisible(seeker)).toBe(true))
    await sendText(app, recruiter, id, 'Hello')
    await age(id, 11)
    await tell()
    expect(await countMails(app.db, seeker.email)).toBe(before)
    page.say(false)
    await eventually(async () => expect(await isVisible(seeker)).toBe(false))
    await tell()
    expect(await countMails(app.db, seeker.email)).toBe(before + 1)
    page.socket.close()
  },
)

test('devices are not told of what a visible page shows, but for one that was left open', async () => {
  const { id, seeker, recruiter } = await buildChat(app)
  const page = await openPage(seeker, other.port)
  page.say(true)
  await eventually(async () => expect(await isVisible(seeker)).toBe(true))
  await sendText(app, recruiter, id, 'Hello')
  const isPushed = async () => {
    const { rows } = await sql<{ is_pushed: boolean }>`
      select pushed_at is not null as is_pushed from chat_participants
      where chat_id = ${id} and account_id = ${seeker.id}`.execute(app.db)
    return rows[0]?.is_pushed
  }
  await age(id, 1)
  await tell()
  expect(await isPushed()).toBe(false)
  await age(id, 1)
  await tell()
  expect(await isPushed()).toBe(true)
  page.socket.close()
})

test('who has no page anywhere, or one of another account, is not visible; a thousand are asked in several notices', async () => {
  const { seeker, recruiter } = await buildChat(app)
  const page = await openPage(recruiter, other.port)
  page.say(true)
  const strangers = Array.from({ length: 1000 }, (_, at) => `stranger${String(at).padStart(8, '0')}`)
  await eventually(async () =>
    expect([...(await presence.visibleAmong([...strangers, recruiter.id, seeker.id]))]).toEqual([
      recruiter.id,
    ]),
  )
  page.socket.close()
  await eventually(async () => expect(await isVisible(recruiter)).toBe(false))
})
