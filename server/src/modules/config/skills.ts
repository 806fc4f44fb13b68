import type { LanguageCode } from '@hanap/markets/languages'
import { type SkillOption, skills } from '@hanap/markets/skills'

const MAX_RESULTS = 100

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** All skills in a language, or those that contain a text, the ones that begin with it first. */
export const findSkills = (language: LanguageCode, query: string | undefined): readonly SkillOption[] => {
  const all = skills(language)
  const wanted = fold(query ?? '')
  if (!wanted) return all
  const found = all.filter(skill => fold(skill.value).includes(wanted))
  const begins = (skill: SkillOption) => (fold(skill.value).startsWith(wanted) ? 0 : 1)
  return found.toSorted((a, b) => begins(a) - begins(b)).slice(0, MAX_RESULTS)
}
