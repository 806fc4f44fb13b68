import type { OwnUser } from '@hanap/contracts/jobseekers/profile.schemas'
import { personName } from '@hanap/i18n/person-name'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'

const orUndefined = <Value>(value: Value | null): Value | undefined => value ?? undefined

/** A profile as jsonresume.org has it (schema 1.0.0); what is not said is left out. */
export const jsonResume = (user: OwnUser, language: LanguageCode) => ({
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: personName(user.first_name, user.last_name),
    label: orUndefined(user.profile.headline),
    email: user.email,
    phone: orUndefined(user.phone_num),
    summary: orUndefined(user.profile.about),
    profiles: user.websites.map(({ title, url }) => ({ network: orUndefined(title), url })),
  },
  work: user.work_experiences.map(work => ({
    name: work.company_name,
    position: work.job_title,
    startDate: orUndefined(work.from),
    endDate: orUndefined(work.to),
    summary: orUndefined(work.description),
    keywords: work.skills,
  })),
  education: user.educations.map(education => ({
    institution: education.school,
    area: orUndefined(education.field_of_study),
    studyType:
      education.degree_id === null ? undefined : optionText('degrees', education.degree_id, language),
    startDate: orUndefined(education.from),
    endDate: orUndefined(education.to),
  })),
  certificates: user.license_certifications.map(license => ({
    name: license.title,
    date: orUndefined(license.issue_date),
    issuer: orUndefined(license.issuing_organisation),
    url: orUndefined(license.url),
  })),
  skills: user.skills.map(({ value }) => ({ name: value })),
})
