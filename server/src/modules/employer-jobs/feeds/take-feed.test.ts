import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import * as calls from '@hanap/contracts/recruiters/employer-jobs.calls'
import { uploadFeed } from '@hanap/contracts/recruiters/feeds.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildRecruiter, type TestPerson } from '../../auth/factory.ts'
import { buildCompany } from '../../jobs/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
})
afterAll(() => app.close())

const buildPoster = async (more: Parameters<typeof buildCompany>[1] = {}) => {
  const companyId = await buildCompany(app.db, { market: 'ph', ...more })
  return { companyId, recruiter: await buildRecruiter(app, { companyId }) }
}
const posting = (id: string, more: object = {}) => ({
  '@type': 'JobPosting',
  identifier: { name: 'board', value: id },
  title: `Baker ${id}`,
  description: `<p>You bake bread of kind ${id} from two in the morning on.</p>`,
  datePosted: '2026-01-05',
  hiringOrganization: { name: 'Somebody Else Inc.' },
  jobLocation: { address: { addressLocality: 'Cebu City', addressCountry: 'PH' } },
  ...more,
})
const upload = (as: TestPerson, ads: readonly object[], fields: object = {}) => {
  const content = gzipSync(ads.map(ad => JSON.stringify(ad)).join('\n'))
  const file = { name: 'feed.jsonl.gz', type: 'application/gzip', content: new Uint8Array(content) }
  return app.call(uploadFeed, { body: { apply: 'onsite', ...fields }, files: { file } }, { as })
}
const ownAds = async (as: TestPerson, status: 'active' | 'closed' = 'active') =>
  (await app.call(calls.listEmployerJobs, { query: { status } }, { as })).data.jobs

test('the ads of a feed are the company’s own, whatever company it names; again, nothing changes', async () => {
  const { companyId, recruiter } = await buildPoster()
  const first = await upload(recruiter, [posting('1'), posting('2')])
  expect(first.data.report).toMatchObject({ num_of_rows: 2, posted: 2, refused: 0, problems: [] })
  const ads = await ownAds(recruiter)
  expect(ads.map(({ job_title }) => job_title).sort()).toEqual(['Baker 1', 'Baker 2'])
  expect(new Set(ads.map(job => job.company_id))).toEqual(new Set([companyId]))
  const again = await upload(recruiter, [posting('1'), posting('2')])
  expect(again.data.report).toMatchObject({ posted: 0, unchanged: 2 })
})

test('no feed reaches another company’s ads, though both name the same', async () => {
  const [one, other] = [await buildPoster(), await buildPoster()]
  await upload(one.recruiter, [posting('1')])
  await upload(other.recruiter, [posting('1', { title: 'Taken over' })], { is_complete: true })
  expect((await ownAds(one.recruiter)).map(({ job_title }) => job_title)).toEqual(['Baker 1'])
})

test.each(['json', 'xml'])('the sample in %s that companies download is posted whole', async format => {
  const { recruiter } = await buildPoster()
  const path = new URL(`../../../../../web/employer/public/feed-sample.${format}`, import.meta.url)
  const file = { name: `feed-sample.${format}`, type: '', content: new Uint8Array(readFileSync(path)) }
  const { data } = await app.call(uploadFeed, { body: { apply: 'auto' }, files: { file } }, { as: recruiter })
  expect(data.report).toMatchObject({ num_of_rows: 2, posted: 2, problems: [] })
  const [nurse] = (await ownAds(recruiter)).filter(({ job_title }) => job_title === 'Night nurse')
  expect(nurse).toMatchObject({
    salary_range_from: 32_000,
    salary_range_to: 38_000,
    salary_period: 'month',
    job_type: 'Full-time',
    external_apply_url: 'https://careers.example.com/jobs/1001',
  })
  expect(nurse?.job_location).toContain('Cebu City')
})

test('an ad needs a title and a description, and nothing else', async () => {
  const { recruiter } = await buildPoster()
  const words = { title: 'Baker', description: 'You bake bread from two in the morning on.' }
  const { data } = await upload(recruiter, [words, { title: 'Baker' }, { description: words.description }])
  expect(data.report).toMatchObject({ posted: 1, refused: 2 })
})

test('what our terms forbid is left out, with its row and why', async () => {
  const { recruiter } = await buildPoster()
  const fee = { description: '<p>You bake bread. A registration fee of 500 pesos is due.</p>' }
  const { data } = await upload(recruiter, [posting('1'), posting('2', fee), { '@type': 'JobPosting' }])
  expect(data.report).toMatchObject({ num_of_rows: 3, posted: 1, refused: 2 })
  expect(data.report.problems[0]).toMatchObject({ row: 2, title: 'Baker 2' })
  expect(data.report.problems[0]?.reason).toContain('registration fee')
})

test('a complete feed closes what it no longer has', async () => {
  const { recruiter } = await buildPoster()
  await upload(recruiter, [posting('1'), posting('2')])
  const { data } = await upload(recruiter, [posting('2')], { is_complete: true })
  expect(data.report).toMatchObject({ unchanged: 1, closed: 1 })
  expect((await ownAds(recruiter, 'closed')).map(({ job_title }) => job_title)).toEqual(['Baker 1'])
})

test('an unverified company has at most 20 ads open, in however many feeds', async () => {
  const { recruiter } = await buildPoster()
  const ads = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => posting(`${from + at}`))
  await upload(recruiter, ads(0, 15))
  const { data } = await upload(recruiter, ads(10, 15))
  expect(data.report).toMatchObject({ unchanged: 5, posted: 5, refused: 5 })
  expect(await ownAds(recruiter)).toHaveLength(20)
})

test('a packed file that unpacks to far more than it is, is refused', async () => {
  const { recruiter } = await buildPoster()
  const content = new Uint8Array(gzipSync(Buffer.alloc(60 * 1024 * 1024, '[')))
  const file = { name: 'feed.json.gz', type: 'application/gzip', content }
  const { status, errors } = await app.call(uploadFeed, { body: {}, files: { file } }, { as: recruiter })
  expect([status, Object.keys(errors)]).toEqual([422, ['file']])
})

test('a file that is no feed, or is missing, is refused by its field', async () => {
  const { recruiter } = await buildPoster()
  expect((await app.call(uploadFeed, { body: {} }, { as: recruiter })).errors).toHaveProperty('file')
  const file = {
    name: 'feed.gz',
    type: 'application/gzip',
    content: new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3]),
  }
  const broken = await app.call(uploadFeed, { body: {}, files: { file } }, { as: recruiter })
  expect([broken.status, Object.keys(broken.errors)]).toEqual([422, ['file']])
})
