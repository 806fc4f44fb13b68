import * as calls from '@hanap/contracts/interviews/interviews.calls'
import { withdrawApplication } from '@hanap/contracts/jobs/jobs.calls'
import { removeMember } from '@hanap/contracts/recruiters/recruiters.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildRecruiter, buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { buildApplication, buildEmployer, type Employer } from '../../job-applications/factory.ts'
import { buildInterview, change, inHours, type TestInterview } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const applicant = async (employer: Employer) => {
  const seeker = await buildSeeker(app)
  return { ...employer, seeker, id: await buildApplication(app, employer.jobId, seeker) }
}
const invited = async (employer: Employer, capacity: number, hours: readonly number[] = [48]) =>
  buildInterview(app, { hiring: await applicant(employer), capacity, hours })
const accept = async ({ id, seeker }: TestInterview) =>
  (await change(app, seeker, id, { answer: 'accept' })).status
const cancel = ({ id, seeker }: TestInterview) =>
  change(app, seeker, id, { answer: 'cancel', reason: 'I cannot come.' })
const slotOf = async (as: TestPerson, id: string) =>
  (await app.call(calls.readInterview, { params: { id } }, { as })).data.interview.slots[0]
const groups = async (as: TestPerson) => (await app.call(calls.listInterviewGroups, {}, { as })).data.groups
const bookings = async (recruiter: TestPerson) => {
  const [row] = await app.connection.sql<{ num: number }[]>`
    select count(*)::int as num from interview_bookings where interviewer_id = ${recruiter.id}`
  return row?.num
}

test('a slot for a group is taken until its places are, and both sides see how many are left', async () => {
  const employer = await buildEmployer(app)
  const [one, two, three] = [
    await invited(employer, 2),
    await invited(employer, 2),
    await invited(employer, 2),
  ]
  expect(await slotOf(one.seeker, one.id)).toMatchObject({ capacity: 2, places_left: 2 })
  expect(await accept(one)).toBe(200)
  expect(await slotOf(two.seeker, two.id)).toMatchObject({ capacity: 2, places_left: 1 })
  expect(await groups(employer.recruiter)).toMatchObject([{ capacity: 2, places_left: 1, minutes: 30 }])
  expect(await accept(two)).toBe(200)
  expect(await accept(three)).toBe(409)
  expect(await slotOf(employer.recruiter, three.id)).toMatchObject({ places_left: 0 })
  expect(await groups(employer.recruiter)).toEqual([])
  expect(await bookings(employer.recruiter)).toBe(1)
})

test('100 parallel acceptances of a capacity of 5 make exactly 5', async () => {
  const employer = await buildEmployer(app)
  const first = await invited(employer, 5)
  const { id, seeker, recruiter } = first
  // So many proposals one by one would take longer than what is tested.
  await app.connection.sql`
    with made as (
      insert into interviews (id, application_id, job_id, job_title, company_id, seeker_id, recruiter_id, state,
        proposed_by, starts_at, ends_at, time_zone)
      select id || n, application_id, job_id, job_title, company_id, seeker_id, recruiter_id, state, proposed_by,
        starts_at, ends_at, time_zone
      from interviews, generate_series(1, 99) n where id = ${id} returning id
    ), slots as (
      insert into interview_slots (id, interview_id, starts_at, minutes, group_id)
      select 'slot' || made.id, made.id, starts_at, minutes, group_id
      from made, interview_slots where interview_id = ${id}
    )
    insert into interview_interviewers (interview_id, account_id) select id, ${recruiter.id} from made`
  const ids = [id, ...Array.from({ length: 99 }, (_, at) => `${id}${at + 1}`)]
  const answers = await Promise.all(ids.map(each => change(app, seeker, each, { answer: 'accept' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(95).fill(409)])
  const [row] = await app.connection.sql<{ accepted: number; places: number }[]>`
    select count(*) filter (where state = 'accepted')::int as accepted,
      (select count(*)::int from interview_group_places where interview_id = any(${ids})) as places
    from interviews where id = any(${ids})`
  expect(row).toEqual({ accepted: 5, places: 5 })
  expect(await bookings(recruiter)).toBe(1)

  // As many leave at once: no place and no time stays taken.
  const accepted = ids.filter((_, at) => answers[at]?.status === 200)
  const left = await Promise.all(accepted.map(each => cancel({ ...first, id: each })))
  expect(left.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect(await bookings(recruiter)).toBe(0)
})

test('the interviewer’s time stays taken until the last of a group has left', async () => {
  const employer = await buildEmployer(app)
  const [one, two, alone] = [
    await invited(employer, 3),
    await invited(employer, 3),
    await invited(employer, 1),
  ]
  await accept(one)
  await accept(two)
  expect(await accept(alone)).toBe(409)
  await cancel(one)
  expect(await bookings(employer.recruiter)).toBe(1)
  expect(await accept(alone)).toBe(409)
  await app.call(withdrawApplication, { params: { id: two.applicationId } }, { as: two.seeker })
  expect(await bookings(employer.recruiter)).toBe(0)
  expect(await accept(alone)).toBe(200)
  expect(await accept(await invited(employer, 3))).toBe(409)
})

test('another group at an overlapping time is another meeting: its places are not to be had', async () => {
  const employer = await buildEmployer(app)
  const [one, other] = [await invited(employer, 3), await invited(employer, 3, [48.25])]
  expect(await accept(one)).toBe(200)
  expect(await accept(other)).toBe(409)
})

test('who moves gives the place back; places are never fewer than are taken', async () => {
  const employer = await buildEmployer(app)
  const [one, two, three] = [
    await invited(employer, 2),
    await invited(employer, 2),
    await invited(employer, 2),
  ]
  await accept(one)
  await accept(two)
  const later = [{ starts_at: inHours(72), minutes: 30, capacity: 4 }]
  await change(app, employer.recruiter, one.id, { answer: 'reschedule', slots: later, reason: 'A holiday.' })
  expect(await slotOf(one.seeker, one.id)).toMatchObject({ capacity: 4, places_left: 4 })
  expect(await accept(three)).toBe(200)
  const hiring = await applicant(employer)
  const propose = (capacity: number) =>
    app.call(
      calls.proposeInterview,
      {
        body: {
          application_id: hiring.id,
          place: 'Here',
          slots: [{ starts_at: inHours(48), minutes: 30, capacity }],
        },
      },
      { as: employer.recruiter },
    )
  expect((await invited(employer, 3)).slotIds).toHaveLength(1)
  expect(await slotOf(two.seeker, two.id)).toMatchObject({ capacity: 3, places_left: 1 })
  await accept(await invited(employer, 3))
  const refused = await propose(2)
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['slots']])
})

test('a seeker makes no group', async () => {
  const { id, seeker } = await invited(await buildEmployer(app), 1)
  const slots = [{ starts_at: inHours(60), minutes: 30, capacity: 5 }]
  expect((await change(app, seeker, id, { answer: 'propose', slots })).status).toBe(422)
})

test('another company’s groups are not listed, and a colleague goes on with those of whoever leaves', async () => {
  const employer = await buildEmployer(app)
  const leaves = await buildRecruiter(app, { companyId: employer.companyId, role: 'recruiter' })
  const hiring = { ...(await applicant(employer)), recruiter: leaves }
  const one = await buildInterview(app, { hiring, capacity: 3 })
  expect(await groups(leaves)).toHaveLength(1)
  expect(await groups((await buildEmployer(app)).recruiter)).toEqual([])
  expect(await groups(employer.recruiter)).toEqual([])
  await accept(one)
  await app.call(removeMember, { params: { id: leaves.id } }, { as: employer.recruiter })
  expect(await groups(employer.recruiter)).toMatchObject([{ capacity: 3, places_left: 2 }])
  expect(await bookings(employer.recruiter)).toBe(1)
})

const read = (as: TestPerson, id: string) => app.call(calls.readInterviewGroup, { params: { id } }, { as })
const cancelAll = (as: TestPerson, id: string, reason = 'The room is flooded.') =>
  app.call(calls.cancelInterviewGroup, { params: { id }, body: { reason } }, { as })
const stateOf = async (as: TestPerson, id: string) =>
  (await app.call(calls.readInterview, { params: { id } }, { as })).data.interview.state

test('a group shows its recruiter who comes and who has not answered, and no other company', async () => {
  const employer = await buildEmployer(app)
  const [one, two] = [await invited(employer, 3), await invited(employer, 3)]
  await accept(one)
  const groupId = (await slotOf(employer.recruiter, one.id))?.group_id ?? ''
  expect((await slotOf(one.seeker, one.id))?.group_id).toBe(null)
  const { group, interviews } = (await read(employer.recruiter, groupId)).data
  expect(group).toMatchObject({ id: groupId, capacity: 3, places_left: 2, is_cancelled: false })
  expect(interviews.map(({ id, state }) => [id, state])).toEqual([
    [one.id, 'accepted'],
    [two.id, 'proposed'],
  ])
  const other = await buildEmployer(app)
  const colleague = await buildRecruiter(app, { companyId: employer.companyId, role: 'recruiter' })
  for (const as of [other.recruiter, colleague]) {
    expect((await read(as, groupId)).status).toBe(404)
    expect((await cancelAll(as, groupId)).status).toBe(404)
  }
  expect(await stateOf(one.seeker, one.id)).toBe('accepted')
})

test('a time that is cancelled for all: who agreed is told, other times that were proposed stay, and nobody joins it', async () => {
  const employer = await buildEmployer(app)
  const [coming, asked, choosing] = [
    await invited(employer, 3),
    await invited(employer, 3),
    await invited(employer, 3, [48, 72]),
  ]
  await accept(coming)
  const groupId = (await slotOf(employer.recruiter, coming.id))?.group_id ?? ''
  expect(Object.keys((await cancelAll(employer.recruiter, groupId, ' ')).errors)).toEqual(['reason'])
  const answer = (await cancelAll(employer.recruiter, groupId)).data
  expect(answer).toMatchObject({ group: { is_cancelled: true }, interviews: [] })
  expect(await stateOf(coming.seeker, coming.id)).toBe('cancelled')
  expect(await stateOf(asked.seeker, asked.id)).toBe('cancelled')
  const left = (await app.call(calls.readInterview, { params: { id: choosing.id } }, { as: choosing.seeker }))
    .data.interview
  expect([left.state, left.slots.length]).toEqual(['proposed', 1])
  expect((await groups(employer.recruiter)).map(({ id }) => id)).not.toContain(groupId)
  expect(await bookings(employer.recruiter)).toBe(0)
  // The same time proposed anew is open again.
  const again = await invited(employer, 3)
  expect(await accept(again)).toBe(200)
  expect((await read(employer.recruiter, groupId)).data.group.is_cancelled).toBe(false)
})

test('of some who accept while the time is cancelled nobody is left with it', async () => {
  const employer = await buildEmployer(app)
  const people = await Promise.all([1, 2, 3, 4].map(() => invited(employer, 5)))
  const [first] = people
  const groupId = (await slotOf(employer.recruiter, first?.id ?? ''))?.group_id ?? ''
  await Promise.all([...people.map(accept), cancelAll(employer.recruiter, groupId)])
  for (const { seeker, id } of people) expect(await stateOf(seeker, id)).toBe('cancelled')
  expect(await bookings(employer.recruiter)).toBe(0)
})
