import {
  createEducation,
  createWorkExperience,
  updateMe,
  updateSkills,
} from '@hanap/contracts/jobseekers/profile.calls'
import type { TestApp } from '../../testing/app.ts'
import { buildSeeker, type Person } from '../auth/factory.ts'

/** A person with an entry in each of the sections that a resume has most often. */
export const buildNurse = async (app: TestApp): Promise<Person> => {
  const as = await buildSeeker(app, { firstName: 'Zenobia' })
  await app.call(
    updateMe,
    { body: { last_name: 'Cruz', headline: 'Emergency nurse', about: 'Calm under pressure.' } },
    { as },
  )
  await app.call(
    createWorkExperience,
    { body: { job_title: 'Nurse', company_name: 'Bay Clinic', from: '2020-01', is_currently_working: true } },
    { as },
  )
  await app.call(createEducation, { body: { school: 'Island University', degree_id: 6 } }, { as })
  await app.call(updateSkills, { body: { skills: ['Triage'] } }, { as })
  return as
}
