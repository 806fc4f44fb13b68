import { type LanguageCode, languages } from './languages.ts'
import { skillTexts } from './lists/texts.ts'
import { skillStructure } from './skills/structure.ts'

export interface SkillOption {
  id: number
  key: string
  value: string
}

const textOf = (id: number, language: LanguageCode): string => {
  const text = skillTexts[language][id]
  if (text === undefined) throw new Error(`no text for skill ${id}`)
  return text
}

const byLanguage = new Map<LanguageCode, readonly SkillOption[]>()

/** All skills in a language. The same object each time: not to be changed. */
export const skills = (language: LanguageCode): readonly SkillOption[] => {
  const cached = byLanguage.get(language)
  if (cached) return cached
  const built = skillStructure.map(({ id, key, name }) => ({
    id,
    key,
    value: name ?? textOf(id, language),
  }))
  byLanguage.set(language, built)
  return built
}

let idsByName: Map<string, number> | undefined

const fold = (text: string): string =>
  text.normalize('NFKC').replaceAll('İ', 'i').toLowerCase().replace(/\s+/g, ' ').trim()

// English comes first: where two languages call different skills alike, the first one keeps the name.
const nameSkills = (): Map<string, number> => {
  const ids = new Map<string, number>()
  const name = (text: string, id: number) => {
    const folded = fold(text)
    if (!ids.has(folded)) ids.set(folded, id)
  }
  for (const { code } of languages) for (const { id, value } of skills(code)) name(value, id)
  for (const { id, aliases = [] } of skillStructure) for (const alias of aliases) name(alias, id)
  return ids
}

/** The id of the skill that a text names as a whole, by its name in any language or an alias, in any case. */
export const matchSkill = (text: string): number | undefined => {
  idsByName ??= nameSkills()
  return idsByName.get(fold(text))
}

/** What the skill that a text names is called in all languages, the text itself first; the text alone where it names none. */
export const skillNames = (text: string): string[] => {
  const id = matchSkill(text)
  if (id === undefined) return [text]
  const names = languages.flatMap(({ code }) => skills(code).find(skill => skill.id === id)?.value ?? [])
  return [...new Set([text, ...names])]
}
