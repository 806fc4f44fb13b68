import type { LanguageCode } from '@hanap/markets/languages'
import { toSeoValue } from '@hanap/markets/lists/seo'

const MAX = 80

/**
 * A title or name as it stands before the id in a page's address: lower-case, in its own script, at most 80
 * characters, cut between words. `fallback` stands for a text without a letter or digit.
 */
export const pageSlug = (text: string, language: LanguageCode, fallback: string): string => {
  const slug = toSeoValue(text.slice(0, 4 * MAX), language)
  const characters = [...slug]
  if (characters.length <= MAX) return slug || fallback
  const cut = characters.slice(0, MAX + 1).join('')
  const lastHyphen = cut.lastIndexOf('-')
  return lastHyphen > MAX / 2 ? cut.slice(0, lastHyphen) : characters.slice(0, MAX).join('')
}
