import type { OwnUser } from '@hanap/contracts/jobseekers/profile.schemas'
import type { FoundEducation, FoundWork, SyncableContent } from '@hanap/contracts/jobseekers/resumes.schemas'
import { options } from '@hanap/markets/lists'
import type { MarketKey } from '@hanap/markets/markets'
import { matchSkill } from '@hanap/markets/skills'
import type { Moment } from '@hanap/resume-parser/dates/dates'
import type { FoundValue } from '@hanap/resume-parser/layout/text-piece'
import type { ParsedResume } from '@hanap/resume-parser/parse'
import { readPhone } from '../../calls/phone.ts'

type ProfileContent = Pick<
  OwnUser,
  | 'first_name'
  | 'last_name'
  | 'phone_num'
  | 'profile'
  | 'work_experiences'
  | 'educations'
  | 'license_certifications'
  | 'websites'
  | 'skills'
>

const MAX_WORD = 120
const MAX_TEXT = 4000
const MAX_SKILL = 60

const comparable = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '')
const isSame = (one: string | null | undefined, other: string | null | undefined) =>
  comparable(one ?? '') === comparable(other ?? '')

const shortened = (
  parsedText: FoundValue<string> | undefined,
  most = MAX_WORD,
): FoundValue<string> | null => {
  const value = parsedText?.value
    .replace(most === MAX_TEXT ? /[^\S\n]+/g : /\s+/g, ' ')
    .slice(0, most)
    .trim()
  return parsedText && value ? { ...parsedText, value } : null
}

const monthText = (
  moment: FoundValue<Moment> | undefined,
  defaultMonth: 1 | 12,
): FoundValue<string> | null => {
  if (!moment) return null
  const { year, month: monthNumber = defaultMonth } = moment.value
  const value = `${year}-${String(monthNumber).padStart(2, '0')}`
  return year >= 1950 && year <= 2049 ? { ...moment, value } : null
}

/** A time whose end is before its beginning was misread. */
const inOrder = (from: FoundValue<string> | null, to: FoundValue<string> | null) =>
  from && to && to.value < from.value ? { from, to: null } : { from, to }

const differing = (suggestion: FoundValue<string> | null, current: string | null) =>
  suggestion === null || isSame(suggestion.value, current) ? null : { ...suggestion, current }

const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Two-letter family names are few. */
const LONG_FAMILY_NAMES = /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|司徒|夏侯|张简|張簡)/u

/** Given and family name; East Asian names have the family first, with or without a space. */
export const nameParts = (name: string): { first: string; last: string } => {
  const words = name.split(/\s+/)
  if (CJK.test(name)) {
    const [family = '', ...givenNames] = words
    if (givenNames.length > 0) return { first: givenNames.join(''), last: family }
    const length = LONG_FAMILY_NAMES.test(family) || (family.length === 4 && /[ぁ-ん]/u.test(family)) ? 2 : 1
    return {
      first: family.slice(length) || family,
      last: family.length > length ? family.slice(0, length) : '',
    }
  }
  return words.length === 1
    ? { first: name, last: '' }
    : { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' }
}

/** What stands there as a phone number, where it is one. */
const phoneIn = ({ contact: { phone } }: ParsedResume, market: MarketKey) => {
  const value = phone && readPhone(phone.value, market)
  return phone && value ? { ...phone, value } : null
}

const profileIn = (
  resume: ParsedResume,
  own: ProfileContent,
  market: MarketKey,
): SyncableContent['profile'] => {
  const { contact, about } = resume
  const { name } = contact
  const { first, last } = nameParts(name?.value ?? '')
  const part = (value: string) => shortened(name && value ? { ...name, value } : undefined)
  return {
    first_name: differing(part(first), own.first_name),
    last_name: differing(part(last), own.last_name),
    phone_num: differing(phoneIn(resume, market), own.phone_num),
    headline: differing(shortened(contact.headline, 160), own.profile.headline),
    about: differing(shortened(about, MAX_TEXT), own.profile.about),
  }
}

const worksIn = ({ works }: ParsedResume, own: ProfileContent): FoundWork[] =>
  works.flatMap(work => {
    const [title, company] = [shortened(work.jobTitle), shortened(work.company)]
    const { from, to } = inOrder(monthText(work.from, 1), monthText(work.to, 12))
    const isKnown = own.work_experiences.some(
      entry =>
        isSame(entry.company_name, company?.value) &&
        (isSame(entry.job_title, title?.value) || (from !== null && entry.from === from.value)),
    )
    if (isKnown || (!title && !company)) return []
    return {
      job_title: title,
      company_name: company,
      from,
      to: work.goesOn ? null : to,
      is_currently_working: work.goesOn,
      description: shortened(work.description, MAX_TEXT),
    }
  })

const educationsIn = ({ educations }: ParsedResume, own: ProfileContent): FoundEducation[] =>
  educations.flatMap(education => {
    const school = shortened(education.school)
    const key = education.degree?.value.key
    const degreeId = key && options('degrees', 'en').find(option => option.key === key)?.id
    const { from, to } = inOrder(monthText(education.from, 1), monthText(education.to, 12))
    const isKnown = own.educations.some(
      entry => isSame(entry.school, school?.value) && (!degreeId || entry.degree_id === degreeId),
    )
    if (isKnown || !school) return []
    // One date alone is when it ended.
    const isEnd = from !== null && to === null && !education.goesOn
    return {
      school,
      degree_id: education.degree && degreeId ? { ...education.degree, value: degreeId } : null,
      field_of_study: shortened(education.field),
      from: isEnd ? null : from,
      to: isEnd ? from : to,
      is_currently_studying: education.goesOn,
      description: shortened(education.description, MAX_TEXT),
    }
  })

const skillsIn = ({ skills }: ParsedResume, own: ProfileContent): SyncableContent['skills'] => {
  const had = new Set(own.skills.flatMap(({ id, value }) => [id, comparable(value)]))
  return skills.flatMap(skill => {
    const id = matchSkill(skill.value) ?? null
    const name = id ?? comparable(skill.value)
    const parsedSkill = shortened(skill, MAX_SKILL)
    if (had.has(name) || !parsedSkill) return []
    had.add(name)
    return { id, found: parsedSkill }
  })
}

/** What was parsed in a resume and the profile does not have yet. */
export const syncableContentOf = (
  parsed: ParsedResume,
  own: ProfileContent,
  market: MarketKey,
): Omit<SyncableContent, 'resume_id' | 'problem'> => ({
  profile: profileIn(parsed, own, market),
  work_experiences: worksIn(parsed, own),
  educations: educationsIn(parsed, own),
  skills: skillsIn(parsed, own),
  licenses: parsed.licenses.flatMap(license => {
    const title = shortened(license.title)
    if (!title || own.license_certifications.some(entry => isSame(entry.title, title.value))) return []
    return {
      title,
      issuing_organisation: shortened(license.issuer),
      issue_date: monthText(license.date, 1),
    }
  }),
  websites: parsed.websites.flatMap(site => {
    const isKnown = own.websites.some(({ url }) => isSame(url, site.value))
    return isKnown || site.value.length > 500 ? [] : { url: site }
  }),
})

/** For a resume in which nothing was parsed. */
export const nothingParsed: Omit<SyncableContent, 'resume_id' | 'problem'> = {
  profile: { first_name: null, last_name: null, phone_num: null, headline: null, about: null },
  work_experiences: [],
  educations: [],
  skills: [],
  licenses: [],
  websites: [],
}
