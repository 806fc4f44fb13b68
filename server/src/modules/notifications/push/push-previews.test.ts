import { subscribePush } from '@hanap/contracts/jobseekers/notifications.calls'
import { changeUserSettings, readAccountSetting } from '@hanap/contracts/jobseekers/privacy.calls'
import { translator } from '@hanap/i18n/catalogues'
import { markets } from '@hanap/markets/markets'
import { offsetAt } from '@hanap/markets/time-zone'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import type { TestPerson } from '../../auth/factory.ts'
import { buildChat, sendText, tellUnreadNow } from '../../chats/factory.ts'
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

/** Where nobody is woken now. */
const dayMarket = () => {
  const hourIn = (timeZone: string) => new Date(Date.now() + offsetAt(timeZone, Date.now())).getUTCHours()
  const found = markets.find(({ timeZone }) => hourIn(timeZone) >= 9 && hourIn(timeZone) < 20)
  if (!found) throw new Error('no market has day')
  return found
}

/** A device of the seeker's where it is day; the texts that it was pushed, once there are so many. */
const device = async (as: TestPerson) => {
  await app.call(changeUserSettings, { body: { country_id: dayMarket().id } }, { as })
  const { keys, read } = buildDevice()
  const path = `/device/${as.id}`
  await app.call(subscribePush, { body: { endpoint: `${service.origin}${path}`, keys } }, { as })
  return (num: number) =>
    eventually(() => {
      const pushed = service.of(path)
      if (pushed.length < num) throw new Error(`${pushed.length} of ${num} messages`)
      return pushed.map(({ body }) => read(body))
    })
}

/** The message is old enough for whoever reads along. */
const send = async (as: TestPerson, id: string, text: string) => {
  await sendText(app, as, id, text)
  await sql`update chat_messages set created_at = created_at - interval '6 seconds' where chat_id = ${id}`.execute(
    app.db,
  )
  await tellUnreadNow(app)
}
const wantPreviews = (as: TestPerson, has_push_previews: boolean) =>
  app.call(changeUserSettings, { body: { has_push_previews } }, { as })

const generic = translator('en')('mail.chatPushText')

test('devices are told a name and that there is a message, until the person chooses to see how it begins', async () => {
  const { id, seeker, recruiter } = await buildChat(app)
  const messages = await device(seeker)
  const setting = async () => (await app.call(readAccountSetting, {}, { as: seeker })).data
  expect((await setting()).has_push_previews).toBe(false)
  await send(recruiter, id, 'Room 5 at ten')
  const first = await messages(1)
  expect(first.at(-1)).toMatchObject({ title: 'Rosa Reyes', text: generic })
  expect(JSON.stringify(first)).not.toContain('Room 5')

  await wantPreviews(seeker, true)
  expect((await setting()).has_push_previews).toBe(true)
  await sendText(app, seeker, id, 'Yes?')
  await send(recruiter, id, `Room 6 at eleven. ${'👩‍👩‍👧 '.repeat(200)}`)
  expect((await messages(2)).at(-1)).toMatchObject({
    title: 'Rosa Reyes',
    text: expect.stringMatching(/^Room 6 at eleven\. (👩‍👩‍👧 )+…$/u),
  })
  // What was written is stored in the chat alone.
  await eventually(async () => {
    const { rows } = await sql`select about from notifications where account_id = ${seeker.id}`.execute(
      app.db,
    )
    expect(JSON.stringify(rows)).not.toContain('Room')
  })

  await sendText(app, seeker, id, 'And then?')
  await send(recruiter, id, 'Please pay a registration fee of 50 dollars by gift card first.')
  expect((await messages(3)).at(-1)).toMatchObject({ text: generic })

  await wantPreviews(seeker, false)
  await sendText(app, seeker, id, 'No.')
  await send(recruiter, id, 'Room 7 then')
  expect((await messages(4)).at(-1)).toMatchObject({ text: generic })
})

test('where no device is, nothing of a message is stored for one', async () => {
  const { id, seeker, recruiter } = await buildChat(app)
  await app.call(changeUserSettings, { body: { country_id: dayMarket().id } }, { as: seeker })
  await wantPreviews(seeker, true)
  await send(recruiter, id, 'Room 8')
  const told = async () =>
    (
      await sql<{ about: object }>`
        select about from notifications where account_id = ${seeker.id} and about ->> 'kind' = 'chat_message'`.execute(
        app.db,
      )
    ).rows
  expect(await told()).toHaveLength(1)
  expect(JSON.stringify(await told())).not.toContain('Room 8')
})
