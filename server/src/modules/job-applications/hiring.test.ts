import { apply } from '@hanap/contracts/data/data.calls'
import * as calls from '@hanap/contracts/job-applications/job-applications.calls'
import { readAppliedJob, readJob, withdrawApplication } from '@hanap/contracts/jobs/jobs.calls'
import { options } from '@hanap/markets/lists'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildRecruiter, buildSeeker, buildVerifiedSeeker, type TestPerson } from '../auth/factory.ts'
import { buildCompany, buildJob, daysAgo } from '../jobs/factory.ts'
import { caughtMails, countMails } from '../notifications/factory.ts'
import { buildApplication, buildEmployer, buildHiring } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
})
afterAll(() => app.close())

const pipelineId = (key: string) => {
  const found = options('pipeline_stage_lists', 'en').find(option => option.key === key)
  if (!found) throw new Error(`no pipeline stage ${key}`)
  return found.id
}

const move = (as: TestPerson, id: string, key: string, message?: string) =>
  app.call(
    calls.moveApplicant,
    {
      params: { id },
      body: { pipeline_stage_id: pipelineId(key), delay: 0, ...(message ? { message } : {}) },
    },
    { as },
  )
const open = (as: TestPerson, id: string) => app.call(calls.openApplicant, { params: { id } }, { as })
const withdraw = (as: TestPerson, id: string) => app.call(withdrawApplication, { params: { id } }, { as })
const read = async (as: TestPerson, jobId: string) =>
  (await app.call(readAppliedJob, { params: { jobId } }, { as })).data
const stages = async (as: TestPerson, jobId: string) =>
  (await read(as, jobId)).timeline.map(entry => entry.stage)

describe('opening an application', () => {
  test('the first time, the seeker sees it as viewed; again changes nothing; no mail goes out', async () => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    const opened = await open(recruiter, id)
    expect(opened.status).toBe(200)
    expect(opened.data).toMatchObject({ id, stage: 'viewed', pipeline_stage_id: pipelineId('viewed') })
    await open(recruiter, id)
    expect(await stages(seeker, jobId)).toEqual(['applied', 'viewed'])
    expect((await read(seeker, jobId)).timeline[1]).toMatchObject({ by: 'recruiter' })
    expect(await countMails(app.db, seeker.email)).toBe(1)
  })

  test('one that was moved on before stays where it is', async () => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    await move(recruiter, id, 'interview')
    expect((await open(recruiter, id)).data.stage).toBe('interview')
    expect(await stages(seeker, jobId)).toEqual(['applied', 'interview'])
  })

  test('colleagues at once view it once', async () => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    await Promise.all([open(recruiter, id), open(recruiter, id), open(recruiter, id)])
    expect(await stages(seeker, jobId)).toEqual(['applied', 'viewed'])
  })
})

describe('moving a stage', () => {
  test('the seeker sees it in the timeline and gets a mail with the recruiter’s words', async () => {
    const seeker = await buildVerifiedSeeker(app)
    const { id, jobId, recruiter } = await buildHiring(app, { seeker })
    const moved = await move(recruiter, id, 'interview', 'See you on <Monday> & bring a pen.')
    expect(moved.status).toBe(200)
    expect(moved.data).toMatchObject({ id, stage: 'interview', stage_text: 'Interview' })
    const mine = await read(seeker, jobId)
    expect(mine.stage).toBe('interview')
    expect(mine.timeline).toMatchObject([
      { stage: 'applied', by: 'seeker' },
      { stage: 'interview', by: 'recruiter', text: 'See you on <Monday> & bring a pen.' },
    ])
    const mails = await caughtMails(app.db, seeker.email, 3)
    const news = mails.find(mail => mail.subject.startsWith('News about'))
    expect(news?.text).toContain('> See you on <Monday> & bring a pen.')
    expect(news?.html).toContain('See you on &lt;Monday&gt; &amp; bring a pen.')
  })

  test('the same form sent twice moves and writes once', async () => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    const send = () =>
      app.call(
        calls.moveApplicant,
        {
          params: { id },
          body: { pipeline_stage_id: pipelineId('interview'), message: 'See you on Monday.' },
        },
        { as: recruiter, headers: { 'Idempotency-Key': 'one-form' } },
      )
    const answers = [await send(), await send()]
    expect(answers.map(({ status, data }) => [status, data.stage])).toEqual([
      [200, 'interview'],
      [200, 'interview'],
    ])
    expect(await stages(seeker, jobId)).toEqual(['applied', 'interview'])
    expect(await countMails(app.db, seeker.email)).toBe(2)
  })

  test('a step within one of the seeker’s stages is none to them', async () => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    await move(recruiter, id, 'in_review')
    const step = await move(recruiter, id, 'shortlisted')
    expect(step.data).toMatchObject({ stage: 'in_review', pipeline_stage_id: pipelineId('shortlisted') })
    expect(step.data.timeline).toHaveLength(3)
    expect(await stages(seeker, jobId)).toEqual(['applied', 'in_review'])
    expect(await countMails(app.db, seeker.email)).toBe(2)
  })

  test('moving to where it stands changes nothing', async () => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    await move(recruiter, id, 'offer')
    expect((await move(recruiter, id, 'offer')).status).toBe(200)
    expect(await stages(seeker, jobId)).toEqual(['applied', 'offer'])
    expect(await countMails(app.db, seeker.email)).toBe(2)
  })

  test.each([
    ['hired', 'offer'],
    ['not_selected', 'viewed'],
    ['interview', 'viewed'],
    ['interview', 'applied'],
    ['interview', 'withdrawn'],
  ])('from %s to %s is refused', async (from, to) => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    await move(recruiter, id, from)
    const refused = await move(recruiter, id, to)
    expect(refused.status).toBe(409)
    expect((await read(seeker, jobId)).stage).toBe(from)
  })

  test('an unknown stage of the pipeline is a refusal of its field', async () => {
    const { id, recruiter } = await buildHiring(app)
    const refused = await app.call(
      calls.moveApplicant,
      { params: { id }, body: { pipeline_stage_id: 999 } },
      { as: recruiter },
    )
    expect(refused.status).toBe(422)
    expect(refused.errors.pipeline_stage_id).toHaveLength(1)
  })

  test('a viewer may read and open, not move; a colleague may move', async () => {
    const { id, jobId, seeker, companyId } = await buildHiring(app)
    const viewer = await buildRecruiter(app, { companyId, role: 'viewer' })
    const colleague = await buildRecruiter(app, { companyId, role: 'recruiter' })
    expect((await app.call(calls.listApplicants, {}, { as: viewer })).data.total_num).toBe(1)
    expect((await open(viewer, id)).status).toBe(200)
    expect((await move(viewer, id, 'interview')).status).toBe(403)
    expect((await read(seeker, jobId)).stage).toBe('viewed')
    expect((await move(colleague, id, 'interview')).status).toBe(200)
  })

  test('another company’s recruiter sees nothing and moves nothing', async () => {
    const { id, jobId, seeker } = await buildHiring(app)
    const { recruiter: stranger } = await buildEmployer(app)
    const list = await app.call(calls.listApplicants, { query: { job_id: jobId } }, { as: stranger })
    expect(list.status).toBe(404)
    const all = await app.call(calls.listApplicants, {}, { as: stranger })
    expect(all.data).toMatchObject({ job: null, applications: [], total_num: 0 })
    expect((await open(stranger, id)).status).toBe(404)
    expect((await move(stranger, id, 'interview')).status).toBe(404)
    expect(await stages(seeker, jobId)).toEqual(['applied'])
  })

  test('a failure on the way leaves stage, timeline and mail as they were', async () => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    const { sql } = app.connection
    await sql.unsafe(`
      create function fail() returns trigger language plpgsql as $$ begin raise 'planted'; end $$;
      create trigger planted before insert on untold_moves for each row execute function fail()`)
    const failed = await move(recruiter, id, 'interview')
    await sql.unsafe('drop trigger planted on untold_moves; drop function fail()')
    expect(failed.status).toBe(500)
    expect(await stages(seeker, jobId)).toEqual(['applied'])
    expect(await countMails(app.db, seeker.email)).toBe(1)
    expect((await move(recruiter, id, 'interview')).status).toBe(200)
  })
})

describe('withdrawing', () => {
  test.each(['applied', 'viewed', 'in_review', 'interview', 'offer'])(
    'is possible when %s, and the recruiter sees it',
    async stage => {
      const { id, jobId, seeker, recruiter } = await buildHiring(app)
      if (stage !== 'applied') await move(recruiter, id, stage)
      const answer = await withdraw(seeker, id)
      expect(answer.status).toBe(200)
      expect(answer.data).toMatchObject({ id, stage: 'withdrawn', can_withdraw: false })
      expect((await stages(seeker, jobId)).at(-1)).toBe('withdrawn')
      const list = await app.call(calls.listApplicants, { query: { job_id: jobId } }, { as: recruiter })
      expect(list.data).toMatchObject({ job: { id: jobId }, applications: [{ stage: 'withdrawn' }] })
      expect((await move(recruiter, id, 'interview')).status).toBe(409)
    },
  )

  test.each(['hired', 'not_selected'])('is refused when %s', async stage => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    await move(recruiter, id, stage)
    expect((await read(seeker, jobId)).can_withdraw).toBe(false)
    expect((await withdraw(seeker, id)).status).toBe(409)
    expect((await read(seeker, jobId)).stage).toBe(stage)
  })

  test('twice is refused, and another’s is not found', async () => {
    const { id, jobId, seeker } = await buildHiring(app)
    expect((await withdraw(await buildSeeker(app), id)).status).toBe(404)
    expect((await read(seeker, jobId)).stage).toBe('applied')
    const answers = await Promise.all([withdraw(seeker, id), withdraw(seeker, id)])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
  })

  test('one new application follows a withdrawal, and no second', async () => {
    const { id, jobId, seeker, recruiter } = await buildHiring(app)
    await withdraw(seeker, id)
    const card = async () =>
      (await app.call(readJob, { params: { id: jobId } }, { as: seeker })).data.is_applied
    expect(await card()).toBe(false)
    const again = await buildApplication(app, jobId, seeker)
    expect(again).not.toBe(id)
    expect(await card()).toBe(true)
    expect(await read(seeker, jobId)).toMatchObject({ id: again, stage: 'applied' })
    const list = await app.call(calls.listApplicants, { query: { job_id: jobId } }, { as: recruiter })
    expect(list.data.applications.map(each => each.stage)).toEqual(['applied', 'withdrawn'])
    await withdraw(seeker, again)
    expect((await app.call(apply, { params: { id: jobId } }, { as: seeker })).status).toBe(409)
  })
})

describe('lists', () => {
  test('applied jobs are newest first, or oldest, by stage and by pages', async () => {
    const employer = await buildEmployer(app)
    const seeker = await buildSeeker(app)
    const jobIds = [
      employer.jobId,
      ...(await Promise.all(
        [1, 2].map(() =>
          buildJob(app.db, { company_id: employer.companyId, recruiter_id: employer.recruiter.id }),
        ),
      )),
    ]
    const ids: string[] = []
    for (const jobId of jobIds) ids.push(await buildApplication(app, jobId, seeker))
    const listed = async (query: { sort?: string; stage?: 'interview'; page?: string; size?: string }) =>
      (await app.call(calls.listAppliedJobs, { query }, { as: seeker })).data
    const idsOf = async (query: Parameters<typeof listed>[0]) =>
      (await listed(query)).jobs.map(({ id }) => id)
    expect(await idsOf({})).toEqual(ids.toReversed())
    expect(await idsOf({ sort: '2' })).toEqual(ids)
    expect(await idsOf({ size: '2', page: '2' })).toEqual(ids.slice(0, 1))
    expect(await listed({ size: '2' })).toMatchObject({ page: 1, size: 2, total_num: 3, total_pages: 2 })
    await move(employer.recruiter, ids[1] ?? '', 'interview')
    expect(await idsOf({ stage: 'interview' })).toEqual([ids[1]])
  })

  test('a job that closed stays among the applied ones and says so', async () => {
    const { jobId, seeker } = await buildHiring(app)
    await app.connection.sql`update jobs set status = 'closed' where id = ${jobId}`
    expect((await read(seeker, jobId)).job.status_key).toBe('closed')
  })

  test('applicants are narrowed to a job and to a stage', async () => {
    const { id, jobId, recruiter, companyId } = await buildHiring(app)
    const otherJob = await buildJob(app.db, { company_id: companyId, recruiter_id: recruiter.id })
    await buildApplication(app, otherJob, await buildSeeker(app))
    const ids = async (query: { job_id?: string; stage?: 'applied' | 'offer' }) =>
      (await app.call(calls.listApplicants, { query }, { as: recruiter })).data.applications.map(
        each => each.id,
      )
    expect(await ids({})).toHaveLength(2)
    expect(await ids({ job_id: jobId })).toEqual([id])
    expect(await ids({ stage: 'offer' })).toEqual([])
    await move(recruiter, id, 'offer')
    expect(await ids({ stage: 'offer' })).toEqual([id])
  })

  test('a recruiter’s jobs come with their applicants counted, open ones first', async () => {
    const { id, jobId, recruiter, companyId } = await buildHiring(app)
    const newer = await buildJob(app.db, { company_id: companyId, published_at: daysAgo(-1) })
    await app.connection.sql`update jobs set status = 'closed' where id = ${newer}`
    await buildJob(app.db, { company_id: await buildCompany(app.db) })
    await buildApplication(app, jobId, await buildSeeker(app))
    const listed = async () => (await app.call(calls.listRecruiterJobs, {}, { as: recruiter })).data
    expect(await listed()).toMatchObject({
      total_num: 2,
      jobs: [
        { id: jobId, status_key: 'active', num_of_applicants: 2, num_of_new_applicants: 2 },
        { id: newer, status_key: 'closed', num_of_applicants: 0, num_of_new_applicants: 0 },
      ],
    })
    await open(recruiter, id)
    expect((await listed()).jobs[0]).toMatchObject({ num_of_applicants: 2, num_of_new_applicants: 1 })
  })
})

test('a job page tells how its recruiter answers, with the sample’s size', async () => {
  const { id, jobId, recruiter } = await buildHiring(app)
  for (let count = 0; count < 4; count += 1) await buildApplication(app, jobId, await buildSeeker(app))
  await move(recruiter, id, 'interview')
  await app.connection.sql`
    update applications set applied_at = now() - interval '8 days', answered_at = now() - interval '3 days'
    where id = ${id}`
  await app.connection
    .sql`update applications set applied_at = now() - interval '8 days' where job_id = ${jobId}`
  const { data } = await app.call(readJob, { params: { id: jobId } })
  expect(data.recruiter).toMatchObject({
    id: recruiter.id,
    name: 'Rosa Reyes',
    title: 'Talent partner',
    response_rate: { value: 0.2, sample_size: 5 },
    response_time: 'P5D',
  })
})
