/** What reaches somebody: addresses, links, names of accounts and long numbers. */
const CONTACTS =
  /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+|(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+\.(?:com|net|org|io|me|ph|sg|my|hk|tw|jp|co|link|page|dev)\b\S*|(?<![\p{L}\p{N}])@[\p{L}\p{N}._-]{2,}|\+?\p{Nd}(?:[\s().-]?\p{Nd}){6,}/giu

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const MIN_LETTERS = 2

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The words of a name with anything but letters between them, as a whole; where words are not parted, anywhere. */
const patternOf = (name: string): string | undefined => {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.join('').length < MIN_LETTERS) return undefined
  const within = words.map(escaped).join('[^\\p{L}\\p{N}]*')
  return UNSPACED.test(name) ? within : `(?<![\\p{L}\\p{N}])${within}(?![\\p{L}\\p{N}])`
}

const HAS_WORDS = /[\p{L}\p{N}]/u

/** Hides contacts and these names in texts; a text of which nothing is left becomes null. */
export const createMask = (names: readonly string[]): ((text: string) => string | null) => {
  const patterns = [...new Set(names)]
    .sort((one, other) => other.length - one.length)
    .flatMap(name => patternOf(name) ?? [])
  const hidden = patterns.length === 0 ? undefined : new RegExp(patterns.join('|'), 'giu')
  return text => {
    const masked = (hidden ? text.replace(hidden, '…') : text)
      .replace(CONTACTS, '…')
      .replace(/(?:…[\s.,;:·|/–—-]*)+/gu, '… ')
      .trim()
    return HAS_WORDS.test(masked) ? masked : null
  }
}
