import { type CatalogueLanguage, direction } from './locale.ts'

/** Languages that write without spaces. */
const unspaced: ReadonlySet<CatalogueLanguage> = new Set<CatalogueLanguage>(['ja', 'zh-cn', 'zh-tw'])

/** Between two sentences. */
export const sentenceSpace = (language: CatalogueLanguage): string => (unspaced.has(language) ? '' : ' ')

export const joinSentences = (sentences: readonly string[], language: CatalogueLanguage): string =>
  sentences.join(sentenceSpace(language))

/** a, b, c: Intl's lists without "and" have no commas in Turkish, Chinese and Japanese. */
export const joinSeries = (items: readonly string[], language: CatalogueLanguage): string => {
  if (unspaced.has(language)) return items.join('、')
  return items.join(direction(language) === 'rtl' ? '، ' : ', ')
}
