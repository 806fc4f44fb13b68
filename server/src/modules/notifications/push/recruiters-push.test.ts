import { logOut } from '@hanap/contracts/auth/auth.calls'
import { subscribePush } from '@hanap/contracts/jobseekers/notifications.calls'
import * as calls from '@hanap/contracts/recruiters/notification-settings.calls'
import { translator } from '@hanap/i18n/catalogues'
import { markets } from '@hanap/markets/markets'
import { offsetAt } from '@hanap/markets/time-zone'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { buildChat, sendText, tellUnreadNow } from '../../chats/factory.ts'
import { buildApplication, buildEmployer } from '../../job-applications/factory.ts'
import { buildDevice, startPushService } from './push-service.factory.ts'

let app: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
  await service.close()
})

/** A market where it is the middle of the day, or of the night. */
const marketAt = (isHour: (hour: number) => boolean) => {
  const hourIn = (timeZone: string) => new Date(Date.now() + offsetAt(timeZone, Date.now())).getUTCHours()
  return markets.find(({ timeZone }) => isHour(hourIn(timeZone)))?.key
}
const withHour = (market: string | undefined): string => {
  if (market === undefined) throw new Error('no market has that hour')
  return market
}
const dayMarket = () => withHour(marketAt(hour => hour >= 9 && hour < 20))
/** Far from the edges of the night, but for an hour of the day at which no market is. */
const nightMarket = () =>
  withHour(marketAt(hour => hour >= 22 || hour < 7) ?? marketAt(hour => hour >= 21 || hour < 8))

const liveIn = (as: TestPerson, market: string) =>
  sql`update accounts set country_key = ${market} where id = ${as.id}`.execute(app.db)

/** A recruiter's device; what it was pushed, once there is so much. */
const device = async (as: TestPerson) => {
  const { keys, read } = buildDevice()
  const path = `/device/${as.id}`
  const answer = await app.call(
    subscribePush,
    { body: { endpoint: `${service.origin}${path}`, keys } },
    { as },
  )
  expect(answer.status).toBe(200)
  return (num: number) =>
    eventually(() => {
      const pushed = service.of(path)
      if (pushed.length < num) throw new Error(`${pushed.length} of ${num} messages`)
      return pushed.map(({ body }) => read(body))
    })
}

const write = async (as: TestPerson, id: string, text: string) => {
  await sendText(app, as, id, text)
  await sql`update chat_messages set created_at = created_at - interval '6 seconds' where chat_id = ${id}`.execute(
    app.db,
  )
  await tellUnreadNow(app)
}

const toldOf = async (as: TestPerson) =>
  JSON.stringify(
    (await sql`select about from notifications where account_id = ${as.id}`.execute(app.db)).rows,
  )

test('a recruiter’s device is told of an applicant by day, and of none at night', async () => {
  const { recruiter, jobId } = await buildEmployer(app)
  const messages = await device(recruiter)
  await liveIn(recruiter, nightMarket())
  await buildApplication(app, jobId, await buildSeeker(app))
  await liveIn(recruiter, dayMarket())
  await buildApplication(app, jobId, await buildSeeker(app))
  const [first, ...more] = await messages(1)
  expect(first).toMatchObject({ path: `/jobs/${jobId}/applicants` })
  expect(more).toEqual([])
  expect(JSON.stringify(first)).not.toContain('Ana')
})

test('a message says who wrote, how it begins only by choice, and leads to the chat; nothing of it stays', async () => {
  const { id, recruiter, seeker } = await buildChat(app)
  await liveIn(recruiter, dayMarket())
  const messages = await device(recruiter)
  const generic = translator('en')('mail.chatPushText')
  const setting = async () => (await app.call(calls.readNotificationSettings, {}, { as: recruiter })).data
  expect((await setting()).has_push_previews).toBe(false)
  await write(seeker, id, 'My room is 5')
  expect((await messages(1)).at(-1)).toMatchObject({ title: 'Ana Cruz', text: generic, path: `/chats/${id}` })

  await app.call(calls.changeNotificationSettings, { body: { has_push_previews: true } }, { as: recruiter })
  expect(await setting()).toMatchObject({
    has_push_previews: true,
    notifications: { chat_message: { push: true } },
  })
  await sendText(app, recruiter, id, 'Yes?')
  await write(seeker, id, 'My room is 6')
  expect((await messages(2)).at(-1)).toMatchObject({ title: 'Ana Cruz', text: 'My room is 6' })
  await eventually(async () => expect(await toldOf(recruiter)).not.toMatch(/Ana|room/))
})

test('what waits for a device that goes is forgotten with it; after log-out nothing comes', async () => {
  const { id, recruiter, seeker } = await buildChat(app)
  await liveIn(recruiter, dayMarket())
  const messages = await device(recruiter)
  service.answers.push({ status: 503 })
  await write(seeker, id, 'Hello')
  await messages(1)
  expect(await toldOf(recruiter)).toContain('Ana')
  await app.call(logOut, {}, { as: recruiter })
  await eventually(async () => expect(await toldOf(recruiter)).not.toContain('Ana'))
  const { rows } = await sql`select from push_subscriptions where account_id = ${recruiter.id}`.execute(
    app.db,
  )
  expect(rows).toEqual([])
})

test('who turns devices off for chats is pushed nothing of them', async () => {
  const { id, recruiter, seeker } = await buildChat(app)
  await liveIn(recruiter, dayMarket())
  const messages = await device(recruiter)
  const off = { notifications: { chat_message: { push: false } } }
  await app.call(calls.changeNotificationSettings, { body: off }, { as: recruiter })
  await write(seeker, id, 'Hello')
  expect(await toldOf(recruiter)).not.toContain('chat_message')
  await app.call(
    calls.changeNotificationSettings,
    { body: { notifications: { chat_message: { push: true } } } },
    { as: recruiter },
  )
  await sendText(app, recruiter, id, 'Yes?')
  await write(seeker, id, 'Hello again')
  expect(await messages(1)).toHaveLength(1)
})
