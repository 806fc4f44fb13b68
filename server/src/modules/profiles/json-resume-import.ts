import type { JsonResume } from '@hanap/contracts/jobseekers/generated-resumes.schemas'
import type { OwnUser } from '@hanap/contracts/jobseekers/profile.schemas'
import * as schemas from '@hanap/contracts/jobseekers/profile.schemas'
import { languages } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'
import type { MarketKey } from '@hanap/markets/markets'
import type { z } from 'zod'
import { readPhone } from '../../calls/phone.ts'
import type { Sections } from './sections.ts'

type WorkInput = z.output<typeof schemas.createWorkExperience.body>
type EducationInput = z.output<typeof schemas.createEducation.body>
type LicenseInput = z.output<typeof schemas.createLicenseCertification.body>
type WebsiteInput = z.output<typeof schemas.createWebsite.body>

/** What a JSON Resume says that the profile does not. */
export interface ProfileImport {
  basics: { headline?: string; about?: string; phone_num?: string }
  work: WorkInput[]
  educations: EducationInput[]
  licenses: LicenseInput[]
  websites: WebsiteInput[]
  skills: string[]
  numDuplicates: number
  numUnfit: number
}

const LONGEST_LINE = 120
const LONGEST_TEXT = 4000

const line = (text: string | null | undefined, most = LONGEST_LINE) =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, most)
const text = (typed: string | null | undefined) => (typed ?? '').trim().slice(0, LONGEST_TEXT)
const orNull = (typed: string) => (typed === '' ? null : typed)

/** A year alone begins with January, a day is its month's; what is no date is nothing. */
const month = (date: string | null | undefined): string | null => {
  const [, year, monthOfYear = '01'] =
    /^\s*((?:19|20)\d{2})(?:-(0[1-9]|1[0-2]))?(?:-\d{2}.*)?\s*$/.exec(date ?? '') ?? []
  return year === undefined ? null : `${year}-${monthOfYear}`
}

/** Without an end it goes on, as JSON Resume has it. */
const span = (entry: { startDate?: string | null | undefined; endDate?: string | null | undefined }) => {
  const [from, to] = [month(entry.startDate), month(entry.endDate)]
  return { from, to, goesOn: from !== null && line(entry.endDate) === '' }
}

/** Degrees of the list by their names in every language, in lower case. */
export const degreeIds: ReadonlyMap<string, number> = new Map(
  languages.flatMap(({ code }) =>
    options('degrees', code).map(({ id, value }) => [value.toLocaleLowerCase('en'), id] as const),
  ),
)

const bulleted = (items: readonly string[] | null | undefined) =>
  (items ?? [])
    .map(item => line(item, LONGEST_TEXT))
    .filter(item => item !== '')
    .map(item => `• ${item}`)

const workOf = (work: NonNullable<JsonResume['work']>[number]) => {
  const { from, to, goesOn } = span(work)
  return {
    job_title: line(work.position),
    company_name: line(work.name ?? work.company),
    from,
    to,
    is_currently_working: goesOn,
    description: orNull(text([text(work.summary), ...bulleted(work.highlights)].filter(Boolean).join('\n'))),
    skills: (work.keywords ?? [])
      .map(word => line(word, 60))
      .filter(Boolean)
      .slice(0, 30),
  }
}

const educationOf = (education: NonNullable<JsonResume['education']>[number]) => {
  const { from, to, goesOn } = span(education)
  const type = line(education.studyType)
  const degree = degreeIds.get(type.toLocaleLowerCase('en')) ?? null
  return {
    school: line(education.institution),
    degree_id: degree,
    field_of_study: orNull(line(education.area)),
    from,
    to,
    is_currently_studying: goesOn,
    // A degree that is none of the list's is said in its own words.
    description: orNull(
      text([degree === null ? type : '', ...bulleted(education.courses)].filter(Boolean).join('\n')),
    ),
  }
}

const licenseOf = (license: NonNullable<JsonResume['certificates']>[number]) => ({
  title: line(license.name),
  issuing_organisation: orNull(line(license.issuer)),
  issue_date: month(license.date),
  url: orNull((license.url ?? '').trim()),
})

const websitesOf = ({ basics }: JsonResume) => [
  ...(line(basics?.url) === '' ? [] : [{ title: null, url: line(basics?.url, 500) }]),
  ...(basics?.profiles ?? []).map(({ network, url }) => ({
    title: orNull(line(network)),
    url: line(url, 500),
  })),
]

const skillsOf = ({ skills }: JsonResume) =>
  (skills ?? [])
    .flatMap(({ name, keywords }) => (keywords && keywords.length > 0 ? keywords : [name]))
    .map(word => line(word, 60))
    .filter(word => word !== '')

const same = (...parts: (string | null | undefined)[]) =>
  parts.map(part => (part ?? '').toLowerCase()).join('\n')

/**
 * Sorts what a JSON Resume says by what can be added. Nothing that the profile says is changed: headline, summary and
 * phone number are taken where it says none.
 */
export const profileImportOf = (
  resume: JsonResume,
  user: OwnUser,
  sections: Sections,
  market: MarketKey,
): ProfileImport => {
  let numKnown = 0
  let numUnfit = 0

  /** Those that an entry can be made of and that are not there yet. */
  const fresh = <Raw, Entry>(
    raw: readonly Raw[],
    schema: z.ZodType<Entry>,
    fits: (entry: Entry) => boolean,
    keyOf: (entry: Entry) => string,
    existing: readonly string[],
  ): Entry[] => {
    const seen = new Set(existing)
    return raw.flatMap(each => {
      const { data } = schema.safeParse(each)
      if (data === undefined || !fits(data)) {
        numUnfit += 1
        return []
      }
      const key = keyOf(data)
      if (seen.has(key)) {
        numKnown += 1
        return []
      }
      seen.add(key)
      return [data]
    })
  }

  const workKey = ({
    job_title: title,
    company_name: company,
    from,
  }: Pick<WorkInput, 'job_title' | 'company_name' | 'from'>) => same(title, company, from)
  const educationKey = ({
    school,
    field_of_study: field,
    from,
  }: Pick<EducationInput, 'school' | 'field_of_study' | 'from'>) => same(school, field, from)
  const licenseKey = ({ title, issue_date: issued }: Pick<LicenseInput, 'title' | 'issue_date'>) =>
    same(title, issued)
  const knownSkills = new Set(user.skills.map(({ value }) => value.toLowerCase()))
  const skills = [...new Map(skillsOf(resume).map(skill => [skill.toLowerCase(), skill])).values()]
  const newSkills = skills.filter(skill => !knownSkills.has(skill.toLowerCase()))
  numKnown += skills.length - newSkills.length

  const [headline, about, phone] = [
    line(resume.basics?.label, 160),
    text(resume.basics?.summary),
    readPhone(line(resume.basics?.phone, 40), market),
  ]
  return {
    basics: {
      ...(headline !== '' && user.profile.headline === null && { headline }),
      ...(about !== '' && user.profile.about === null && { about }),
      ...(phone && user.phone_num === null && { phone_num: phone }),
    },
    work: fresh(
      (resume.work ?? []).map(workOf),
      schemas.createWorkExperience.body,
      sections.work.fits,
      workKey,
      user.work_experiences.map(workKey),
    ),
    educations: fresh(
      (resume.education ?? []).map(educationOf),
      schemas.createEducation.body,
      sections.educations.fits,
      educationKey,
      user.educations.map(educationKey),
    ),
    licenses: fresh(
      (resume.certificates ?? []).map(licenseOf),
      schemas.createLicenseCertification.body,
      sections.licenses.fits,
      licenseKey,
      user.license_certifications.map(licenseKey),
    ),
    websites: fresh(
      websitesOf(resume),
      schemas.createWebsite.body,
      sections.websites.fits,
      ({ url }) => same(url),
      user.websites.map(({ url }) => same(url)),
    ),
    skills: newSkills,
    numDuplicates: numKnown,
    numUnfit,
  }
}
