import { functionText, mainFunctions } from './functions.ts'
import { type LanguageCode, languages } from './languages.ts'
import { toSeoValue } from './lists/seo.ts'
import { keywordOf } from './search-path.ts'

/** What "&" between two words is, in languages that write it as a word. */
const AND: Partial<Record<LanguageCode, string>> = {
  en: 'and',
  id: 'dan',
  ms: 'dan',
  tr: 've',
  'pt-br': 'e',
  es: 'y',
  ar: 'و',
}

/** The second ending of a name for either gender: "Enfermero/a", "Cirurgião(ã)". */
const SECOND_ENDING = /(?<=\p{Ll})(\/a|\([aã]\))(?!\p{L})/gu

/** A dot and a plus are part of names that nobody writes without them (".net", "c++"), and paths can say them. */
const isPlain = (keyword: string) => /^[\p{L}\p{M}\p{N} .+]*$/u.test(keyword)

const plainWords = (name: string, language: LanguageCode): string => {
  const and = AND[language]
  const spoken = and === undefined ? name : name.replaceAll(' & ', ` ${and} `)
  return keywordOf(toSeoValue(spoken.replace(SECOND_ENDING, ''), language).replaceAll('-', ' '))
}

const cachedNames = new Map<LanguageCode, ReadonlyMap<string, string>>()

/** The names of functions that have signs, as keywords, with the words that stand for each. */
const plainNames = (language: LanguageCode): ReadonlyMap<string, string> => {
  const cached = cachedNames.get(language)
  if (cached) return cached
  const ids = mainFunctions(language).flatMap(main => [
    main.id,
    ...main.sub_function_list.flatMap(sub => [sub.id, ...sub.job_titles.map(({ id }) => id)]),
  ])
  const made = new Map(
    ids
      .map(id => functionText(id, language))
      .filter(name => !isPlain(keywordOf(name)))
      .map(name => [keywordOf(name), plainWords(name, language)]),
  )
  cachedNames.set(language, made)
  return made
}

/**
 * A keyword in words that a path can say: the name of a function loses its signs, as its language would read them
 * ("supply chain & procurement": "supply chain and procurement"). Any other keyword stays as it is.
 */
export const plainKeyword = (keyword: string, language: LanguageCode): string => {
  if (isPlain(keyword)) return keyword
  // As sitemaps once named them, encoded twice.
  const text = keyword.replaceAll('%26', '&').replaceAll('%2b', '+')
  for (const code of [language, ...languages.map(each => each.code)]) {
    const words = plainNames(code).get(text)
    if (words !== undefined) return words
  }
  return keyword
}
