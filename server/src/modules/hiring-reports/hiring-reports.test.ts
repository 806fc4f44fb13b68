import { viewJob } from '@hanap/contracts/jobs/jobs.calls'
import {
  exportHiringReport,
  readHiringReport,
  readMarketFigures,
} from '@hanap/contracts/recruiters/hiring-reports.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../auth/factory.ts'
import { buildApplication, buildEmployer, type Employer } from '../job-applications/factory.ts'
import { buildCompany, buildJob, daysAgo } from '../jobs/factory.ts'
import { measureMarkets } from './index.ts'
import { createMarketFigures, roundedDown } from './market-figures.ts'
import { jointMedian, medianOf } from './median.ts'
import { closedPeriod, weeksOf } from './report-period.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Query = NonNullable<NonNullable<Parameters<typeof app.call<typeof readHiringReport>>[1]>['query']>
const report = async (as: TestPerson, query: Query = {}) =>
  (await app.call(readHiringReport, { query }, { as })).data

let count = 0
interface Sent {
  /** After the first, with hours since the application. */
  moves?: readonly [stage: string, hours: number][]
  answeredAfter?: number
  foundBy?: string | null
  source?: string
}
/** An application of somebody who has left since. */
const send = async (
  { companyId, recruiter, jobId }: Employer,
  at: Date,
  { moves = [], answeredAfter, foundBy = null, source = 'web' }: Sent = {},
) => {
  count += 1
  const id = `sent${count}`
  const stage = moves.at(-1)?.[0] ?? 'applied'
  const after = (hours: number) => new Date(at.getTime() + hours * 3_600_000)
  await sql`
    insert into applications (id, job_id, account_id, attempt, stage, pipeline_stage_id, company_id, recruiter_id,
      source, market, applied_at, answered_at, found_by)
    values (${id}, ${jobId}, null, 1, ${stage}, 1, ${companyId}, ${recruiter.id}, ${source}, 'ph', ${at},
      ${answeredAfter === undefined ? null : after(answeredAfter)}, ${foundBy})`.execute(app.db)
  for (const [each, hours] of [['applied', 0] as const, ...moves])
    await sql`
      insert into application_events (application_id, at, stage, pipeline_stage_id, by, author_id)
      values (${id}, ${after(hours)}, ${each}, 1, 'recruiter', 'nobody')`.execute(app.db)
}
const see = (jobId: string, day: Date, source: string | null = null) => {
  count += 1
  return sql`
    insert into job_views (job_id, day, device_id, device, source, market, language, at)
    values (${jobId}, ${day}::timestamptz::date, ${`device${count}`}, 'web', ${source}, 'ph', 'en', ${day})`.execute(
    app.db,
  )
}
const countsOf = (steps: readonly { key: string; count: number }[]) =>
  Object.fromEntries(steps.map(({ key, count: each }) => [key, each]))

describe('a report', () => {
  test('counts views and applications by job, source and week, and the stages that they ever reached', async () => {
    const employer = await buildEmployer(app, { title: 'Beekeeper', first_posted_at: daysAgo(20) })
    const other = await buildJob(app.db, {
      company_id: employer.companyId,
      recruiter_id: employer.recruiter.id,
    })
    for (const source of ['search', 'search', null]) await see(employer.jobId, daysAgo(9), source)
    await see(other, daysAgo(2), 'somewhere')
    await send(employer, daysAgo(9), { foundBy: 'search' })
    await send(employer, daysAgo(8), {
      source: 'talent',
      moves: [
        ['in_review', 1],
        ['interview', 2],
        ['in_review', 3],
      ],
    })
    await send(employer, daysAgo(3), {
      moves: [
        ['interview', 5],
        ['offer', 9],
        ['not_selected', 10],
      ],
    })
    await send(employer, daysAgo(3), { moves: [['withdrawn', 1]] })

    const data = await report(employer.recruiter)
    expect(countsOf(data.funnel)).toEqual({
      views: 4,
      applied: 4,
      viewed: 2,
      in_review: 2,
      interview: 2,
      offer: 1,
      hired: 0,
    })
    const bySource = new Map(data.sources.map(({ key, ...row }) => [key, row]))
    expect(bySource.get('search')).toMatchObject({ views: 2, applications: 1 })
    expect(bySource.get('talent')).toMatchObject({ views: 0, applications: 1, interviews: 1 })
    expect(bySource.get('direct')).toMatchObject({ views: 2, applications: 2, offers: 1 })
    expect(data.jobs).toEqual([
      expect.objectContaining({ id: employer.jobId, job_title: 'Beekeeper', views: 3, applications: 4 }),
      expect.objectContaining({ id: other, views: 1, applications: 0 }),
    ])
    const sum = (key: 'views' | 'applications') => data.weeks.reduce((all, week) => all + week[key], 0)
    expect([sum('views'), sum('applications')]).toEqual([4, 4])
    const ended = new Map(data.drop_out.map(({ key, ...row }) => [key, row]))
    expect(ended.get('applied')).toEqual({ not_selected: 0, withdrawn: 1, open: 1 })
    expect(ended.get('interview')).toEqual({ not_selected: 0, withdrawn: 0, open: 1 })
    expect(ended.get('offer')).toEqual({ not_selected: 1, withdrawn: 0, open: 0 })

    const ofOther = await report(employer.recruiter, { job_id: other })
    expect(ofOther.job).toMatchObject({ id: other })
    expect(countsOf(ofOther.funnel)).toMatchObject({ views: 1, applied: 0 })
  })

  test('knows from which list somebody came who applies', async () => {
    const employer = await buildEmployer(app)
    const seeker = await buildSeeker(app)
    await app.call(
      viewJob,
      { params: { id: employer.jobId }, body: { device: 'web', source: 'home' } },
      { as: seeker },
    )
    const id = await buildApplication(app, employer.jobId, seeker)
    // Only days that are over count.
    expect(countsOf((await report(employer.recruiter)).funnel)).toMatchObject({ views: 0, applied: 0 })
    await sql`update applications set applied_at = ${daysAgo(2)} where id = ${id}`.execute(app.db)
    const { sources } = await report(employer.recruiter)
    expect(sources.find(({ key }) => key === 'home')).toMatchObject({ applications: 1 })
  })

  test('has the days of the company’s clocks, both ends included', async () => {
    const employer = await buildEmployer(app)
    // 23:30 and 00:30 in Manila, around the end of 10 March.
    for (const at of ['2026-03-10T15:30:00Z', '2026-03-10T16:30:00Z']) {
      await sql`select keep_partitions('job_views', '2026-03-01'::date, 1200)`.execute(app.db)
      await send(employer, new Date(at))
      await see(employer.jobId, new Date(at))
    }
    const until = async (to: string) =>
      countsOf((await report(employer.recruiter, { from: '2026-03-10', to })).funnel)
    expect(await until('2026-03-10')).toMatchObject({ views: 1, applied: 1 })
    expect(await until('2026-03-11')).toMatchObject({ views: 2, applied: 2 })
  })

  test.each([
    ['ends before it begins', { from: '2026-03-02', to: '2026-03-01' }],
    ['begins today', { from: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) }],
    ['is of years', { from: '2020-01-01', to: '2026-01-01' }],
    ['is no day', { from: '2026-02-31' }],
  ])('of a period that %s is refused', async (_, query) => {
    const { recruiter } = await buildEmployer(app)
    expect((await app.call(readHiringReport, { query }, { as: recruiter })).status).toBe(422)
  })

  test('tells a median of five, and of four only how many there are', async () => {
    const employer = await buildEmployer(app, { first_posted_at: daysAgo(12) })
    for (const hours of [2, 4, 6, 80]) await send(employer, daysAgo(10), { answeredAfter: hours })
    const answer = async () => (await report(employer.recruiter)).times.find(({ key }) => key === 'answer')
    expect(await answer()).toMatchObject({ count: 4, median_hours: null })
    await send(employer, daysAgo(10), { answeredAfter: 100, moves: [['hired', 48]] })
    expect(await answer()).toMatchObject({ count: 5, median_hours: 6 })
    const { times, funnel } = await report(employer.recruiter)
    expect(times.find(({ key }) => key === 'hire')).toMatchObject({ count: 1, median_hours: null })
    expect(times.find(({ key }) => key === 'first_applicant')).toMatchObject({ count: 1 })
    expect(funnel.find(({ key }) => key === 'hired')).toMatchObject({ count: 1 })
  })

  test('is of one’s own company alone', async () => {
    const employer = await buildEmployer(app)
    const stranger = await buildEmployer(app)
    await send(employer, daysAgo(2))
    expect((await report(stranger.recruiter)).jobs).toEqual([])
    const answer = await app.call(
      readHiringReport,
      { query: { job_id: employer.jobId } },
      { as: stranger.recruiter },
    )
    expect(answer.status).toBe(404)
  })

  test('leaves imported ads out until the company is verified', async () => {
    const employer = await buildEmployer(app)
    const imported = await buildJob(app.db, { company_id: employer.companyId })
    await see(imported, daysAgo(2))
    expect((await report(employer.recruiter)).jobs).toEqual([])
    await sql`update companies set is_verified = true where id = ${employer.companyId}`.execute(app.db)
    expect((await report(employer.recruiter)).jobs).toMatchObject([{ id: imported, views: 1 }])
  })
})

test('the market’s median needs ten companies of five jobs each, and is nobody’s own', async () => {
  const { recruiter } = await buildEmployer(app)
  const marketAnswer = async () => {
    await measureMarkets(app.db, new Date())
    return (await report(recruiter)).times.find(({ key }) => key === 'answer')?.market_median_hours
  }
  const hours = [7, 11, 13, 17, 19, 23, 29, 31, 37, 41]
  const addCompany = async (answeredAfter: number, jobs = 5) => {
    const companyId = await buildCompany(app.db)
    for (let at = 0; at < jobs; at += 1) {
      const jobId = await buildJob(app.db, { company_id: companyId })
      await send({ companyId, recruiter, jobId }, daysAgo(9), { answeredAfter })
    }
  }
  for (const each of hours.slice(0, 9)) await addCompany(each)
  await addCompany(90, 4)
  expect(await marketAnswer()).toBeNull()
  await addCompany(hours[9] ?? 0)
  const median = await marketAnswer()
  expect(median).toBe(22)
  expect(hours).not.toContain(median)
})

test('a table leaves as CSV in which nothing is a formula, whatever a job is called', async () => {
  const employer = await buildEmployer(app, { title: '=HYPERLINK("http://evil.example")' })
  await see(employer.jobId, daysAgo(2))
  const answer = await app.send('GET', `${exportHiringReport.path}?table=jobs&language_code=en`, {
    headers: { authorization: `Bearer ${employer.recruiter.token}` },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.text.split('\r\n')[1]).toBe(`"'=HYPERLINK(""http://evil.example"")",1,0,0,0,0,0`)
})

describe('a market’s figures', () => {
  const figures = async (country_key: string) =>
    (await app.call(readMarketFigures, { query: { country_key } })).data
  const nothing = {
    open_jobs: null,
    hiring_companies: null,
    active_seekers: null,
    first_applicant_hours: null,
    answer_hours: null,
  }
  const signUp = (market: string, count: number, daysAway: number) =>
    sql`
    insert into accounts (id, kind, email, email_key, first_name, country_key, language, source, last_active_at)
    select ${`${market}${daysAway}s`} || n, 'seeker', ${`${market}${daysAway}.`} || n || '@example.com',
      ${`${market}${daysAway}.`} || n || '@example.com', 'Ana', ${market}, 'en', 'web', ${daysAgo(daysAway)}
    from generate_series(1, ${count}) as n`.execute(app.db)

  test('of a fresh market say nothing, and when they were counted', async () => {
    const { counted_at, ...rest } = await figures('rs')
    expect(rest).toEqual({ country_key: 'rs', ...nothing })
    expect(Date.now() - Date.parse(counted_at)).toBeLessThan(60_000)
  })

  test('are left out while they are of few; seekers of the last 30 days are rounded down', async () => {
    const now = { at: new Date() }
    const of = createMarketFigures(app.db, () => now.at)
    const companies = await Promise.all([1, 2, 3, 4, 5].map(() => buildCompany(app.db)))
    const post = async (count: number) => {
      for (let at = 0; at < count; at += 1)
        await buildJob(app.db, { company_id: companies[at % 5] ?? '', market: 'qa' })
    }
    await post(19)
    await buildJob(app.db, { company_id: companies[0] ?? '', market: 'qa', expires_at: daysAgo(1) })
    await signUp('qa', 99, 3)
    await signUp('qa', 50, 31)
    expect(await of('qa')).toMatchObject({ ...nothing, hiring_companies: 5 })
    await post(1)
    await signUp('qa', 40, 2)
    expect(await of('qa')).toMatchObject({ open_jobs: null })
    now.at = new Date(now.at.getTime() + 11 * 60_000)
    expect(await of('qa')).toMatchObject({ open_jobs: 20, active_seekers: 130 })
  })

  test('of an unknown country are refused', async () => {
    const answer = await app.send('GET', `${readMarketFigures.path}?country_key=xx`)
    expect(answer.status).toBe(422)
  })

  test.each([
    [7, 7],
    [100, 100],
    [129, 120],
    [1_239, 1_200],
    [98_765, 98_000],
  ])('%d seekers are told as %d', (count, told) => {
    expect(roundedDown(count)).toBe(told)
  })
})

describe('a period', () => {
  test('is the last four weeks that are over where nobody says another one', () => {
    const { from, to, end } = closedPeriod({}, 'Asia/Manila', new Date('2026-11-22T16:30:00Z'))
    expect({ from, to, end }).toEqual({
      from: '2026-10-26',
      to: '2026-11-22',
      end: new Date('2026-11-22T16:00:00Z'),
    })
  })

  test('has weeks that begin on Mondays', () => {
    expect(weeksOf({ from: '2026-11-11', to: '2026-11-16' })).toEqual(['2026-11-09', '2026-11-16'])
  })
})

test.each([
  [[], undefined, undefined],
  [[3], 3, 3],
  [[1, 2, 9], 2, 4],
  [[1, 2, 4, 9], 3, 4],
  [[1, 2, 3, 40, 50], 3, 15],
])('the median of %j is %j, and what companies share %j', (values, median, joint) => {
  expect([medianOf(values), jointMedian(values)]).toEqual([median, joint])
})
