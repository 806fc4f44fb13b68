import type { CallInput } from '@hanap/contracts/call'
import { readJob, readStaticJob } from '@hanap/contracts/jobs/jobs.calls'
import { createJobPreference } from '@hanap/contracts/jobseekers/jobseekers.calls'
import {
  createEducation,
  createLicenseCertification,
  createWorkExperience,
  updateMe,
  updateSkills,
} from '@hanap/contracts/jobseekers/profile.calls'
import { languages } from '@hanap/markets/languages'
import { locationByKey } from '@hanap/markets/locations'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildGuest, buildRecruiter, buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { buildCompany, buildJob } from '../../jobs/factory.ts'

let app: TestApp
let ana: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await buildSeeker(app)
})

const manila = locationByKey('ph', 'manila')
const makati = locationByKey('ph', 'makati')
const cebu = locationByKey('ph', 'cebu-city')
if (manila?.kind !== 'location' || makati?.kind !== 'location' || cebu?.kind !== 'location')
  throw new Error('these are locations of the Philippines')

const FUNCTION = { main_function_id: 1, job_function_id: 101, function_title_id: 1001 }

const matchOf = async (id: string, as = ana, language = 1) =>
  (await app.call(readJob, { params: { id } }, { as, language })).data.seeker_match

const shares = async (id: string) =>
  Object.fromEntries((await matchOf(id))?.parts.map(({ key, share }) => [key, share]) ?? [])

const work = (body: Partial<CallInput<typeof createWorkExperience>['body']>) =>
  app.call(createWorkExperience, { body: { job_title: 'Clerk', company_name: 'Acme', ...body } }, { as: ana })

const prefers = (body: CallInput<typeof createJobPreference>['body']) =>
  app.call(createJobPreference, { body }, { as: ana })

describe('match with a job', () => {
  test('is for seekers alone, and in no page that is kept for all', async () => {
    const id = await buildJob(app.db, { skills: ['Welding'] })
    expect(await matchOf(id)).not.toBeNull()
    const company = await buildCompany(app.db)
    for (const other of [await buildGuest(app), await buildRecruiter(app, { companyId: company })])
      expect((await app.call(readJob, { params: { id } }, { as: other })).data.seeker_match).toBeNull()
    expect((await app.call(readJob, { params: { id } })).data.seeker_match).toBeNull()
    const { data } = await app.call(readStaticJob, { params: { id } }, { as: ana })
    expect(data.seeker_match).toBeNull()
  })

  test('what the job does not state is no part; what it asks for and the profile does not say of counts half', async () => {
    const bare = await buildJob(app.db, { language: null })
    expect(await matchOf(bare)).toEqual({ percent: null, parts: [] })
    const asking = await buildJob(app.db, { skills: ['Welding', 'Forklift'], xp_lvl_id: 5, ...FUNCTION })
    const unsaid = await matchOf(asking)
    expect(unsaid?.percent).toBeNull()
    expect(await shares(asking)).toEqual({ skills: null, function: null, experience: null, language: 1 })
    expect(unsaid?.parts[0]).toMatchObject({ label: 'Skills', missing: ['Welding', 'Forklift'] })
    await app.call(updateSkills, { body: { skills: ['welding', 'Forklift'] } }, { as: ana })
    await work({ function_id: 1001 })
    const half = (await matchOf(asking))?.percent ?? 0
    expect(half).toBeLessThan(100)
    await app.call(updateMe, { body: { xp_lvl_id: 5 } }, { as: ana })
    expect((await matchOf(asking))?.percent).toBe(100)
    await app.call(updateMe, { body: { xp_lvl_id: 4 } }, { as: ana })
    expect((await matchOf(asking))?.percent).toBeLessThan(half)
  })

  test('skills count under any of their names; those of work experience, too; the missing ones are named', async () => {
    const id = await buildJob(app.db, {
      skills: ['JavaScript', 'Underwater basket weaving', 'Excel', 'Sewing'],
    })
    await app.call(
      updateSkills,
      { body: { skills: ['javascript', 'underwater BASKET weaving'] } },
      { as: ana },
    )
    await work({ skills: ['Microsoft Excel'] })
    const skills = (await matchOf(id))?.parts.find(({ key }) => key === 'skills')
    expect(skills).toMatchObject({ share: 0.75, missing: ['Sewing'] })
    expect(skills?.text).toMatch(/^3 of 4: JavaScript, Underwater basket weaving,? and Excel$/)
  })

  test.each([
    ['less than asked', { from: '2024-01', to: '2024-12' }, 6, 0],
    ['one level below', { from: '2022-01', to: '2024-01' }, 5, 0.5],
    ['as asked', { from: '2020-01', to: '2023-12' }, 5, 1],
    ['more than asked', { from: '2005-01', to: '2020-12' }, 3, 1],
    ['none asked, one year', { from: '2020-01', to: '2020-12' }, 1, 1],
  ])('experience is counted by months worked: %s', async (_, span, xp_lvl_id, share) => {
    await work(span)
    // At the same time as the other: its months count once.
    await work(span)
    expect((await shares(await buildJob(app.db, { xp_lvl_id }))).experience).toBe(share)
  })

  test('a stated level goes before what can be counted', async () => {
    await work({ from: '2024-01', to: '2024-03' })
    await app.call(updateMe, { body: { xp_lvl_id: 7 } }, { as: ana })
    expect((await shares(await buildJob(app.db, { xp_lvl_id: 6 }))).experience).toBe(1)
  })

  test.each([
    ['the very title', 1001, 1],
    ['the function above it', 101, 1],
    ['the field above that', 1, 0.6],
    ['another title of the function', 1002, 0.8],
    ['another function of the field', 1042, 0.3],
    ['another field', 2, 0],
  ])('a function worked in: %s', async (_, function_id, share) => {
    await work({ function_id })
    expect((await shares(await buildJob(app.db, FUNCTION))).function).toBe(share)
  })

  test('the place is the wanted one, its region, or another; work from home is everywhere', async () => {
    await prefers({ location_id: manila.id, job_title: 'Welder' })
    const at = ({ id, regionId }: typeof manila) => ({ location_id: id, region_id: regionId })
    expect((await shares(await buildJob(app.db, at(manila)))).place).toBe(1)
    expect((await shares(await buildJob(app.db, at(makati)))).place).toBe(0.75)
    expect((await shares(await buildJob(app.db, at(cebu)))).place).toBe(0)
    expect((await shares(await buildJob(app.db, { ...at(cebu), workplace: 'remote' }))).place).toBe(1)
  })

  test('pay is held against the least that is wanted, by the month', async () => {
    await prefers({ job_title: 'Welder', salary_range_from: 40_000 })
    const paid = (salary_to: number, salary_period: 'month' | 'year') =>
      buildJob(app.db, { salary_from: salary_to / 2, salary_to, salary_period, currency: 'PHP' })
    expect((await shares(await paid(40_000, 'month'))).pay).toBe(1)
    expect((await shares(await paid(240_000, 'year'))).pay).toBe(0.5)
  })

  test('education is held against the highest degree', async () => {
    const asking = await buildJob(app.db, { degree_id: 6 })
    expect((await shares(asking)).education).toBeNull()
    const studied = (degree_id: number) =>
      app.call(createEducation, { body: { school: 'Our school', degree_id } }, { as: ana })
    await studied(4)
    expect((await shares(asking)).education).toBe(0)
    await studied(7)
    expect((await shares(asking)).education).toBe(1)
  })

  test('a licence or certificate opens its profession', async () => {
    await work({ job_title: 'Caregiver' })
    const nurse = await buildJob(app.db, { title: 'Registered Nurse' })
    expect((await shares(nurse)).function).toBe(0)
    expect((await matchOf(nurse))?.parts[0]?.text).toBe('Does not fit: Registered Nurse')
    await app.call(createLicenseCertification, { body: { title: 'Registered Nurse (PRC)' } }, { as: ana })
    expect((await shares(nurse)).function).toBeGreaterThan(0)
  })

  test('all of it is in the reader’s language', async () => {
    const id = await buildJob(app.db, { skills: ['Welding'], xp_lvl_id: 5, ...FUNCTION })
    await work({ function_id: 2 })
    const texts = await Promise.all(
      languages.map(async language => {
        const match = await matchOf(id, ana, language.id)
        return match?.parts.map(({ label, text }) => `${label} ${text}`).join()
      }),
    )
    expect(new Set(texts).size).toBe(languages.length)
  })
})
