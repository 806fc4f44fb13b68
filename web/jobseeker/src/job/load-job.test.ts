import { coursesForJob } from '@hanap/contracts/academy/academy.calls'
import { readJob, similarJobs } from '@hanap/contracts/jobs/jobs.calls'
import type { Outcome } from '@hanap/contracts/page'
import { locationByKey } from '@hanap/markets/locations'
import { expect, test } from 'vitest'
import { fakeCard, fakeDetail, fakePage, fakeUser, thrownBy } from '../testing/fake-page.ts'
import { jobPosting } from './job-posting.server.ts'
import { loadJob } from './load-job.server.ts'

const similar = () => ({ ok: true as const, data: { jobs: [fakeCard({ id: 'j2' })] } })
const courses = () => ({
  ok: true as const,
  data: { skills: [], courses: [{ key: 'sheets', title: 'Spreadsheets', language_code: 'en' }] },
})
const pageWith = (outcome: Outcome<unknown>, place = {}) =>
  fakePage(
    { [readJob.path]: () => outcome, [similarJobs.path]: similar, [coursesForJob.path]: courses },
    place,
  )
const refused = (status: number, code: 'job_not_found' | 'job_closed', data?: unknown) =>
  ({ ok: false, status, code, message: '', errors: {}, data }) as const

test('a job page has the ad, similar jobs and its own address', async () => {
  const view = await loadJob(pageWith({ ok: true, data: fakeDetail() }), 'data-analyst-j1')
  expect(view).toMatchObject({
    head: {
      title: 'Data Analyst at Tala Payments | Hanap',
      description: 'Count & explain.',
      canonical: 'https://ph.hanap.example/job/data-analyst-j1',
    },
    job: { title: 'Data Analyst', url: 'https://ph.hanap.example/job/data-analyst-j1' },
    similar: [{ id: 'j2' }],
  })
})

test('its page says where it is: by name for programs, by a map of the places around it for people', async () => {
  const [manila, quezon] = ['manila', 'quezon-city'].map(key => locationByKey('ph', key))
  const at = { job_location_id: manila?.id ?? null, job_location: 'Manila' }
  const view = await loadJob(pageWith({ ok: true, data: fakeDetail(at) }), 'data-analyst-j1')
  if ('closed' in view) throw new Error('it is open')
  expect(view.crumbs).toEqual([
    { name: 'Find jobs', href: '/job-search' },
    { name: 'Manila', href: '/jobs-in-manila' },
    { name: 'Data Analyst' },
  ])
  expect(view.path).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://ph.hanap.example/job-search' },
      { position: 2, name: 'Manila' },
      { position: 3, name: 'Data Analyst' },
    ],
  })
  const { map } = view.job
  expect(map?.here.name).toBe('Manila')
  expect(map?.rings.map(({ text }) => text)).toEqual(['5 km', '10 km'])
  // North-east of Manila, nine kilometres away.
  const place = map?.places.find(({ name }) => name === 'Quezon City')
  expect(quezon && place).toMatchObject({ away: '9 km' })
  expect(place?.x).toBeGreaterThan(map?.here.x ?? 0)
  expect(place?.y).toBeLessThan(map?.here.y ?? 0)
})

test('work from anywhere and a place of no list have no map', async () => {
  const manila = locationByKey('ph', 'manila')?.id ?? null
  for (const parts of [
    { job_location_id: manila, workplace: 'remote' as const },
    { job_location_id: null },
  ]) {
    const view = await loadJob(pageWith({ ok: true, data: fakeDetail(parts) }), 'data-analyst-j1')
    expect(view).toMatchObject({ job: { map: null } })
  }
})

test('the pay stands beside that of similar jobs, with how many those are', async () => {
  const similar_pay = {
    from: 31_234,
    to: 88_765,
    currency: 'PHP',
    sample_size: 45,
    own_from: 40_000,
    own_to: 60_000,
  }
  const pay = async (parts: object) => {
    const data = fakeDetail({ similar_pay: { ...similar_pay, ...parts } })
    const view = await loadJob(pageWith({ ok: true, data }), 'data-analyst-j1')
    return 'closed' in view ? null : view.job.pay
  }
  expect(await pay({})).toEqual({
    text: 'Most of 45 similar open jobs here pay ₱31,000 – ₱89,000 a month.',
    range: {
      from: 40_000,
      to: 60_000,
      bandFrom: 31_000,
      bandTo: 89_000,
      label: 'This job pays ₱40,000 – ₱60,000; similar jobs ₱31,000 – ₱89,000',
    },
    ends: ['₱31,000', '₱89,000'],
  })
  expect(await pay({ own_from: null, own_to: null })).not.toHaveProperty('range')
})

test('a stale slug leads to the job’s own address for good, in the page’s language', async () => {
  const page = pageWith({ ok: true, data: fakeDetail() }, { language: 'ja' })
  expect(await thrownBy(() => loadJob(page, 'junior-analyst-j1'))).toEqual({
    status: 301,
    to: '/ja/job/data-analyst-j1',
  })
})

test('an ad of another market is there: a visitor is led to it for good, in the same language', async () => {
  const abroad = { ok: true as const, data: fakeDetail({ job_country_key: 'sg' }) }
  const to = (place: object) => thrownBy(() => loadJob(pageWith(abroad, place), 'data-analyst-j1'))
  expect(await to({})).toEqual({ status: 301, to: 'https://sg.hanap.example/job/data-analyst-j1' })
  expect(await to({ language: 'ja' })).toEqual({
    status: 301,
    to: 'https://sg.hanap.example/ja/job/data-analyst-j1',
  })
})

test('who is signed in reads it here; its address is there, and this one is not indexed', async () => {
  const abroad = { ok: true as const, data: fakeDetail({ job_country_key: 'sg' }) }
  const view = await loadJob(pageWith(abroad, { user: fakeUser() }), 'data-analyst-j1')
  const there = 'https://sg.hanap.example/job/data-analyst-j1'
  expect(view.head).toMatchObject({ canonical: there, robots: 'noindex' })
  expect(view.head.alternates).toBeUndefined()
  expect(view).toMatchObject({ job: { url: there }, posting: { url: there } })
})

test('who is signed in sees courses for what the job asks for, and goes there signed in', async () => {
  const asking = { ok: true as const, data: fakeDetail({ job_skills: ['Excel'] }) }
  const sites = { academy: 'https://academy.hanap.example' }
  const place = { user: fakeUser(), sites }
  const view = await loadJob(pageWith(asking, place), 'data-analyst-j1')
  const target = new URLSearchParams({ redirectUrl: `${sites.academy}/en/courses/sheets` })
  expect(view).toMatchObject({
    courses: [{ title: 'Spreadsheets', href: `/jobseeker-login-redirect?${target}` }],
  })
  expect(await loadJob(pageWith(asking), 'data-analyst-j1')).toMatchObject({ courses: [] })
})

test('a job that never was answers 404', async () => {
  const load = () => loadJob(pageWith(refused(404, 'job_not_found')), 'data-analyst-zz')
  expect(await thrownBy(load)).toEqual({ status: 404, to: null })
})

test('a closed job comes with similar jobs and leaves the index', async () => {
  const closed = {
    id: 'j1',
    job_title: 'Data Analyst',
    job_url: '/job/data-analyst-j1',
    company_name: 'Tala Payments',
    closed_at: '2026-11-20T02:00:00Z',
    similar: [fakeCard({ id: 'j3' })],
  }
  const view = await loadJob(pageWith(refused(410, 'job_closed', closed)), 'data-analyst-j1')
  expect(view).toMatchObject({
    head: { robots: 'noindex' },
    closed: { title: 'Data Analyst', company: 'Tala Payments' },
    similar: [{ id: 'j3' }],
  })
})

const origin = 'https://ph.hanap.example'

test('a posting has what search engines require and recommend', () => {
  expect(JSON.parse(JSON.stringify(jobPosting(fakeDetail(), origin)))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url: 'https://ph.hanap.example/job/data-analyst-j1',
    identifier: { '@type': 'PropertyValue', name: 'Tala Payments', value: 'j1' },
    datePosted: '2026-11-01',
    validThrough: '2026-12-24T15:59:59Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Tala Payments',
      sameAs: 'https://ph.hanap.example/company/tala-payments-c1',
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Makati',
        addressRegion: 'Metro Manila',
        addressCountry: 'PH',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'PHP',
      value: { '@type': 'QuantitativeValue', minValue: 40_000, maxValue: 60_000, unitText: 'MONTH' },
    },
    directApply: true,
    skills: 'SQL',
    educationRequirements: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'bachelor degree',
    },
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 12 },
  })
})

test.each([
  ['a hidden salary is in no posting', { is_salary_hidden: true }, 'baseSalary', undefined],
  [
    'a salary for the whole job has no unit, so none is given',
    { salary_period: 'once' as const },
    'baseSalary',
    undefined,
  ],
  ['remote work says so', { workplace: 'remote' as const }, 'jobLocationType', 'TELECOMMUTE'],
  [
    'remote work names the country from which one works',
    { workplace: 'remote' as const },
    'applicantLocationRequirements',
    { '@type': 'Country', name: 'Philippines' },
  ],
  [
    'but none in the market of everybody else',
    { workplace: 'remote' as const, job_country_key: 'com' },
    'applicantLocationRequirements',
    undefined,
  ],
  [
    'who applies elsewhere does not apply here',
    { external_apply_url: 'https://a.example' },
    'directApply',
    false,
  ],
  ['an ad without employer is confidential', { company_name: null }, 'hiringOrganization', 'confidential'],
  ['an ad without end has none', { expired_at: null }, 'validThrough', undefined],
])('%s', (_name, parts, key, value) => {
  const posting: Record<string, unknown> = { ...jobPosting(fakeDetail(parts), origin) }
  expect(posting[key]).toEqual(value)
})
