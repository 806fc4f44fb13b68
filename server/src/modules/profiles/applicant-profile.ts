import type { ApplicantProfile } from '@hanap/contracts/job-applications/applicants.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { locationById, locationName } from '@hanap/markets/locations'
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
    licences: licences.map(({ title, issuing_organisation }) => ({ title, issuing_organisation })),
    websites: websites.map(({ title, url }) => ({ title, url })),
  }
}
