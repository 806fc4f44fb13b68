import {
  createEducation,
  createWorkExperience,
  updateMe,
  updateSkills,
} from '@hanap/contracts/jobseekers/profile.calls'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { TestApp } from '../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../auth/factory.ts'

/** A person with an entry in each of the sections that a resume has most often. */
export const buildNurse = async (app: TestApp): Promise<TestPerson> => {
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

/** An entry of each section of a profile. */
export interface ProfileEntries {
  work: string
  education: string
  license: string
  website: string
}

/** Entries as the only ones of an account, without the calls that add them. */
export const buildProfileEntries = async (db: Db, accountId: string): Promise<ProfileEntries> => {
  const [work, education, license, website] = [newId(), newId(), newId(), newId()] as const
  await sql`delete from work_experiences where account_id = ${accountId}`.execute(db)
  await sql`delete from educations where account_id = ${accountId}`.execute(db)
  await sql`delete from license_certifications where account_id = ${accountId}`.execute(db)
  await sql`delete from websites where account_id = ${accountId}`.execute(db)
  await sql`
    with work as (
      insert into work_experiences (id, account_id, job_title, company_name, is_currently_working, skills)
      values (${work}, ${accountId}, 'Beekeeper', 'Honey House', true, '{}')
    ), education as (
      insert into educations (id, account_id, school, is_currently_studying)
      values (${education}, ${accountId}, 'School of Bees', false)
    ), license as (
      insert into license_certifications (id, account_id, title)
      values (${license}, ${accountId}, 'Hive inspector')
    )
    insert into websites (id, account_id, url)
    values (${website}, ${accountId}, 'https://bees.example')`.execute(db)
  return { work, education, license, website }
}
