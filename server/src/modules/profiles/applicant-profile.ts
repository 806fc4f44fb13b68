import type { ApplicantProfile } from '@hanap/contracts/job-applications/applicants.schemas'
import type { ApplicantBackground } from '@hanap/contracts/job-applications/application.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { locationById, locationName } from '@hanap/markets/locations'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { profileStore } from './profile-store.ts'
import { createSections } from './sections.ts'
import { skillsOfAccount } from './skills.ts'

/** What a seeker's profile says of their work, for recruiters of a job that they applied to. */
export const applicantProfileOf = async (
  db: Db,
  accountId: string,
  language: LanguageCode,
): Promise<ApplicantProfile> => {
  const sections = createSections(db)
  const [profile, skills, work, educations, licences, websites] = await Promise.all([
    profileStore.find(db, accountId),
    skillsOfAccount(db, accountId, language),
    sections.work.list(accountId),
    sections.educations.list(accountId),
    sections.licenses.list(accountId),
    sections.websites.list(accountId),
  ])
  const location = locationById(profile.location_id ?? 0)
  return {
    headline: profile.headline,
    about: profile.about,
    location: location ? locationName(location, language) : null,
    experience: optionText('xp_lvls', profile.xp_lvl_id ?? 0, language) ?? null,
    skills: skills.map(({ value }) => value),
    work_experiences: work.map(each => ({
      job_title: each.job_title,
      company_name: each.company_name,
      from: each.from,
      to: each.to,
      is_currently_working: each.is_currently_working,
      description: each.description,
    })),
    educations: educations.map(each => ({
      school: each.school,
      degree: optionText('degrees', each.degree_id ?? 0, language) ?? null,
      field_of_study: each.field_of_study,
      from: each.from,
      to: each.to,
      description: each.description,
    })),
    licences: licences.map(({ title, issuing_organisation, issue_date, expiry_date }) => ({
      title,
      issuing_organisation,
      issue_date,
      expiry_date,
    })),
    websites: websites.map(({ title, url }) => ({ title, url })),
  }
}

interface BackgroundRow {
  account_id: string
  job_title: string | null
  company_name: string | null
  location_id: number | null
  xp_lvl_id: number | null
}

/** The latest work of some accounts, how long they have worked and where they live; in one statement, for lists. */
export const backgroundsOf = async (
  db: Db,
  accountIds: readonly string[],
  language: LanguageCode,
): Promise<Map<string, ApplicantBackground>> => {
  if (accountIds.length === 0) return new Map()
  const { rows } = await sql<BackgroundRow>`
    select meant.account_id, job_title, company_name, profiles.location_id, xp_lvl_id
    from unnest(${[...accountIds]}::text[]) as meant (account_id)
    left join profiles on profiles.account_id = meant.account_id
    left join lateral (
      select job_title, company_name from work_experiences
      where work_experiences.account_id = meant.account_id
      order by is_currently_working desc, "to" desc nulls last, "from" desc nulls last, created_at, id limit 1
    ) as latest on true`.execute(db)
  return new Map(
    rows.map(({ account_id, job_title, company_name, location_id, xp_lvl_id }) => {
      const location = locationById(location_id ?? 0)
      return [
        account_id,
        {
          job_title,
          company_name,
          experience: optionText('xp_lvls', xp_lvl_id ?? 0, language) ?? null,
          location: location ? locationName(location, language) : null,
        },
      ]
    }),
  )
}
