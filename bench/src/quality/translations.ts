import { functionText, mainFunctions } from '@hanap/markets/functions'
import { type LanguageCode, languageByCode, languages } from '@hanap/markets/languages'
import type { Translation } from '@hanap/search-engine'
import { analyze } from '@hanap/search-engine/analysis'

const ids = mainFunctions('en').flatMap(main =>
  main.sub_function_list.flatMap(sub => sub.job_titles.map(({ id }) => id)),
)

/** Title ids by the terms of their names in a language. */
const named = new Map<LanguageCode, Map<string, number>>()

const namesIn = (language: LanguageCode): Map<string, number> => {
  const titles = named.get(language)
  if (titles) return titles
  const made = new Map(ids.map(id => [analyze(functionText(id, language), language).join(' '), id]))
  named.set(language, made)
  return made
}

/** What the title list calls in other languages the longest name that a text has in one, as a caller of the index hands it over. */
export const titleTranslations = (text: string, code: string): Translation[] => {
  const language = languageByCode(code)?.code
  if (!language) return []
  const names = namesIn(language)
  const words = text.split(/\s+/)
  for (let length = words.length; length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const from = words.slice(at, at + length).join(' ')
      const id = names.get(analyze(from, language).join(' '))
      if (id === undefined) continue
      const to = languages.filter(other => other.code !== language).map(other => functionText(id, other.code))
      return [{ from, to: [...new Set(to)] }]
    }
  return []
}
