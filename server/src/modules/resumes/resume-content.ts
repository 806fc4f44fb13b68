import type { ResumeSection } from '@hanap/contracts/jobseekers/generated-resumes.calls'
import { personName } from '@hanap/i18n/person-name'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { locationById, locationName } from '@hanap/markets/locations'
import type { ResumeContent, SectionKey } from '@hanap/resume-templates'
import type { SaidProfile } from '../profiles/index.ts'

/** The wire's names of sections as the templates have them. */
export const templateSectionKeys: Record<ResumeSection, SectionKey> = {
  about: 'about',
  work_experiences: 'work',
  educations: 'educations',
  skills: 'skills',
  license_certifications: 'licenses',
  websites: 'links',
}

const orUndefined = <Value>(value: Value | null): Value | undefined => value ?? undefined

/** A profile as a resume in a language says it: degrees and places by their names there. */
export const resumeContentOf = (user: SaidProfile, language: LanguageCode): ResumeContent => {
  const { profile } = user
  const location = profile.location_id === null ? undefined : locationById(profile.location_id)
  return {
    name: personName(user.first_name, user.last_name),
    headline: orUndefined(profile.headline),
    email: user.email,
    phone: orUndefined(user.phone?.international ?? null),
    location: location && locationName(location, language),
    about: orUndefined(profile.about),
    work: user.work_experiences.map(work => ({
      title: work.job_title,
      company: work.company_name,
      from: orUndefined(work.from),
      to: orUndefined(work.to),
      isCurrent: work.is_currently_working,
      description: orUndefined(work.description),
    })),
    educations: user.educations.map(education => ({
      school: education.school,
      degree: education.degree_id === null ? undefined : optionText('degrees', education.degree_id, language),
      field: orUndefined(education.field_of_study),
      from: orUndefined(education.from),
      to: orUndefined(education.to),
      isCurrent: education.is_currently_studying,
      description: orUndefined(education.description),
    })),
    skills: user.skills.map(({ value }) => value),
    licenses: user.license_certifications.map(license => ({
      title: license.title,
      issuer: orUndefined(license.issuing_organisation),
      issued: orUndefined(license.issue_date),
      expires: orUndefined(license.expiry_date),
      credential: orUndefined(license.credential_id),
    })),
    links: user.websites.map(({ title, url }) => ({ title: orUndefined(title), url })),
  }
}
