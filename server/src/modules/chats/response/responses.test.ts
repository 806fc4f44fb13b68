import { changeChat, openChat, readChat, savePhrases } from '@hanap/contracts/chats/chats.calls'
import { blockCompany } from '@hanap/contracts/companies/companies.calls'
import { apply } from '@hanap/contracts/data/data.calls'
import { withdrawApplication } from '@hanap/contracts/jobs/jobs.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { accountFactsByIds } from '../../auth/index.ts'
import { buildEmployer, type Employer } from '../../job-applications/factory.ts'
import { applicationsAt } from '../../job-applications/index.ts'
import { resumeFile } from '../../resumes/factory.ts'
import { nextClientId, sendText } from '../factory.ts'
import { renewResponses } from './renew-responses.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const renew = () =>
  renewResponses({
    db: app.db,
    accountsByIds: ids => accountFactsByIds(app.db, ids),
    applicationsAt: (...at) => applicationsAt(app.db, ...at),
  })

const confirm = (...seekers: TestPerson[]) =>
  app.connection
    .sql`update accounts set is_email_verified = true where id = any(${seekers.map(({ id }) => id)})`

const DAYS_AGO = 20
/** The chat began long ago; an answer came as many hours later as it says. */
const begin = async ({ jobId }: Employer) => {
  const seeker = await buildSeeker(app)
  await confirm(seeker)
  const body = { job_id: jobId, text: 'Is the job still open?', client_id: nextClientId() }
  const { data } = await app.call(openChat, { body }, { as: seeker })
  await app.connection.sql`
    update chat_messages set created_at = now() - make_interval(days => ${DAYS_AGO})
    where chat_id = ${data.chat.id} and seq = 1`
  return { id: data.chat.id, seeker }
}

type Begun = Awaited<ReturnType<typeof begin>>
const beginSome = async (employer: Employer, num: number): Promise<Begun[]> => {
  const chats: Begun[] = []
  for (let at = 0; at < num; at += 1) chats.push(await begin(employer))
  return chats
}
const answer = async (
  { recruiter }: Employer,
  chats: readonly Begun[],
  text = 'Yes, it is.',
  afterHours = 47,
) => {
  for (const { id } of chats) {
    const { data } = await sendText(app, recruiter, id, text)
    await app.connection.sql`
      update chat_messages set created_at = (select created_at from chat_messages where chat_id = ${id} and seq = 1)
        + make_interval(hours => ${afterHours})
      where id = ${data.message.id}`
  }
}
const clockOf = async ({ id, seeker }: Begun, language = 1) =>
  (await app.call(readChat, { params: { id } }, { as: seeker, language })).data.chat.response
const first = (chats: readonly Begun[]): Begun => {
  const [chat] = chats
  if (!chat) throw new Error('There is no chat.')
  return chat
}
const sampleOf = async (chat: Begun) => (await clockOf(chat))?.sample_size

test('of ten who wrote first a seeker is told how many are answered and how soon; a recruiter is not', async () => {
  const employer = await buildEmployer(app)
  const chats = await beginSome(employer, 10)
  await answer(employer, chats.slice(0, 8))
  await renew()
  const clock = await clockOf(first(chats))
  expect(clock).toMatchObject({ rate: 0.8, sample_size: 10, text: 'Usually answers within 2 days' })
  expect(clock?.low).toBeLessThan(0.8)
  expect(clock?.high).toBeGreaterThan(0.8)
  expect((await clockOf(first(chats), 10))?.text).not.toBe(clock?.text)
  const params = { id: first(chats).id }
  expect((await app.call(readChat, { params }, { as: employer.recruiter })).data.chat.response).toBeNull()
})

test('under ten in the sample nothing is said', async () => {
  const employer = await buildEmployer(app)
  const chats = await beginSome(employer, 9)
  await answer(employer, chats)
  await renew()
  expect(await clockOf(first(chats))).toBeNull()
  await begin(employer)
  await renew()
  expect(await sampleOf(first(chats))).toBe(10)
})

test('nothing is computed for a request: what is said waits for the timer', async () => {
  const employer = await buildEmployer(app)
  const chats = await beginSome(employer, 10)
  await renew()
  const before = await clockOf(first(chats))
  await answer(employer, chats)
  expect(await clockOf(first(chats))).toEqual(before)
  await renew()
  expect(await clockOf(first(chats))).toMatchObject({ rate: 1 })
})

describe('left out is who', () => {
  const leavings: [string, (chat: Begun, employer: Employer) => Promise<unknown>][] = [
    [
      'withdrew the application',
      async ({ seeker }, { jobId }) => {
        const files = { resume: resumeFile() }
        const body = { first_message: 'Here is my application.' }
        const { data } = await app.call(apply, { params: { id: jobId }, body, files }, { as: seeker })
        await app.call(withdrawApplication, { params: { id: data.id } }, { as: seeker })
      },
    ],
    [
      'blocked the company',
      ({ seeker }, { companyId }) =>
        app.call(blockCompany, { body: { company_id: companyId } }, { as: seeker }),
    ],
    [
      'is suspended',
      ({ seeker }) => app.connection.sql`update accounts set status = 'suspended' where id = ${seeker.id}`,
    ],
    [
      'has not confirmed the address',
      ({ seeker }) =>
        app.connection.sql`update accounts set is_email_verified = false where id = ${seeker.id}`,
    ],
  ]
  test.each(leavings)('%s', async (_, leave) => {
    const employer = await buildEmployer(app)
    const chats = await beginSome(employer, 12)
    const leaver = chats.at(-1) ?? first(chats)
    await leave(leaver, employer)
    await renew()
    expect(await sampleOf(first(chats))).toBe(11)
  })
})

describe('no answer is', () => {
  test('a phrase, ready-made or of the recruiter’s own, filled in or not', async () => {
    const employer = await buildEmployer(app)
    await app.call(
      savePhrases,
      { body: { phrases: ['Dear {name}, we have your message.'] } },
      { as: employer.recruiter },
    )
    const chats = await beginSome(employer, 10)
    await answer(employer, chats.slice(0, 3), 'Dear Ana, we have your message.')
    await answer(employer, chats.slice(3, 5), 'Could you tell me when you could start?')
    await answer(
      employer,
      chats.slice(5, 6),
      'Dear Ana, we have your message.\nCould you tell me when you could start?',
    )
    await answer(employer, chats.slice(6, 7), 'Dear Ana, we have your message.\nIt is open until Friday.')
    await renew()
    expect(await clockOf(first(chats))).toMatchObject({
      rate: 0.1,
      text: 'Answers fewer than half of those who write',
    })
    await answer(employer, chats.slice(0, 5), 'It is open until Friday.')
    await renew()
    expect(await clockOf(first(chats))).toMatchObject({ rate: 0.6 })
  })

  test('what the system says', async () => {
    const employer = await buildEmployer(app)
    const chats = await beginSome(employer, 10)
    for (const { id } of chats) {
      await app.call(changeChat, { params: { id }, body: { state: 'declined' } }, { as: employer.recruiter })
      await app.connection.sql`
        insert into chat_messages (chat_id, seq, id, sender, kind) values (${id}, 2, ${`${id}s`}, 'system', 'system')`
    }
    await renew()
    expect(await clockOf(first(chats))).toMatchObject({ rate: 0 })
  })
})
