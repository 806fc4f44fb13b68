import type { LanguageCode } from '@hanap/markets/languages'
import { type SkillOption, skills } from '@hanap/markets/skills'

const MAX_RESULTS = 100

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** All skills in a language, or those that contain a text, the ones that begin with it first. */
export const findSkills = (language: LanguageCode, query: string | undefined): readonly SkillOption[] => {
  const all = skills(language)
  const text = fold(query ?? '')
  if (!text) return all
  const matching = all.filter(skill => fold(skill.value).includes(text))
  const begins = (skill: SkillOption) => (fold(skill.value).startsWith(text) ? 0 : 1)
  return matching.toSorted((a, b) => begins(a) - begins(b)).slice(0, MAX_RESULTS)
}
