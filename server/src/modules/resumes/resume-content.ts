import type { ResumeSection } from '@hanap/contracts/jobseekers/generated-resumes.calls'
import type { OwnUser } from '@hanap/contracts/jobseekers/profile.schemas'
import { personName } from '@hanap/i18n/person-name'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { locationById, locationName } from '@hanap/markets/locations'
import type { ResumeContent, SectionKey } from '@hanap/resume-templates'

/** The wire's names of sections as the templates have them. */
export const templateSectionKeys: Record<ResumeSection, SectionKey> = {
  about: 'about',
  work_experiences: 'work',
  educations: 'educations',
  skills: 'skills',
  license_certifications: 'licenses',
  websites: 'links',
}

const given = <Value>(value: Value | null): Value | undefined => value ?? undefined

/** A profile as a resume in a language says it: degrees and places by their names there. */
export const resumeContentOf = (user: OwnUser, language: LanguageCode): ResumeContent => {
  const { profile } = user
  const location = profile.location_id === null ? undefined : locationById(profile.location_id)
  return {
    name: personName(user.first_name, user.last_name),
    headline: given(profile.headline),
    email: user.email,
    phone: given(user.phone?.international ?? null),
    location: location && locationName(location, language),
    about: given(profile.about),
    work: user.work_experiences.map(work => ({
      title: work.job_title,
      company: work.company_name,
      from: given(work.from),
      to: given(work.to),
      isCurrent: work.is_currently_working,
      description: given(work.description),
    })),
    educations: user.educations.map(education => ({
      school: education.school,
      degree: education.degree_id === null ? undefined : optionText('degrees', education.degree_id, language),
      field: given(education.field_of_study),
      from: given(education.from),
      to: given(education.to),
      isCurrent: education.is_currently_studying,
      description: given(education.description),
    })),
    skills: user.skills.map(({ value }) => value),
    licenses: user.license_certifications.map(license => ({
      title: license.title,
      issuer: given(license.issuing_organisation),
      issued: given(license.issue_date),
      expires: given(license.expiry_date),
      credential: given(license.credential_id),
    })),
    links: user.websites.map(({ title, url }) => ({ title: given(title), url })),
  }
}
