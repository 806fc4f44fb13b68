import * as calls from '@hanap/contracts/chats/chats.calls'
import { changeUserSettings } from '@hanap/contracts/jobseekers/privacy.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import type { TestPerson } from '../../auth/factory.ts'
import { caughtMails, countMails } from '../../notifications/factory.ts'
import { buildChat, sendText, tellUnreadNow } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const tell = (visible: readonly string[] = []) => tellUnreadNow(app, async () => new Set(visible))

const age = (id: string, minutes: number) =>
  sql`update chat_messages set created_at = created_at - make_interval(mins => ${minutes}) where chat_id = ${id}`.execute(
    app.db,
  )
const read = (as: TestPerson, id: string, seq: number) =>
  app.call(calls.markChatRead, { params: { id }, body: { seq } }, { as })
const mailsTo = ({ email }: TestPerson) => countMails(app.db, email)

test('what waits for ten minutes is mailed once until it is read, with a name and nothing of the text', async () => {
  const { id, seeker, recruiter } = await buildChat(app)
  const before = await mailsTo(seeker)
  await sendText(app, recruiter, id, 'The pay is 20 an hour.')
  await age(id, 9)
  await tell()
  expect(await mailsTo(seeker)).toBe(before)
  await age(id, 2)
  await tell()
  expect(await mailsTo(seeker)).toBe(before + 1)
  const mail = (await caughtMails(app.db, seeker.email, before + 1)).at(-1)
  expect(mail?.text).toContain(`/chat/${id}`)
  expect(mail?.text).not.toContain('The pay is')
  await sendText(app, recruiter, id, 'Are you there?')
  await age(id, 11)
  await tell()
  expect(await mailsTo(seeker)).toBe(before + 1)
  await read(seeker, id, 3)
  await sendText(app, recruiter, id, 'Hello again')
  await age(id, 11)
  await tell()
  expect(await mailsTo(seeker)).toBe(before + 2)
})

test('a recruiter is mailed of a seeker’s message, whose own messages wait for nobody', async () => {
  const { id, seeker, recruiter } = await buildChat(app)
  const [ofSeeker, ofRecruiter] = [await mailsTo(seeker), await mailsTo(recruiter)]
  await age(id, 11)
  await tell()
  expect(await mailsTo(recruiter)).toBe(ofRecruiter + 1)
  expect(await mailsTo(seeker)).toBe(ofSeeker)
  expect((await caughtMails(app.db, recruiter.email, ofRecruiter + 1)).at(-1)?.text).toContain(`/chats/${id}`)
})

test('nobody is mailed whose page is visible, who muted the chat, who turned it off, or who has read', async () => {
  const chats = await Promise.all([1, 2, 3, 4].map(() => buildChat(app)))
  const [open, muted, off, done] = chats
  if (!open || !muted || !off || !done) throw new Error('four chats')
  const before = await Promise.all(chats.map(({ seeker }) => mailsTo(seeker)))
  for (const { id, recruiter } of chats) await sendText(app, recruiter, id, 'Hello')
  await app.call(
    calls.changeChat,
    { params: { id: muted.id }, body: { is_muted: true } },
    { as: muted.seeker },
  )
  await app.call(
    changeUserSettings,
    { body: { notifications: { chat_message: { email: false } } } },
    { as: off.seeker },
  )
  await read(done.seeker, done.id, 2)
  for (const { id } of chats) await age(id, 11)
  await tell([open.seeker.id])
  expect(await Promise.all(chats.map(({ seeker }) => mailsTo(seeker)))).toEqual(before)
  await tell()
  expect(await mailsTo(open.seeker)).toBe((before[0] ?? 0) + 1)
})

test('devices are told the name and that there is a message; what they took is not mailed', async () => {
  const { id, seeker, recruiter } = await buildChat(app)
  await sql`
    insert into push_subscriptions (id, session_id, account_id, endpoint, p256dh, auth, language, market)
    select ${`p-${id}`.slice(0, 16)}, id, account_id, ${`http://push/${id}`}, '', '', 'en', 'ph'
    from sessions where account_id = ${seeker.id} limit 1`.execute(app.db)
  const before = await mailsTo(seeker)
  await sendText(app, recruiter, id, 'Secret words')
  await age(id, 1)
  await tell()
  const { rows } = await sql<{ about: object }>`
    select about from notifications where account_id = ${seeker.id} and about ->> 'kind' = 'chat_message'`.execute(
    app.db,
  )
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Manila' }).format(),
  )
  const isNight = hour >= 21 || hour < 8
  expect(rows).toHaveLength(isNight ? 0 : 1)
  expect(JSON.stringify(rows)).not.toContain('Secret')
  await sql`delete from pushes`.execute(app.db)
  await age(id, 11)
  await tell()
  expect(await mailsTo(seeker)).toBe(isNight ? before + 1 : before)
})
