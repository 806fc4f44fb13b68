import { MIN_FACTS } from '@hanap/contracts/go/career-summary.calls'
import type { OwnUser, ProfilePart, WorkExperience } from '@hanap/contracts/jobseekers/profile.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'

/** What a profile says of a career, in the reader's language; no name, no address, no phone number. */
export interface CareerFacts {
  works: Pick<WorkExperience, 'job_title' | 'company_name' | 'from' | 'to' | 'description' | 'skills'>[]
  /** Whether the first of them goes on. */
  isWorking: boolean
  /** Full years at work, those of two jobs at once counted once. */
  years: number
  /** Each in one line: degree, field and school. */
  educations: string[]
  licenses: string[]
  skills: string[]
  headline: string | null
  about: string | null
}

const monthNumber = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return year * 12 + number - 1
}

/** Months in which somebody worked, both ends counted. */
const monthsAtWork = (works: readonly WorkExperience[], now: Date): number => {
  const months = new Set<number>()
  const present = now.getUTCFullYear() * 12 + now.getUTCMonth()
  for (const { from, to, is_currently_working } of works) {
    if (from === null || (to === null && !is_currently_working)) continue
    const last = to === null ? present : Math.min(monthNumber(to), present)
    for (let month = monthNumber(from); month <= last; month += 1) months.add(month)
  }
  return months.size
}

export const careerFacts = (user: OwnUser, language: LanguageCode, now = new Date()): CareerFacts => ({
  works: user.work_experiences.map(({ job_title, company_name, from, to, description, skills }) => ({
    job_title,
    company_name,
    from,
    to,
    description,
    skills,
  })),
  isWorking: user.work_experiences[0]?.is_currently_working ?? false,
  years: Math.floor(monthsAtWork(user.work_experiences, now) / 12),
  educations: user.educations.map(({ degree_id, field_of_study, school }) =>
    [degree_id === null ? undefined : optionText('degrees', degree_id, language), field_of_study, school]
      .filter(Boolean)
      .join(', '),
  ),
  licenses: user.license_certifications.map(({ title }) => title),
  skills: user.skills.map(({ value }) => value),
  headline: user.profile.headline,
  about: user.profile.about,
})

const countOf = ({ works, educations, licenses, skills, headline }: CareerFacts) =>
  works.length + educations.length + licenses.length + skills.length + (headline === null ? 0 : 1)

/** Parts of the profile that would make it enough for a summary, the best first; none where it is enough. */
export const partsMissing = (facts: CareerFacts): ProfilePart[] => {
  if (countOf(facts) >= MIN_FACTS) return []
  const empty: [ProfilePart, boolean][] = [
    ['work_experiences', facts.works.length === 0],
    ['educations', facts.educations.length === 0],
    ['skills', facts.skills.length < MIN_FACTS],
  ]
  return empty.flatMap(([part, isMissing]) => (isMissing ? [part] : []))
}
