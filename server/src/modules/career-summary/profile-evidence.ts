import { languages } from '@hanap/markets/languages'
import { matchSkill, skills } from '@hanap/markets/skills'
import type { ProfileEvidence } from './claims.ts'
import type { CareerFacts } from './facts.ts'

/** A skill is the same in every language. */
const namesOfSkill = (name: string): string[] => {
  const id = matchSkill(name)
  if (id === undefined) return [name]
  return [name, ...languages.flatMap(({ code }) => skills(code).find(skill => skill.id === id)?.value ?? [])]
}

/** Everything of a profile that a summary may say. */
export const profileEvidence = (facts: CareerFacts, goal: string | null): ProfileEvidence => {
  const { works, educations, licenses, headline, about, years } = facts
  return {
    texts: [
      ...works.flatMap(({ job_title, company_name, from, to, description, skills: used }) => [
        job_title,
        company_name,
        from ?? '',
        to ?? '',
        description ?? '',
        ...used.flatMap(namesOfSkill),
      ]),
      ...educations,
      ...licenses,
      ...facts.skills.flatMap(namesOfSkill),
      headline ?? '',
      about ?? '',
      goal ?? '',
    ],
    numbers: years > 0 ? [years] : [],
  }
}
