import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { intlTag } from './locale.ts'

/** Chinese is told apart by its script, not by a country. */
const ownTags: ReadonlyMap<string, string> = new Map([
  ['zh-cn', 'zh-Hans'],
  ['zh-tw', 'zh-Hant'],
])

const displayNames = new Map<LanguageCode, Intl.DisplayNames>()

/** Kept, as making one takes longer than all that it is asked. */
const namesOf = (reader: LanguageCode): Intl.DisplayNames => {
  const names = displayNames.get(reader) ?? new Intl.DisplayNames(intlTag(reader), { type: 'language' })
  displayNames.set(reader, names)
  return names
}

/** A language as a sentence in the reader's language names it: 英语, inglés. What is none comes back as it is. */
export const languageNameIn = (code: string, reader: LanguageCode): string => {
  const tag = ownTags.get(code) ?? languageByCode(code)?.tag
  return (tag && namesOf(reader).of(tag)) || code
}

const named: ReadonlySet<LanguageCode> = new Set<LanguageCode>(['id', 'ms'])

/** A language's name that stands alone: Inglés, Bahasa Inggris. */
export const languageLabel = (code: string, reader: LanguageCode): string => {
  const name = languageNameIn(code, reader)
  if (named.has(reader)) return `Bahasa ${name}`
  return name.replace(/^\p{Ll}/u, letter => letter.toLocaleUpperCase(intlTag(reader)))
}
