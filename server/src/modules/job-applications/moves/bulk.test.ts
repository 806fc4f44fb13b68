import * as applicantCalls from '@hanap/contracts/job-applications/applicants.calls'
import type { PipelineKey } from '@hanap/contracts/job-applications/application.schemas'
import * as calls from '@hanap/contracts/job-applications/job-applications.calls'
import { readAppliedJob, withdrawApplication } from '@hanap/contracts/jobs/jobs.calls'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildRecruiter, buildSeeker, buildVerifiedSeeker, type TestPerson } from '../../auth/factory.ts'
import { caughtMails } from '../../notifications/factory.ts'
import { buildApplication, buildEmployer, buildHiring } from '../factory.ts'
import { pipelineOfKey } from '../rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
})
afterAll(() => app.close())

const stageId = (key: PipelineKey) => pipelineOfKey(key).id

const move = (
  as: TestPerson,
  id: string,
  key: PipelineKey,
  more: { expected_stage?: PipelineKey; delay?: number; message?: string } = {},
) =>
  app.call(
    calls.moveApplicant,
    { params: { id }, body: { pipeline_stage_id: stageId(key), ...more } },
    { as },
  )

type BulkBody = NonNullable<Parameters<typeof bulkBody>[0]>
const bulkBody = (body: {
  filter: Record<string, unknown>
  expected_num: number
  pipeline_stage_id?: number
  label?: string
  message?: string
  template?: string
  delay?: number
}) => body
const bulk = (as: TestPerson, body: BulkBody) => app.call(applicantCalls.changeApplicants, { body }, { as })
const undo = (as: TestPerson, undo_id: string) =>
  app.call(applicantCalls.undoApplicantChange, { body: { undo_id } }, { as })
const mine = async (as: TestPerson, jobId: string) =>
  (await app.call(readAppliedJob, { params: { jobId } }, { as })).data
const seen = async (as: TestPerson, jobId: string) =>
  (await mine(as, jobId)).timeline.map(({ stage }) => stage)
const applicants = async (as: TestPerson, jobId: string) =>
  (await app.call(calls.listApplicants, { query: { job_id: jobId } }, { as })).data.applications

/** As if the time until a refusal is told were over. */
const letPass = (id: string) =>
  app.connection.sql`
    with due as (update waiting_refusals set due_at = now() where application_id = ${id} returning 1)
    select pg_notify('application_moves', '') from due`

const buildMany = async (count: number) => {
  const employer = await buildEmployer(app)
  const seekers: TestPerson[] = []
  const applicationIds: string[] = []
  for (let at = 0; at < count; at += 1) {
    const seeker = await buildSeeker(app)
    seekers.push(seeker)
    applicationIds.push(await buildApplication(app, employer.jobId, seeker))
  }
  return { ...employer, seekers, applicationIds }
}

describe('113 names the stage that the recruiter saw', () => {
  test('of 100 moves at once one wins, and 99 are told where the applicant stands', async () => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    const keys: PipelineKey[] = ['in_review', 'shortlisted', 'interview', 'offer']
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        move(recruiter, id, keys[at % keys.length] ?? 'offer', { expected_stage: 'applied' }),
      ),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    const lost = answers.filter(({ status }) => status === 409)
    expect(lost).toHaveLength(99)
    const [winner] = won
    for (const answer of lost)
      expect(answer).toMatchObject({
        code: 'stage_changed',
        data: { pipeline_stage_key: winner?.data.pipeline_stage_key },
      })
    expect(await seen(seeker, jobId)).toEqual(['applied', winner?.data.stage])
  })

  test('without it the last move counts', async () => {
    const { id, recruiter } = await buildHiring(app)
    await move(recruiter, id, 'interview')
    expect((await move(recruiter, id, 'offer')).data.stage).toBe('offer')
    expect((await move(recruiter, id, 'offer', { expected_stage: 'interview' })).status).toBe(409)
  })
})

describe('a refusal', () => {
  test('reaches the seeker after a while: stage, timeline and message together', async () => {
    const seeker = await buildVerifiedSeeker(app)
    const { id, jobId, recruiter } = await buildHiring(app, { seeker })
    const refused = await move(recruiter, id, 'not_selected', { message: 'Thank you for your time.' })
    expect(refused.data).toMatchObject({ stage: 'not_selected', pipeline_stage_key: 'not_selected' })
    const waits = Date.parse(refused.data.told_at ?? '') - Date.now()
    expect(waits).toBeGreaterThan(9 * 60_000)
    expect(waits).toBeLessThan(11 * 60_000)
    expect(await mine(seeker, jobId)).toMatchObject({ stage: 'applied', can_withdraw: true })
    expect(await seen(seeker, jobId)).toEqual(['applied'])

    await letPass(id)
    await vi.waitFor(async () => expect(await seen(seeker, jobId)).toEqual(['applied', 'not_selected']), 5000)
    expect((await mine(seeker, jobId)).timeline[1]).toMatchObject({ text: 'Thank you for your time.' })
    const mails = await caughtMails(app.db, seeker.email, 3)
    expect(mails.some(({ text }) => text.includes('Thank you for your time.'))).toBe(true)
  })

  test('that was undone in time is never told', async () => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    const { data } = await move(recruiter, id, 'not_selected')
    expect((await undo(recruiter, data.undo_id ?? '')).data).toEqual({ num: 1 })
    await letPass(id)
    expect(await seen(seeker, jobId)).toEqual(['applied'])
    expect((await applicants(recruiter, jobId))[0]).toMatchObject({
      pipeline_stage_key: 'applied',
      told_at: null,
    })
    expect((await undo(recruiter, data.undo_id ?? '')).status).toBe(409)
    const { recruiter: stranger } = await buildEmployer(app)
    expect((await undo(stranger, data.undo_id ?? '')).status).toBe(404)
  })

  test('that was told is taken back by an event that the seeker sees', async () => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    const { data } = await move(recruiter, id, 'not_selected', { delay: 0 })
    expect(await seen(seeker, jobId)).toEqual(['applied', 'not_selected'])
    expect((await undo(recruiter, data.undo_id ?? '')).data).toEqual({ num: 1 })
    expect(await seen(seeker, jobId)).toEqual(['applied', 'not_selected', 'viewed'])
    await move(recruiter, id, 'not_selected', { delay: 0 })
    await move(recruiter, id, 'interview')
    expect((await seen(seeker, jobId)).slice(-2)).toEqual(['not_selected', 'interview'])
  })

  test('waits as long as the company wishes, or the move says: none to 24 hours', async () => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    const setDelay = (refusal_delay: number) =>
      app.call(applicantCalls.changeHiringSettings, { body: { refusal_delay } }, { as: recruiter })
    expect((await setDelay(86_401)).status).toBe(422)
    expect((await move(recruiter, id, 'not_selected', { delay: 86_401 })).status).toBe(422)
    await setDelay(0)
    await move(recruiter, id, 'not_selected')
    expect(await seen(seeker, jobId)).toEqual(['applied', 'not_selected'])
  })

  test('of somebody who takes the application back meanwhile is never told', async () => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    await move(recruiter, id, 'not_selected')
    await app.call(withdrawApplication, { params: { id } }, { as: seeker })
    await letPass(id)
    expect(await seen(seeker, jobId)).toEqual(['applied', 'withdrawn'])
    expect((await applicants(recruiter, jobId))[0]?.stage).toBe('withdrawn')
  })

  test('gives way to another move', async () => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    await move(recruiter, id, 'not_selected')
    await move(recruiter, id, 'interview')
    await letPass(id)
    expect(await seen(seeker, jobId)).toEqual(['applied', 'interview'])
  })
})

describe('343 and 344 many at once', () => {
  test('a filter, the number that it means, one undo', async () => {
    const { jobId, recruiter, seekers, applicationIds } = await buildMany(3)
    const filter = { job_id: jobId }
    const wrong = await bulk(recruiter, { filter, expected_num: 2, pipeline_stage_id: stageId('in_review') })
    expect(wrong).toMatchObject({ status: 409, code: 'number_changed', data: { num: 3 } })
    expect((await applicants(recruiter, jobId)).every(({ stage }) => stage === 'applied')).toBe(true)

    const moved = await bulk(recruiter, {
      filter,
      expected_num: 3,
      pipeline_stage_id: stageId('in_review'),
      message: 'We read it.',
    })
    expect(moved.data.num).toBe(3)
    for (const seeker of seekers)
      expect((await mine(seeker, jobId)).timeline.at(-1)).toMatchObject({
        stage: 'in_review',
        text: 'We read it.',
      })
    // Somebody was moved on meanwhile: the undo leaves them.
    await move(recruiter, applicationIds[0] ?? '', 'interview')
    expect((await undo(recruiter, moved.data.undo_id)).data.num).toBe(2)
    const stages = (await applicants(recruiter, jobId)).map(({ stage }) => stage).sort()
    expect(stages).toEqual(['interview', 'viewed', 'viewed'])
  })

  test('refusals wait, each in the applicant’s language, and an undo takes all of them back unseen', async () => {
    const { jobId, recruiter, seekers, applicationIds } = await buildMany(3)
    await app.connection.sql`update accounts set language = 'es' where id = ${seekers[1]?.id ?? ''}`
    const refuse = () =>
      bulk(recruiter, {
        filter: { job_id: jobId, stage: 'applied' },
        expected_num: 3,
        pipeline_stage_id: stageId('not_selected'),
        template: 'not_selected',
      })
    const first = await refuse()
    expect(first.data.num).toBe(3)
    expect((await undo(recruiter, first.data.undo_id)).data.num).toBe(3)
    expect(await seen(seekers[0] as TestPerson, jobId)).toEqual(['applied'])
    expect((await applicants(recruiter, jobId)).map(({ stage }) => stage)).toEqual([
      'applied',
      'applied',
      'applied',
    ])

    await refuse()
    for (const id of applicationIds) await letPass(id)
    await vi.waitFor(
      async () =>
        expect((await mine(seekers[1] as TestPerson, jobId)).timeline.at(-1)?.text).toContain('Hola'),
      5000,
    )
    await vi.waitFor(
      async () =>
        expect((await mine(seekers[0] as TestPerson, jobId)).timeline.at(-1)?.text).toContain('Hello'),
      5000,
    )
  })

  test('what was done one after the other is undone in turn', async () => {
    const { jobId, recruiter } = await buildMany(1)
    const body = { filter: { job_id: jobId }, expected_num: 1 }
    const first = await bulk(recruiter, { ...body, pipeline_stage_id: stageId('shortlisted') })
    const second = await bulk(recruiter, { ...body, pipeline_stage_id: stageId('not_selected') })
    expect((await undo(recruiter, second.data.undo_id)).data.num).toBe(1)
    expect((await applicants(recruiter, jobId))[0]?.pipeline_stage_key).toBe('shortlisted')
    expect((await undo(recruiter, first.data.undo_id)).data.num).toBe(1)
    expect((await applicants(recruiter, jobId))[0]?.pipeline_stage_key).toBe('viewed')
  })

  test('a bulk’s seekers are told by mail', async () => {
    const seeker = await buildVerifiedSeeker(app)
    const { jobId, recruiter } = await buildHiring(app, { seeker })
    await bulk(recruiter, {
      filter: { job_id: jobId },
      expected_num: 1,
      pipeline_stage_id: stageId('interview'),
      template: 'interview',
    })
    const mails = await caughtMails(app.db, seeker.email, 3)
    expect(mails.some(({ text }) => text.includes('times to choose from'))).toBe(true)
  })

  test('labels are added to those without them, and an undo takes away what was added', async () => {
    const { jobId, recruiter, applicationIds } = await buildMany(2)
    const [first = ''] = applicationIds
    await app.call(
      applicantCalls.labelApplicant,
      { params: { id: first }, body: { labels: ['Night'] } },
      { as: recruiter },
    )
    const labelled = await bulk(recruiter, { filter: { job_id: jobId }, expected_num: 2, label: 'night' })
    expect(labelled.data.num).toBe(1)
    expect((await undo(recruiter, labelled.data.undo_id)).data.num).toBe(1)
    const labels = new Map((await applicants(recruiter, jobId)).map(each => [each.id, each.labels]))
    expect(labels.get(first)).toEqual(['Night'])
    expect([...labels.values()].flat()).toEqual(['Night'])
  })

  test('who was hired or withdrew stays; those chosen one by one are meant by their ids', async () => {
    const { jobId, recruiter, seekers, applicationIds } = await buildMany(3)
    const [first = '', second = '', third = ''] = applicationIds
    await move(recruiter, first, 'hired')
    await app.call(withdrawApplication, { params: { id: second } }, { as: seekers[1] })
    const moved = await bulk(recruiter, {
      filter: { ids: [first, second, third] },
      expected_num: 3,
      pipeline_stage_id: stageId('offer'),
    })
    expect(moved.data.num).toBe(1)
    const stages = new Map((await applicants(recruiter, jobId)).map(each => [each.id, each.stage]))
    expect([stages.get(first), stages.get(second), stages.get(third)]).toEqual([
      'hired',
      'withdrawn',
      'offer',
    ])
  })

  test('reaches no other company’s applicants, whatever its filter says', async () => {
    const own = await buildMany(1)
    const other = await buildMany(1)
    const body = { expected_num: 1, pipeline_stage_id: stageId('offer') }
    expect((await bulk(own.recruiter, { ...body, filter: { job_id: other.jobId } })).status).toBe(404)
    expect((await bulk(own.recruiter, { ...body, filter: { ids: other.applicationIds } })).status).toBe(409)
    expect((await bulk(own.recruiter, { ...body, filter: { age: 30 } })).status).toBe(422)
    expect((await bulk(own.recruiter, { filter: {}, expected_num: 1 })).status).toBe(422)
    expect((await applicants(other.recruiter, other.jobId))[0]?.stage).toBe('applied')
    const viewer = await buildRecruiter(app, { companyId: own.companyId, role: 'viewer' })
    expect((await bulk(viewer, { ...body, filter: { job_id: own.jobId } })).status).toBe(403)
  })

  test('two at once move everybody once', async () => {
    const { jobId, recruiter } = await buildMany(3)
    const body = { filter: { job_id: jobId, stage: 'applied' }, expected_num: 3 }
    const answers = await Promise.all([
      bulk(recruiter, { ...body, pipeline_stage_id: stageId('in_review') }),
      bulk(recruiter, { ...body, pipeline_stage_id: stageId('offer') }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
