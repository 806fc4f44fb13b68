import { apply } from '@hanap/contracts/data/data.calls'
import * as applicantCalls from '@hanap/contracts/job-applications/applicants.calls'
import * as calls from '@hanap/contracts/job-applications/job-applications.calls'
import { readAppliedJob, readJob } from '@hanap/contracts/jobs/jobs.calls'
import { downloadMyData } from '@hanap/contracts/jobseekers/privacy.calls'
import * as adCalls from '@hanap/contracts/recruiters/employer-jobs.calls'
import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { uploadFeed } from '@hanap/contracts/recruiters/feeds.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildRecruiter, buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { buildCompany } from '../../jobs/factory.ts'
import { resumeFile } from '../../resumes/factory.ts'
import { isDisqualifying } from '../screening.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
})
afterAll(() => app.close())

const SECRET = 'Daytime only, zanzibar'
type Question = NonNullable<Ad['screening_questions']>[number]
const question = (type: Question['type'], text: string, more: Partial<Question> = {}): Question => ({
  type,
  text,
  choices: [],
  is_required: false,
  ...more,
})
const asked = {
  licence: question('yes_no', 'Do you hold a licence?', { disqualifying: ['no'] }),
  shift: question('choice', 'Which shift?', { choices: ['Night', SECRET], disqualifying: [SECRET] }),
  years: question('number', 'Years of work?', { disqualifying: ['<3', '>40'] }),
  why: question('text', 'Why bees?'),
}
const words: Ad = {
  job_title: 'Beekeeper',
  description: `# What you do\n\n- Look after forty hives\n\n${'We train you for a month, and you work with two others. '.repeat(5)}`,
  job_type_id: 1,
  workplace: 'on_site',
  job_location_id: 16700001,
  screening_questions: Object.values(asked),
}

const buildAd = async (ad: Ad = words) => {
  const companyId = await buildCompany(app.db, { industry_id: 1, market: 'ph' })
  const recruiter = await buildRecruiter(app, { companyId })
  const posted = await app.call(
    adCalls.createEmployerJob,
    { body: { ...ad, is_draft: false } },
    { as: recruiter },
  )
  const { job } = posted.data
  const idOf = (text: string) => job.screening_questions.find(each => each.text === text)?.id ?? ''
  return { companyId, recruiter, job, idOf }
}
type BuiltAd = Awaited<ReturnType<typeof buildAd>>

const applyWith = async (
  { job, idOf }: BuiltAd,
  answers: Partial<Record<keyof typeof asked, boolean | number | string>>,
  seeker?: TestPerson,
) => {
  const as = seeker ?? (await buildSeeker(app))
  const screening_answers = Object.entries(answers).map(([name, answer]) => ({
    question_id: idOf(asked[name as keyof typeof asked].text),
    answer,
  }))
  const sent = await app.call(
    apply,
    { params: { id: job.id }, body: { screening_answers }, files: { resume: resumeFile() } },
    { as },
  )
  return { as, id: sent.data.id, sent }
}
const marksOf = (answers: readonly { question: string; answer: string; is_disqualifying: boolean }[]) =>
  answers.flatMap(({ question, answer, is_disqualifying: isMarked }) =>
    isMarked ? [`${question} ${answer}`] : [],
  )

test.each([
  [true, ['yes'], true],
  [false, ['yes'], false],
  [false, [], false],
  ['Night', ['Night'], true],
  ['night', ['Night'], false],
  [2, ['<3'], true],
  [3, ['<3'], false],
  [41, ['<3', '>40'], true],
  [40, ['>40'], false],
  [-1.5, ['<-1'], true],
  ['<3', ['<2'], false],
] as const)('the answer %s with %j disqualifies: %s', (answer, disqualifying, expected) => {
  expect(isDisqualifying(answer, disqualifying)).toBe(expected)
})

describe('a disqualifying answer', () => {
  test('is a mark with question and answer: in the list, on the board and on the applicant’s page', async () => {
    const ad = await buildAd()
    const { id } = await applyWith(ad, { licence: false, shift: SECRET, years: 2, why: 'no' })
    const expected = ['Do you hold a licence? No', `Which shift? ${SECRET}`, 'Years of work? 2']
    const as = ad.recruiter
    const list = await app.call(calls.listApplicants, { query: { job_id: ad.job.id } }, { as })
    expect(marksOf(list.data.applications[0]?.screening_answers ?? [])).toEqual(expected)
    const board = await app.call(applicantCalls.readApplicantBoard, { query: { job_id: ad.job.id } }, { as })
    const [card] = board.data.stages.flatMap(({ applications }) => applications)
    expect(marksOf(card?.screening_answers ?? [])).toEqual(expected)
    const page = await app.call(applicantCalls.readApplicant, { params: { id } }, { as })
    expect(marksOf(page.data.application.screening_answers)).toEqual(expected)
  })

  test('filters, refuses and sorts nobody', async () => {
    const ad = await buildAd()
    const first = await applyWith(ad, { licence: false, shift: SECRET, years: 1 })
    const second = await applyWith(ad, { licence: true, shift: 'Night', years: 5 })
    const third = await applyWith(ad, { licence: false })
    for (const [at, { id }] of [first, second, third].entries())
      await app.connection.sql`
        update applications set applied_at = now() - make_interval(hours => ${at}) where id = ${id}`
    const list = await app.call(calls.listApplicants, { query: { job_id: ad.job.id } }, { as: ad.recruiter })
    expect(list.data.applications.map(({ id, stage }) => [id, stage])).toEqual(
      [first, second, third].map(({ id }) => [id, 'applied']),
    )
    expect(list.data.applications.map(each => marksOf(each.screening_answers).length)).toEqual([3, 0, 1])
  })

  test('is the ad’s of today: changed later, it marks those who applied before', async () => {
    const ad = await buildAd()
    const { id } = await applyWith(ad, { years: 5 })
    const as = ad.recruiter
    const questions = ad.job.screening_questions.map(each =>
      each.type === 'number' ? { ...each, disqualifying: ['<10'] } : each,
    )
    await app.call(
      adCalls.updateEmployerJob,
      { params: { id: ad.job.id }, body: { revision: 1, screening_questions: questions } },
      { as },
    )
    const page = await app.call(applicantCalls.readApplicant, { params: { id } }, { as })
    expect(marksOf(page.data.application.screening_answers)).toEqual(['Years of work? 5'])
    // What seekers do not see is no change of the job to them.
    const job = await app.call(readJob, { params: { id: ad.job.id } }, { market: 'ph' })
    expect(job.data.history.map(({ change }) => change)).not.toContain('edited')
  })

  test('is known to the company alone: no call of a seeker’s or visitor’s carries which answers it is', async () => {
    const ad = await buildAd()
    const seeker = await buildSeeker(app)
    const { sent } = await applyWith(ad, { licence: false, years: 1 }, seeker)
    const params = { id: ad.job.id }
    const answers = [
      sent,
      await app.call(readJob, { params }, { market: 'ph' }),
      await app.call(readJob, { params }, { as: seeker, market: 'ph' }),
      await app.call(searchJobs, { query: { query: 'Beekeeper' } }, { market: 'ph' }),
      await app.call(readAppliedJob, { params: { jobId: ad.job.id } }, { as: seeker }),
      await app.call(calls.listAppliedJobs, {}, { as: seeker }),
    ]
    for (const { data } of answers) expect(JSON.stringify(data)).not.toMatch(/disqualif|<3|>40/)
    const archive = await app.send('GET', downloadMyData.path, {
      headers: { authorization: `Bearer ${seeker.token}` },
    })
    expect(archive.text).not.toMatch(/disqualif/)
    const [row] = await app.connection.sql`select * from jobs where id = ${ad.job.id}`
    expect(JSON.stringify(row)).not.toMatch(/disqualif/)
  })

  test('is kept by a duplicate, and by an imported ad that its feed changes again', async () => {
    const ad = await buildAd()
    const copy = await app.call(
      adCalls.duplicateEmployerJob,
      { params: { id: ad.job.id } },
      { as: ad.recruiter },
    )
    expect(copy.data.job.screening_questions.map(each => each.disqualifying)).toEqual([
      ['no'],
      [SECRET],
      ['<3', '>40'],
      [],
    ])

    const { companyId } = ad
    const upload = (title: string) =>
      app.call(
        uploadFeed,
        {
          body: { apply: 'onsite' },
          files: {
            file: {
              name: 'feed.jsonl',
              type: 'application/json',
              content: new TextEncoder().encode(
                JSON.stringify({
                  '@type': 'JobPosting',
                  identifier: { name: 'board', value: 'one' },
                  title,
                  description: '<p>You bake bread from two in the morning on, with three others.</p>',
                  datePosted: '2026-01-05',
                  hiringOrganization: { name: 'Bakers' },
                  jobLocation: { address: { addressLocality: 'Cebu City', addressCountry: 'PH' } },
                }),
              ),
            },
          },
        },
        { as: ad.recruiter },
      )
    await upload('Baker')
    const [row] = await app.connection.sql`
      select id from jobs where company_id = ${companyId} and title = 'Baker'`
    const id = String(row?.id)
    const fed = await app.call(adCalls.readEmployerJob, { params: { id } }, { as: ad.recruiter })
    const touched = await app.call(
      adCalls.updateEmployerJob,
      {
        params: { id },
        body: {
          revision: fed.data.job.revision,
          job_type_id: 1,
          workplace: 'on_site',
          screening_questions: words.screening_questions ?? [],
        },
      },
      { as: ad.recruiter },
    )
    expect(touched.errors).toEqual({})
    await upload('Baker of bread')
    const after = await app.call(adCalls.readEmployerJob, { params: { id } }, { as: ad.recruiter })
    expect(after.data.job).toMatchObject({ job_title: 'Baker of bread' })
    expect(after.data.job.screening_questions[0]).toMatchObject({ disqualifying: ['no'] })
  })

  test.each([
    ['yes_no', ['maybe']],
    ['choice', ['Neither']],
    ['number', ['about 3']],
    ['text', ['no']],
  ] as const)('of a question of the kind %s is one that can be given', async (type, disqualifying) => {
    const recruiter = await buildRecruiter(app, {
      companyId: await buildCompany(app.db, { market: 'ph' }),
    })
    const unfit = question(type, 'What?', { choices: ['One', 'Other'], disqualifying: [...disqualifying] })
    const { status, errors } = await app.call(
      adCalls.createEmployerJob,
      { body: { screening_questions: [unfit], is_draft: true } },
      { as: recruiter },
    )
    expect([status, Object.keys(errors)]).toEqual([422, ['screening_questions.0.disqualifying']])
  })
})
