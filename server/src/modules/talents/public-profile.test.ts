import { readApplicant } from '@hanap/contracts/job-applications/applicants.calls'
import { changeUserSettings } from '@hanap/contracts/jobseekers/privacy.calls'
import { createLicenseCertification } from '@hanap/contracts/jobseekers/profile.calls'
import { readPublicProfile } from '@hanap/contracts/jobseekers/public-profile.calls'
import { readTalent } from '@hanap/contracts/recruiters/talents.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { TestPerson } from '../auth/factory.ts'
import { buildApplication } from '../job-applications/factory.ts'
import { buildTalent, buildVerifiedEmployer } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const seenOf = async (as: TestPerson) => (await app.call(readPublicProfile, {}, { as })).data.profile

test('a seeker reads of themselves what a company that finds them reads, and nothing more', async () => {
  const employer = await buildVerifiedEmployer(app)
  const talent = await buildTalent(app, { jobTitle: 'Weaver', employer: 'Loom House' })
  const own = await seenOf(talent)
  const found = await app.call(
    readTalent,
    { params: { id: talent.id }, query: {} },
    { as: employer.recruiter },
  )
  expect(own.is_findable).toBe(true)
  expect(own.talent).toEqual(found.data.talent)
  expect(JSON.stringify(own.talent)).not.toContain('Loom House')
})

test('and what a company that they applied to reads', async () => {
  const employer = await buildVerifiedEmployer(app)
  const talent = await buildTalent(app, { jobTitle: 'Potter', employer: 'Clay & Sons' })
  const licence = { title: 'Kiln operator', issue_date: '2023-03' }
  await app.call(createLicenseCertification, { body: licence }, { as: talent })
  const id = await buildApplication(app, employer.jobId, talent)
  const { application } = (await app.call(readApplicant, { params: { id } }, { as: employer.recruiter })).data
  const { first_name, last_name, avatar, ...profile } = (await seenOf(talent)).applicant
  expect(profile).toEqual(application.profile)
  expect(JSON.stringify(profile)).toContain('Clay & Sons')
  expect(profile.licences).toEqual([{ ...licence, issuing_organisation: null, expiry_date: null }])
  expect([first_name, last_name, avatar]).toEqual([
    application.seeker.first_name,
    application.seeker.last_name,
    application.seeker.avatar,
  ])
})

test('who may not be found reads what companies would see', async () => {
  const talent = await buildTalent(app, { jobTitle: 'Tanner' })
  await app.call(changeUserSettings, { body: { is_findable: false } }, { as: talent })
  const { is_findable: isFindable, talent: shown } = await seenOf(talent)
  expect([isFindable, shown?.work[0]?.job_title]).toEqual([false, 'Tanner'])
})
