import { skillNames } from '@hanap/markets/skills'
import type { ProfileEvidence } from './claims.ts'
import type { CareerFacts } from './facts.ts'

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
        ...used.flatMap(skillNames),
      ]),
      ...educations,
      ...licenses,
      ...facts.skills.flatMap(skillNames),
      headline ?? '',
      about ?? '',
      goal ?? '',
    ],
    numbers: years > 0 ? [years] : [],
  }
}
