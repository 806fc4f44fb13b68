import type { UnsupportedClaim } from '@hanap/contracts/go/career-summary.schemas'
import { intlTag } from '@hanap/i18n/locale'
import type { LanguageCode } from '@hanap/markets/languages'
import { matchSkill } from '@hanap/markets/skills'
import { HAN_NUMBER, hanValue, numberNamed } from './number-words.ts'

/** Something that a text says, at its place in it. */
interface Claim extends UnsupportedClaim {
  /** What it is compared by. */
  key: string
}

/** What a profile says, for the claims of a text to be looked up in. */
export interface ProfileEvidence {
  /** All of its texts, names of languages' own skills included. */
  texts: readonly string[]
  /** Numbers that follow from it and stand in none of the texts. */
  numbers: readonly number[]
}

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll('İ', 'i')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')

const DIGITS = /\p{Nd}+(?:[.,٫٬'’\u00a0\u202f]\p{Nd}+)*/gu

/** Digits of any script that is read here, without what groups them by three. */
const plainNumber = (text: string): string => {
  const ascii = text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 15))
  const ungrouped = ascii.replace(/[.,٬'’\s](?=\d{3}(?!\d))/g, '')
  return ungrouped.replace(/[,٫]/g, '.').replace(/^0+(?=\d)/, '')
}

interface ClaimWord {
  text: string
  from: number
  to: number
}

const wordsOf = (text: string, language: LanguageCode): ClaimWord[] =>
  [...new Intl.Segmenter(intlTag(language), { granularity: 'word' }).segment(text)].flatMap(
    ({ segment, index, isWordLike }) =>
      isWordLike ? [{ text: segment, from: index, to: index + segment.length }] : [],
  )

const numbersIn = (text: string, words: readonly ClaimWord[], language: LanguageCode): Claim[] => [
  ...[...text.matchAll(DIGITS)].map(({ 0: text, index }) => ({
    kind: 'number' as const,
    text,
    from: index,
    to: index + text.length,
    key: plainNumber(text),
  })),
  ...[...text.matchAll(HAN_NUMBER)].map(({ 0: text, index }) => ({
    kind: 'number' as const,
    text,
    from: index,
    to: index + text.length,
    key: String(hanValue(text)),
  })),
  ...words.flatMap((word): Claim[] => {
    const value = numberNamed(word.text, language)
    return value === undefined ? [] : [{ kind: 'number', ...word, key: String(value) }]
  }),
]

const MAX_SKILL_WORDS = 5

/** A short Latin name such as Go or R is a skill only where it is written as one. */
const isWrittenAsName = (name: string) => !/^[a-z]{1,3}$/.test(name)

const skillsIn = (text: string, words: readonly ClaimWord[]): Claim[] => {
  const claims: Claim[] = []
  for (let first = 0; first < words.length; first += 1) {
    const { from = 0 } = words[first] ?? {}
    for (let count = Math.min(MAX_SKILL_WORDS, words.length - first); count > 0; count -= 1) {
      const end = words[first + count - 1]?.to ?? from
      const [symbols = ''] = /^[+#]+/.exec(text.slice(end)) ?? []
      const to = end + symbols.length
      const name = text.slice(from, to)
      const id = isWrittenAsName(name) ? matchSkill(name) : undefined
      if (id === undefined) continue
      claims.push({ kind: 'skill', text: name, from, to, key: String(id) })
      first += count - 1
      break
    }
  }
  return claims
}

const NAME = String.raw`\p{Lu}(?:[\p{Script=Latin}\p{M}\p{N}&'’-]|\.(?=\p{L}))*`
const NAMES = new RegExp(String.raw`${NAME}(?:\s+(?:(?:of|de|da|do|del|la|bin)\s+)?${NAME})*`, 'gu')
// A name ends at the little words of Chinese that stand before it, and at the kana of Japanese.
const CJK_NAME = String.raw`(?:(?![在于於任为為到职職])[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}\p{N}ー・]){1,20}`
const AFTER_CJK_FORM = new RegExp(`(?:株式会社|有限会社|合同会社)${CJK_NAME}`, 'gu')
const BEFORE_CJK_FORM = new RegExp(`${CJK_NAME}?(?:株式会社|有限公司|公司|集团|集團)`, 'gu')
const AFTER_ARABIC_FORM = /(?<=(?:شركة|مؤسسة|مجموعة)\s)[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?/gu

/** A single capital at the beginning of a sentence says nothing. */
const isOrdinaryCapital = (text: string, { text: name, from }: Claim) =>
  /^\p{Lu}/u.test(name) && !/\s\p{Lu}/u.test(name) && isSentenceStart(text, from)

const isSentenceStart = (text: string, at: number) => /(^|[.!?。！？:\n]\s*)["“«(]*$/u.test(text.slice(0, at))

/** Names as each script writes them. */
const namesIn = (text: string): Claim[] => {
  const claim = (match: string, index: number): Claim[] => {
    const name = match.replace(/[.'’-]+$/u, '')
    return [{ kind: 'employer', text: name, from: index, to: index + name.length, key: folded(name) }]
  }
  return [
    ...[...text.matchAll(NAMES)].flatMap(({ 0: match, index }) =>
      /^I(['’].*)?$/.test(match) ? [] : claim(match, index),
    ),
    ...[AFTER_CJK_FORM, BEFORE_CJK_FORM, AFTER_ARABIC_FORM].flatMap(form =>
      [...text.matchAll(form)].flatMap(({ 0: match, index }) => claim(match, index)),
    ),
  ]
}

/** The parts of a name that the profile does not have, each as long as it can be. */
const unknownParts = (claim: Claim, isKnown: (words: string) => boolean): Claim[] => {
  const words = [...claim.text.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, from: index }))
  const isCovered = words.map(() => false)
  for (let first = 0; first < words.length; first += 1)
    for (let last = words.length; last > first; last -= 1)
      if (
        isKnown(
          words
            .slice(first, last)
            .map(({ text }) => text)
            .join(' '),
        )
      ) {
        isCovered.fill(true, first, last)
        break
      }
  const parts: Claim[] = []
  for (const [at, { text, from }] of words.entries()) {
    if (isCovered[at]) continue
    const last = parts.at(-1)
    const [start, end] = [claim.from + from, claim.from + from + text.length]
    if (last && at > 0 && !isCovered[at - 1]) {
      last.text = claim.text.slice(last.from - claim.from, end - claim.from)
      last.to = end
    } else parts.push({ ...claim, text, from: start, to: end })
  }
  return parts.filter(({ text }) => /\p{Lu}|[^\p{Script=Latin}\s]/u.test(text))
}

const placesOf = (name: string, text: string): number[] => {
  const places: number[] = []
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) places.push(at)
  return places
}

const MAX_NAME_WORDS = 5

/** Whatever in a text may be the name of a company that we know, for `knownCompanyNames` to say. */
export const possibleNames = (text: string, language: LanguageCode): string[] => {
  const words = wordsOf(text, language)
  const names = words.flatMap(({ text: first, from }, at) =>
    /^\p{Ll}/u.test(first) ? [] : words.slice(at, at + MAX_NAME_WORDS).map(({ to }) => text.slice(from, to)),
  )
  return [...new Set(names)].filter(name => name.length > 2)
}

const withoutOverlaps = (claims: readonly UnsupportedClaim[]): UnsupportedClaim[] => {
  const separate: UnsupportedClaim[] = []
  for (const claim of claims.toSorted((a, b) => a.from - b.from || b.to - a.to))
    if (claim.from >= (separate.at(-1)?.to ?? 0)) separate.push(claim)
  return separate
}

/**
 * Numbers, names and skills of a text that the profile does not have, in their order. `companies` are names in the text
 * that are companies of ours.
 */
export const unsupportedClaims = (
  text: string,
  evidence: ProfileEvidence,
  companies: ReadonlySet<string>,
  language: LanguageCode,
): UnsupportedClaim[] => {
  const profileText = folded(evidence.texts.join('\n'))
  const wordsOfProfile = evidence.texts.map(each => [each, wordsOf(each, language)] as const)
  const numbers = new Set([
    ...wordsOfProfile.flatMap(([each, words]) => numbersIn(each, words, language).map(({ key }) => key)),
    ...evidence.numbers.map(String),
  ])
  const skills = new Set(
    wordsOfProfile.flatMap(([each, words]) => skillsIn(each, words).map(({ key }) => key)),
  )
  const says = (words: string) => profileText.includes(folded(words).replace(/[.'’-]+$/u, ''))

  const words = wordsOf(text, language)
  const named = [...companies].flatMap(name =>
    placesOf(name, text).map(
      (from): Claim => ({
        kind: 'employer',
        text: name,
        from,
        to: from + name.length,
        key: folded(name),
      }),
    ),
  )
  const unsupported = [
    ...numbersIn(text, words, language).filter(({ key }) => !numbers.has(key)),
    ...skillsIn(text, words).filter(({ key, text: name }) => !skills.has(key) && !says(name)),
    ...named.flatMap(claim => unknownParts(claim, says)),
    ...namesIn(text)
      .flatMap(claim => unknownParts(claim, says))
      .filter(claim => !isOrdinaryCapital(text, claim)),
  ]
  return withoutOverlaps(
    unsupported.map(({ kind, text: words, from, to }) => ({ kind, text: words, from, to })),
  )
}
