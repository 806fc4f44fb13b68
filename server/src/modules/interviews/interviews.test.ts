import { listMessages, openChat } from '@hanap/contracts/chats/chats.calls'
import { blockCompany } from '@hanap/contracts/companies/companies.calls'
import { readRedDot } from '@hanap/contracts/go/go.calls'
import * as calls from '@hanap/contracts/interviews/interviews.calls'
import { moveApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import { withdrawApplication } from '@hanap/contracts/jobs/jobs.calls'
import { listNotifications } from '@hanap/contracts/jobseekers/notifications.calls'
import { deleteAccount } from '@hanap/contracts/jobseekers/privacy.calls'
import { removeMember } from '@hanap/contracts/recruiters/recruiters.calls'
import { options } from '@hanap/markets/lists'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildRecruiter, buildSeeker, TEST_PASSWORD, type TestPerson } from '../auth/factory.ts'
import { nextClientId } from '../chats/factory.ts'
import { buildApplication, buildEmployer, buildHiring } from '../job-applications/factory.ts'
import { eventIn, propertyValue, readCalendar } from './calendar/calendar-reader.factory.ts'
import { eraseInterviews } from './erase.ts'
import { buildInterview, change, inHours } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const read = async (as: TestPerson, id: string) =>
  (await app.call(calls.readInterview, { params: { id } }, { as })).data.interview
const redDot = async (as: TestPerson) => (await app.call(readRedDot, {}, { as })).data.count
const list = async (as: TestPerson, query: object = {}) =>
  (await app.call(calls.listInterviews, { query }, { as })).data
/** Of mails, sent or not: they are rows of the change that is their cause. */
const subjects = async ({ email }: TestPerson) =>
  (
    await app.connection.sql<{ subject: string }[]>`select subject from mails where to_address = ${email}`
  ).map(({ subject }) => subject)

describe('322 proposing', () => {
  test('one to five slots wait for the seeker’s answer, and the seeker is told', async () => {
    const { id, seeker, recruiter } = await buildInterview(app, { hours: [50, 48], note: 'Bring a smile.' })
    const interview = await read(seeker, id)
    expect(interview).toMatchObject({
      state: 'proposed',
      proposed_by: 'recruiter',
      slot_id: null,
      place: 'Room 5, Ayala Avenue',
      note: 'Bring a smile.',
      time_zone: 'Asia/Manila',
      sequence: 0,
      interviewers: [{ id: recruiter.id, name: 'Rosa Reyes' }],
      acts: ['accept', 'decline', 'propose', 'cancel'],
    })
    expect(interview.slots.map(({ starts_at }) => starts_at)).toEqual(
      interview.slots.map(({ starts_at }) => starts_at).sort(),
    )
    expect((await read(recruiter, id)).acts).toEqual(['propose', 'cancel'])
    expect(await redDot(seeker)).toBe(1)
    const { notifications } = (await app.call(listNotifications, {}, { as: seeker })).data
    expect(notifications[0]).toMatchObject({ kind: 'interview', path: `/interviews/${id}` })
  })

  test.each([
    ['no slot', { slots: [] }, 'slots'],
    [
      'six slots',
      { slots: [1, 2, 3, 4, 5, 6].map(each => ({ starts_at: inHours(each), minutes: 30 })) },
      'slots',
    ],
    ['a slot that is over', { slots: [{ starts_at: inHours(-1), minutes: 30 }] }, 'slots'],
    [
      'the same slot twice',
      { slots: [3, 3].map(each => ({ starts_at: inHours(each), minutes: 30 })) },
      'slots',
    ],
    ['a slot in ten years', { slots: [{ starts_at: inHours(87_600), minutes: 30 }] }, 'slots'],
    ['neither place nor link', { place: undefined }, 'place'],
    ['a link that a press would run', { online_url: 'javascript:alert(1)' }, 'online_url'],
    ['a time zone that there is not', { time_zone: 'Mars/Olympus' }, 'time_zone'],
    ['somebody who is not of the team', { interviewer_ids: ['nobody'] }, 'interviewer_ids'],
  ])('%s is refused', async (_, wrong, field) => {
    const { id, recruiter } = await buildHiring(app)
    const body = {
      application_id: id,
      slots: [{ starts_at: inHours(48), minutes: 30 }],
      place: 'Here',
      ...wrong,
    }
    const refused = await app.call(calls.proposeInterview, { body }, { as: recruiter })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.errors).some(name => name.startsWith(field))).toBe(true)
    expect(Object.values(refused.errors).flat().join()).not.toMatch(/[{}]/)
  })

  test.each([
    ['en', 1, 'Choose a time that is still to come.'],
    ['ja', 4, 'これからの日時を選んでください。'],
  ])('of a slot that is over it says so in the words for times, in %s', async (_, language, text) => {
    const { id, recruiter } = await buildHiring(app)
    const body = { application_id: id, slots: [{ starts_at: inHours(-1), minutes: 30 }], place: 'Here' }
    const refused = await app.call(calls.proposeInterview, { body }, { as: recruiter, language })
    expect(refused.errors).toEqual({ slots: [text] })
  })

  test('another company’s application is not found, and one that was turned down gets none', async () => {
    const hiring = await buildHiring(app)
    const body = {
      application_id: hiring.id,
      slots: [{ starts_at: inHours(48), minutes: 30 }],
      place: 'Here',
    }
    const { recruiter } = await buildEmployer(app)
    expect((await app.call(calls.proposeInterview, { body }, { as: recruiter })).status).toBe(404)
    const refusal = options('pipeline_stage_lists', 'en').find(stage => stage.seeker_stage === 'not_selected')
    await app.call(
      moveApplicant,
      { params: { id: hiring.id }, body: { pipeline_stage_id: refusal?.id ?? 0, delay: 0 } },
      { as: hiring.recruiter },
    )
    expect((await app.call(calls.proposeInterview, { body }, { as: hiring.recruiter })).status).toBe(409)
  })
})

describe('323 answering', () => {
  test('a slot is taken: the online link stands from then on, and both are told', async () => {
    const { id, seeker, recruiter, slotIds } = await buildInterview(app, {
      hours: [48, 72],
      online_url: 'https://meet.example.com/1',
    })
    expect((await read(seeker, id)).online_url).toBeNull()
    const accepted = await change(app, seeker, id, { answer: 'accept', slot_id: slotIds[1] ?? '' })
    expect(accepted.data.interview).toMatchObject({
      state: 'accepted',
      slot_id: slotIds[1],
      online_url: 'https://meet.example.com/1',
      sequence: 1,
    })
    expect(await redDot(seeker)).toBe(0)
    expect((await subjects(recruiter)).filter(subject => subject.endsWith('is confirmed'))).toHaveLength(1)
    expect((await subjects(seeker)).filter(subject => subject.endsWith('is confirmed'))).toHaveLength(1)
  })

  test('another side’s answer, a foreign slot and an answer twice are refused', async () => {
    const { id, seeker, recruiter } = await buildInterview(app)
    const foreign = await buildInterview(app)
    const accept = (as: TestPerson, slot?: string) =>
      change(app, as, id, { answer: 'accept', ...(slot ? { slot_id: slot } : {}) })
    expect((await accept(recruiter)).status).toBe(409)
    expect((await accept(seeker, foreign.slotIds[0])).status).toBe(422)
    expect((await accept(seeker)).status).toBe(200)
    expect((await accept(seeker)).status).toBe(409)
  })

  test('the seeker proposes others, the recruiter takes one, and moves it: it waits again, with the reason', async () => {
    const { id, seeker, recruiter } = await buildInterview(app)
    const slots = [{ starts_at: inHours(100), minutes: 45 }]
    const proposed = await change(app, seeker, id, { answer: 'propose', slots, reason: 'I work then.' })
    expect(proposed.data.interview).toMatchObject({ state: 'proposed', proposed_by: 'seeker', sequence: 1 })
    expect((await change(app, recruiter, id, { answer: 'accept' })).data.interview.state).toBe('accepted')
    const later = [{ starts_at: inHours(120), minutes: 45 }]
    const silent = await change(app, recruiter, id, { answer: 'reschedule', slots: later })
    expect([silent.status, Object.keys(silent.errors)]).toEqual([422, ['reason']])
    await change(app, recruiter, id, { answer: 'reschedule', slots: later, reason: 'A holiday.' })
    expect(await read(seeker, id)).toMatchObject({
      state: 'proposed',
      proposed_by: 'recruiter',
      slot_id: null,
      reason: 'A holiday.',
      sequence: 3,
    })
  })

  test('declining and cancelling end it; cancelling within six hours is counted', async () => {
    const declined = await buildInterview(app)
    await change(app, declined.seeker, declined.id, { answer: 'decline', reason: 'I took another job.' })
    expect(await read(declined.recruiter, declined.id)).toMatchObject({ state: 'declined', acts: [] })
    const soon = await buildInterview(app, { hours: [5] })
    await change(app, soon.seeker, soon.id, { answer: 'accept' })
    expect((await change(app, soon.recruiter, soon.id, { answer: 'cancel' })).status).toBe(422)
    await change(app, soon.recruiter, soon.id, { answer: 'cancel', reason: 'I am ill.' })
    expect(await read(soon.seeker, soon.id)).toMatchObject({
      state: 'cancelled',
      is_late_cancel: true,
      late_cancel_num: 1,
    })
  })

  test('both check in shortly before, and say afterwards what became of it', async () => {
    const { id, seeker, recruiter } = await buildInterview(app, { hours: [1] })
    await change(app, seeker, id, { answer: 'accept' })
    expect((await change(app, seeker, id, { check_in: true })).status).toBe(409)
    expect((await change(app, recruiter, id, { outcome: 'held' })).status).toBe(409)
    await app.connection.sql`
      update interviews set starts_at = now() - interval '1 minute', ends_at = now() + interval '29 minutes'
      where id = ${id}`
    await change(app, seeker, id, { check_in: true })
    expect((await change(app, recruiter, id, { check_in: true })).data.interview.checked_in).toEqual({
      seeker: true,
      recruiter: true,
    })
    expect(await redDot(seeker)).toBe(1)
    const held = await change(app, recruiter, id, { outcome: 'held' })
    expect(held.data.interview).toMatchObject({ state: 'held', outcome: 'held', acts: [] })
  })

  test('one of answer, check-in and outcome is asked for', async () => {
    const { id, seeker } = await buildInterview(app)
    expect((await change(app, seeker, id, {})).status).toBe(422)
    expect((await change(app, seeker, id, { answer: 'accept', check_in: true })).status).toBe(422)
  })
})

describe('taken time', () => {
  test('100 parallel acceptances of one interviewer’s overlapping slots make one', async () => {
    const employer = await buildEmployer(app)
    const seeker = await buildSeeker(app)
    const hiring = { ...employer, seeker, id: await buildApplication(app, employer.jobId, seeker) }
    const { id } = await buildInterview(app, { hiring })
    // So many proposals one by one would take longer than what is tested.
    await app.connection.sql`
      with made as (
        insert into interviews (id, application_id, job_id, job_title, company_id, seeker_id, recruiter_id, state,
          proposed_by, starts_at, ends_at, time_zone)
        select id || n, application_id, job_id, job_title, company_id, seeker_id, recruiter_id, state, proposed_by,
          starts_at, ends_at, time_zone
        from interviews, generate_series(1, 99) n where id = ${id} returning id
      ), slots as (
        insert into interview_slots (id, interview_id, starts_at, minutes)
        select 'slot' || made.id, made.id, starts_at + random() * interval '20 minutes', minutes
        from made, interview_slots where interview_id = ${id}
      )
      insert into interview_interviewers (interview_id, account_id) select id, ${employer.recruiter.id} from made`
    const ids = [id, ...Array.from({ length: 99 }, (_, at) => `${id}${at + 1}`)]
    const answers = await Promise.all(ids.map(each => change(app, seeker, each, { answer: 'accept' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(99).fill(409)])
    const [row] = await app.connection.sql<{ num: number }[]>`
      select count(*)::int as num from interview_bookings where interviewer_id = ${employer.recruiter.id}`
    expect(row?.num).toBe(1)
  })

  test('slots that follow each other are both taken, and a cancelled one is free again', async () => {
    const employer = await buildEmployer(app)
    const seeker = await buildSeeker(app)
    const hiring = { ...employer, seeker, id: await buildApplication(app, employer.jobId, seeker) }
    const at = (hours: number) => buildInterview(app, { hiring, hours: [hours] })
    const [first, next, same] = [await at(48), await at(48.5), await at(48)]
    const accept = async ({ id }: typeof first) =>
      (await change(app, seeker, id, { answer: 'accept' })).status
    expect([await accept(first), await accept(next), await accept(same)]).toEqual([200, 200, 409])
    await change(app, first.recruiter, first.id, { answer: 'cancel', reason: 'Ill.' })
    expect(await accept(same)).toBe(200)
  })

  test('a clash of the seeker’s own is shown to the seeker alone', async () => {
    const seeker = await buildSeeker(app)
    const first = await buildInterview(app, { hiring: await buildHiring(app, { seeker }) })
    const second = await buildInterview(app, { hiring: await buildHiring(app, { seeker }) })
    await change(app, seeker, first.id, { answer: 'accept' })
    expect((await read(seeker, second.id)).slots[0]?.has_clash).toBe(true)
    expect((await read(second.recruiter, second.id)).slots[0]?.has_clash).toBe(false)
    expect((await change(app, seeker, second.id, { answer: 'accept' })).status).toBe(200)
  })
})

describe('who may', () => {
  test('its seeker, its recruiter, an interviewer, owners and admins; nobody else finds it', async () => {
    const employer = await buildEmployer(app)
    const { companyId } = employer
    const colleague = (role: 'admin' | 'recruiter' | 'viewer') => buildRecruiter(app, { companyId, role })
    const [own, admin, interviewer, other, viewer] = await Promise.all([
      colleague('recruiter'),
      colleague('admin'),
      colleague('recruiter'),
      colleague('recruiter'),
      colleague('viewer'),
    ])
    const seeker = await buildSeeker(app)
    const application_id = await buildApplication(app, employer.jobId, seeker)
    const { data } = await app.call(
      calls.proposeInterview,
      {
        body: {
          application_id,
          slots: [{ starts_at: inHours(48), minutes: 30 }],
          place: 'Here',
          interviewer_ids: [interviewer.id],
        },
      },
      { as: own },
    )
    const { id } = data.interview
    const status = async (as: TestPerson) =>
      (await app.call(calls.readInterview, { params: { id } }, { as })).status
    expect(await Promise.all([seeker, own, admin, employer.recruiter, interviewer].map(status))).toEqual([
      200, 200, 200, 200, 200,
    ])
    const strangers = [other, await buildSeeker(app), (await buildEmployer(app)).recruiter]
    expect(await Promise.all(strangers.map(status))).toEqual([404, 404, 404])
    expect(await status(viewer)).toBe(403)
    expect((await change(app, other, id, { answer: 'cancel', reason: 'x' })).status).toBe(404)
    const totals = await Promise.all(
      [own, admin, interviewer, other].map(async as => (await list(as)).total_num),
    )
    expect(totals).toEqual([1, 1, 1, 0])
  })
})

test('interviews of a recruiter who leaves pass to a colleague, with the time that they take', async () => {
  const employer = await buildEmployer(app)
  const { companyId } = employer
  const leaving = await buildRecruiter(app, { companyId, role: 'recruiter' })
  const seeker = await buildSeeker(app)
  const id = await buildApplication(app, employer.jobId, seeker)
  const interview = await buildInterview(app, { hiring: { ...employer, seeker, id, recruiter: leaving } })
  await change(app, seeker, interview.id, { answer: 'accept' })
  await app.call(removeMember, { params: { id: leaving.id } }, { as: employer.recruiter })
  expect((await read(seeker, interview.id)).interviewers.map(each => each.id)).toEqual([
    employer.recruiter.id,
  ])
  const rows = await app.connection.sql<{ recruiter_id: string; interviewer_id: string }[]>`
    select recruiter_id, interviewer_id from interviews join interview_bookings on interview_id = interviews.id
    where interviews.id = ${interview.id}`
  expect(rows).toEqual([{ recruiter_id: employer.recruiter.id, interviewer_id: employer.recruiter.id }])
})

describe('what it was about ends', () => {
  const pending = async () => {
    const proposed = await buildInterview(app)
    const accepted = await buildInterview(app, {
      hiring: { ...proposed, id: proposed.applicationId },
      hours: [72],
    })
    await change(app, accepted.seeker, accepted.id, { answer: 'accept' })
    return { ...proposed, both: [proposed.id, accepted.id] as const }
  }
  const expectCancelled = async ({ recruiter, both }: Awaited<ReturnType<typeof pending>>) => {
    const states = await Promise.all(both.map(async id => (await read(recruiter, id)).state))
    expect(states).toEqual(['cancelled', 'cancelled'])
    const cancelled = (await subjects(recruiter)).filter(subject => subject.endsWith('is cancelled'))
    expect(cancelled).toHaveLength(2)
    const [row] = await app.connection.sql<{ num: number }[]>`
      select count(*)::int as num from interview_bookings where interview_id = any(${[...both]}::text[])`
    expect(row?.num).toBe(0)
  }

  test('withdrawing the application cancels what is pending at once, with mails to both', async () => {
    const all = await pending()
    await app.call(withdrawApplication, { params: { id: all.applicationId } }, { as: all.seeker })
    await expectCancelled(all)
    const mails = await subjects(all.seeker)
    expect(mails.filter(subject => subject.endsWith('is cancelled'))).toHaveLength(2)
  })

  test('what others have been proposed stays, and their day is nobody else’s red dot', async () => {
    const [all, others] = [await pending(), await buildInterview(app)]
    await change(app, others.seeker, others.id, { answer: 'accept' })
    const waits = await buildInterview(app)
    await app.connection.sql`
      update interviews set starts_at = now() - interval '1 minute', ends_at = now() + interval '1 minute'
      where id = ${others.id}`
    const before = await redDot(waits.seeker)
    await app.call(withdrawApplication, { params: { id: all.applicationId } }, { as: all.seeker })
    expect((await read(waits.seeker, waits.id)).state).toBe('proposed')
    expect((await read(others.seeker, others.id)).state).toBe('accepted')
    expect(before).toBe(1)
  })

  test('so does its refusal', async () => {
    const all = await pending()
    const refusal = options('pipeline_stage_lists', 'en').find(stage => stage.seeker_stage === 'not_selected')
    await app.call(
      moveApplicant,
      { params: { id: all.applicationId }, body: { pipeline_stage_id: refusal?.id ?? 0, delay: 0 } },
      { as: all.recruiter },
    )
    await expectCancelled(all)
  })

  test('so does a block of the company', async () => {
    const all = await pending()
    await app.call(blockCompany, { body: { company_id: all.companyId } }, { as: all.seeker })
    await expectCancelled(all)
  })

  test('a proposal beside a block comes before or after it, and never stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, companyId, seeker, recruiter } = await buildHiring(app)
      const body = { application_id: id, slots: [{ starts_at: inHours(48), minutes: 30 }], place: 'Here' }
      const [, blocked] = await Promise.all([
        app.call(calls.proposeInterview, { body }, { as: recruiter }),
        app.call(blockCompany, { body: { company_id: companyId } }, { as: seeker }),
      ])
      expect(blocked.status).toBe(200)
      expect((await list(seeker)).interviews.filter(({ state }) => state === 'proposed')).toEqual([])
    }
  })

  test('so does the wish to be deleted; the deletion takes the person out', async () => {
    const all = await pending()
    await app.call(deleteAccount, { body: { password: TEST_PASSWORD } }, { as: all.seeker })
    await expectCancelled(all)
    await app.db.transaction().execute(trx => eraseInterviews(trx, all.seeker.id))
    expect(await read(all.recruiter, all.both[0])).toMatchObject({
      other: { name: 'Deleted account' },
      note: null,
    })
  })
})

test('321 lists what is to come first, by state, time and application', async () => {
  const seeker = await buildSeeker(app)
  const later = await buildInterview(app, { hiring: await buildHiring(app, { seeker }), hours: [90] })
  const sooner = await buildInterview(app, { hiring: await buildHiring(app, { seeker }), hours: [30] })
  const ended = await buildInterview(app, { hiring: await buildHiring(app, { seeker }), hours: [20] })
  await change(app, seeker, ended.id, { answer: 'decline' })
  const ids = async (query: object) => (await list(seeker, query)).interviews.map(({ id }) => id)
  expect(await ids({})).toEqual([sooner.id, later.id, ended.id])
  expect(await ids({ state: 'declined' })).toEqual([ended.id])
  expect(await ids({ from: inHours(60) })).toEqual([later.id])
  expect(await ids({ to: inHours(60), state: 'proposed' })).toEqual([sooner.id])
  expect(await ids({ application_id: later.applicationId })).toEqual([later.id])
})

test('324 a calendar has one UID for ever, and a SEQUENCE that grows', async () => {
  const { id, seeker, recruiter } = await buildInterview(app)
  const event = async (as: TestPerson) => {
    const answer = await app.send('GET', calls.readInterviewCalendar.path.replace('{id}', id), {
      headers: { authorization: `Bearer ${as.token}` },
    })
    expect(answer.headers['content-type']).toMatch(/^text\/calendar/)
    const calendar = readCalendar(answer.text)
    const [uid, sequence, status] = ['UID', 'SEQUENCE', 'STATUS'].map(name =>
      propertyValue(eventIn(calendar), name),
    )
    return [uid, sequence, status, propertyValue(calendar, 'METHOD')]
  }
  const uid = `interview-${id}@hanap`
  expect(await event(seeker)).toEqual([uid, '0', 'TENTATIVE', 'REQUEST'])
  await change(app, seeker, id, { answer: 'accept' })
  expect(await event(recruiter)).toEqual([uid, '1', 'CONFIRMED', 'REQUEST'])
  const slots = [{ starts_at: inHours(60), minutes: 30 }]
  await change(app, recruiter, id, { answer: 'reschedule', slots, reason: 'A holiday.' })
  expect(await event(seeker)).toEqual([uid, '2', 'TENTATIVE', 'REQUEST'])
  await change(app, seeker, id, { answer: 'cancel', reason: 'Another job.' })
  expect(await event(recruiter)).toEqual([uid, '3', 'CANCELLED', 'CANCEL'])
  expect((await read(seeker, id)).sequence).toBe(3)
})

test('325 a report is kept once a person, by the list of reasons', async () => {
  const { id, seeker } = await buildInterview(app)
  const report = (report_reason_id: number) =>
    app.call(calls.reportInterview, { params: { id }, body: { report_reason_id } }, { as: seeker })
  expect((await report(99)).status).toBe(422)
  expect([(await report(1)).status, (await report(4)).status]).toEqual([200, 200])
  expect((await read(seeker, id)).is_reported).toBe(true)
  const rows = await app.connection.sql<{ reason_id: number }[]>`
    select reason_id from interview_reports where interview_id = ${id}`
  expect(rows).toEqual([{ reason_id: 4 }])
})

test('the pair’s chat tells of each change in its order, as the system, and nobody’s own act waits for them', async () => {
  const hiring = await buildHiring(app)
  const opened = await app.call(
    openChat,
    { body: { application_id: hiring.id, text: 'Hello', client_id: nextClientId() } },
    { as: hiring.recruiter },
  )
  const chatId = opened.data.chat.id
  const { id, seeker, recruiter } = await buildInterview(app, { hiring })
  await change(app, seeker, id, { answer: 'accept' })
  const { starts_at } = (await read(seeker, id)).slots[0] ?? { starts_at: '' }
  await change(app, recruiter, id, { answer: 'cancel', reason: 'Ill.' })
  const { messages } = (await app.call(listMessages, { params: { id: chatId } }, { as: seeker })).data
  expect(messages.slice(1).map(({ seq, sender, kind, payload }) => ({ seq, sender, kind, payload }))).toEqual(
    ['proposed', 'accepted', 'cancelled'].map((state, at) => ({
      seq: at + 2,
      sender: 'system',
      kind: 'interview',
      payload: { interview_id: id, state, starts_at },
    })),
  )
  expect((await read(seeker, id)).chat_id).toBe(chatId)
  expect(opened.data.chat.unread_num).toBe(0)
})
