import { changeUserSettings } from '@hanap/contracts/jobseekers/privacy.calls'
import { createWorkExperience, updateMe, updateSkills } from '@hanap/contracts/jobseekers/profile.calls'
import type { TestApp } from '../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../auth/factory.ts'
import { verifyCompany } from '../companies/index.ts'
import { buildEmployer, type Employer } from '../job-applications/factory.ts'

interface TalentFields {
  firstName?: string
  jobTitle?: string
  employer?: string
  companyId?: string
  isCurrent?: boolean
  headline?: string
  skills?: string[]
  isFindable?: boolean
}

/** A seeker with one job, who may be found unless it is said otherwise. */
export const buildTalent = async (
  app: TestApp,
  {
    firstName = 'Zenobia',
    jobTitle = 'Registered Nurse',
    employer = 'Bay Clinic',
    companyId,
    isCurrent = true,
    headline,
    skills = ['Triage'],
    isFindable = true,
  }: TalentFields = {},
): Promise<TestPerson> => {
  const as = await buildSeeker(app, { firstName })
  await app.call(
    createWorkExperience,
    {
      body: {
        job_title: jobTitle,
        company_name: employer,
        from: '2020-01',
        is_currently_working: isCurrent,
        ...(isCurrent ? {} : { to: '2022-12' }),
        ...(companyId === undefined ? {} : { company_id: companyId }),
      },
    },
    { as },
  )
  if (headline !== undefined) await app.call(updateMe, { body: { headline } }, { as })
  await app.call(updateSkills, { body: { skills } }, { as })
  await app.call(changeUserSettings, { body: { is_findable: isFindable } }, { as })
  return as
}

/** A company that may look for people. */
export const buildVerifiedEmployer = async (
  app: TestApp,
  more: Parameters<typeof buildEmployer>[1] = {},
): Promise<Employer> => {
  const employer = await buildEmployer(app, more)
  await verifyCompany(app.db, employer.companyId, true)
  return employer
}

export { tellOfTalentReports } from './review-reports.ts'
