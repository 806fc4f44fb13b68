import { listMessages } from '@hanap/contracts/chats/chats.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildChat, sendText } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test.each([
  {
    text: 'Please pay a registration fee of 500 pesos by GCash before your first day.',
    reason: 'It asks you to pay before you have the job.',
  },
  { text: 'Can you come to the office on Tuesday at ten?', reason: undefined },
])('a seeker is warned of “$text”: $reason', async ({ text, reason }) => {
  const { recruiter, seeker, id } = await buildChat(app)
  const sent = await sendText(app, recruiter, id, text)
  expect(sent.data.message.risk).toBeNull()
  const last = async (as: typeof seeker) =>
    (await app.call(listMessages, { params: { id } }, { as })).data.messages.at(-1)
  expect((await last(seeker))?.risk?.signals.map(signal => signal.reason)).toEqual(reason && [reason])
  expect((await last(recruiter))?.risk).toBeNull()
})

test('a seeker’s own words are not judged', async () => {
  const { recruiter, seeker, id } = await buildChat(app)
  await sendText(app, seeker, id, 'Do I have to pay a registration fee of 500 pesos by GCash?')
  for (const as of [seeker, recruiter]) {
    const { data } = await app.call(listMessages, { params: { id } }, { as })
    expect(data.messages.at(-1)?.risk).toBeNull()
  }
})
