import type { LanguageCode } from '../languages.ts'

/**
 * A text as it stands in URLs: lower-case, in its own script, words joined by hyphens (`会計`, `food-beverage`).
 * Taking it again changes nothing.
 */
export const toSeoValue = (text: string, language: LanguageCode): string => {
  const named = text
    .normalize('NFC')
    .replaceAll('ـ', '')
    .replace(/(?<=\d)[.,\s](?=\d{3})/g, '')
    .replaceAll('C++', 'c-plus-plus')
    .replaceAll('C#', 'c-sharp')
    .replace(/(^|\s)\.NET/g, '$1dotnet')
  return lowerCase(named, language)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

// Turkish lower-cases I to ı, but an acronym or a foreign name in a Turkish text keeps its i.
const lowerCase = (text: string, language: LanguageCode): string => {
  if (language !== 'tr') return text.toLowerCase()
  return text.replace(/\p{L}+/gu, word =>
    word === word.toUpperCase() || !/^\p{L}\p{Ll}*$/u.test(word)
      ? word.replaceAll('İ', 'i').toLowerCase()
      : word.toLocaleLowerCase('tr'),
  )
}

/**
 * Gives the SEO value of each text of one level or list, by id. Where two texts give the same one, the lower id keeps
 * it and the other's ends in its id.
 */
export const seoValues = (
  texts: readonly { id: number; value: string }[],
  language: LanguageCode,
): ((id: number) => string) => {
  const values = new Map<number, string>()
  const taken = new Set<string>()
  for (const { id, value } of texts.toSorted((a, b) => a.id - b.id)) {
    const plain = toSeoValue(value, language)
    const seoValue = taken.has(plain) ? `${plain}-${id}` : plain
    taken.add(seoValue)
    values.set(id, seoValue)
  }
  return id => {
    const seoValue = values.get(id)
    if (seoValue === undefined) throw new Error(`no text ${id}`)
    return seoValue
  }
}
