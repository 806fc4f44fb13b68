import { type WordingFamily, wordingFamilies } from '../families.ts'
import {
  type CompiledPattern,
  matchesIn,
  type Occurrences,
  type PatternMatch,
  PatternMatcher,
} from './matcher.ts'
import type { LanguageWording, WordingRule } from './rules.ts'
import { type ReadableText, readable } from './text.ts'

interface NegationReach {
  pattern: CompiledPattern
  maxDistance: number
}

interface CompiledWording {
  common: CompiledPattern
  before: NegationReach | undefined
  after: NegationReach | undefined
  ends: CompiledPattern | undefined
  warning: CompiledPattern
  others: Partial<Record<WordingFamily, CompiledPattern>>
  rules: readonly { rule: WordingRule; pattern: CompiledPattern }[]
}

/** A rule that holds in a text. */
export interface Holding {
  rule: WordingRule
  sentence: number
  /** The words themselves, as they are compared. */
  excerpt: string
}

const compile = (
  matcher: PatternMatcher,
  { common, words, negation, warning, others, rules }: LanguageWording,
): CompiledWording => {
  const pattern = (source: string) => matcher.compile(source, words)
  const reach = (wordsWithReach: { words: string; reach: number } | undefined): NegationReach | undefined =>
    wordsWithReach && { pattern: pattern(wordsWithReach.words), maxDistance: wordsWithReach.reach }
  return {
    common: pattern(common),
    before: reach(negation.before),
    after: reach(negation.after),
    ends: negation.ends === undefined ? undefined : pattern(negation.ends),
    warning: pattern(warning),
    others: Object.fromEntries(Object.entries(others).map(([family, source]) => [family, pattern(source)])),
    rules: rules.map(rule => ({ rule, pattern: pattern(rule.pattern) })),
  }
}

/** What of a wording's own words is in a text, each once it is asked for. */
const contextOf = (wording: CompiledWording, text: ReadableText, occurrences: Occurrences) => {
  const bySentence = (pattern: CompiledPattern | undefined) => {
    let bySentenceNumber: Map<number, PatternMatch[]> | undefined
    return (sentence: number): readonly PatternMatch[] => {
      if (pattern === undefined) return []
      bySentenceNumber ??= Map.groupBy(matchesIn(pattern, text, occurrences), match => match.sentence)
      return bySentenceNumber.get(sentence) ?? []
    }
  }
  const before = bySentence(wording.before?.pattern)
  const after = bySentence(wording.after?.pattern)
  const ends = bySentence(wording.ends)
  const warnings = bySentence(wording.warning)
  const others = new Map(
    Object.entries(wording.others).map(([family, pattern]) => [family, bySentence(pattern)] as const),
  )
  const wordsBetween = (from: number, to: number) => (text.words[to] ?? 0) - (text.words[from] ?? 0)
  const isApart = (sentence: number, from: number, to: number) =>
    ends(sentence).some(end => end.start >= from && end.start <= to)

  const isDenied = ({ start, end, sentence }: PatternMatch): boolean =>
    before(sentence).some(
      no =>
        no.end <= end &&
        wordsBetween(no.end, start) <= (wording.before?.maxDistance ?? 0) &&
        !isApart(sentence, no.end, start),
    ) ||
    after(sentence).some(
      no =>
        no.start >= start &&
        wordsBetween(end, no.start) <= (wording.after?.maxDistance ?? 0) &&
        !isApart(sentence, end, no.start),
    )

  return (rule: WordingRule, match: PatternMatch): boolean =>
    rule.isFirm === true ||
    rule.direction === 'honest' ||
    (!isDenied(match) &&
      warnings(match.sentence).length === 0 &&
      (others.get(rule.family)?.(match.sentence).length ?? 0) === 0)
}

/** What honest ads have as well: small signs of these never warn alone. */
const MAX_BY_FAMILY: Partial<Record<WordingFamily, number>> = { contact_elsewhere: 3, easy_money: 6 }
/** A rule of this weight suffices. */
const DECISIVE = 10

/** Families of one kind: who says that nobody pays says it for all of them. */
const PAYING: readonly WordingFamily[] = ['fee_asked', 'deposit_asked', 'buy_in']
const sparedBy = (family: WordingFamily) => (PAYING.includes(family) ? PAYING : [family])

/** Two rules of a family in one sentence are hardly two signs. */
const FURTHER = 1

/** Points by family: of one sentence the heaviest rule of a family counts, the others little. */
const pointsOf = (holding: readonly Holding[]): Map<WordingFamily, number> => {
  const points = new Map<WordingFamily, number>()
  const spared = new Map<WordingFamily, number>()
  const counted = new Set<string>()
  const decided = new Set<WordingFamily>()
  for (const { rule, sentence } of holding.toSorted((a, b) => b.rule.weight - a.rule.weight)) {
    if (rule.direction === 'honest') {
      for (const family of sparedBy(rule.family)) spared.set(family, (spared.get(family) ?? 0) + rule.weight)
      continue
    }
    const place = `${rule.family} ${sentence}`
    if (rule.weight >= DECISIVE) decided.add(rule.family)
    const weight = counted.has(place) ? FURTHER : rule.weight
    counted.add(place)
    points.set(rule.family, (points.get(rule.family) ?? 0) + weight)
  }
  return new Map(
    wordingFamilies.flatMap(family => {
      const most = decided.has(family) ? undefined : MAX_BY_FAMILY[family]
      const whole = Math.min(points.get(family) ?? 0, most ?? Number.POSITIVE_INFINITY)
      const left = whole - (spared.get(family) ?? 0)
      return left > 0 ? [[family, left] as const] : []
    }),
  )
}

/** Of a text's words so many are a language's common ones where it is in that language, if only in part. */
const MIN_COMMON = 2
const MIN_COMMON_SHARE = 0.03
/** A text of fewer words, such as a message, may have none of them. */
const SHORT = 40

const isIn = ({ common }: CompiledWording, { words }: ReadableText, occurrences: Occurrences): boolean => {
  const length = words.at(-1) ?? 0
  if (length < SHORT) return true
  const commonWords = common[0]?.[0] ? (occurrences[common[0][0].slot]?.length ?? 0) : 0
  return commonWords >= Math.max(MIN_COMMON, length * MIN_COMMON_SHARE)
}

/** Reads texts by the wordings of several languages; texts mix languages, so that each is read by all that it is in. */
export const createJudge = (wordings: readonly LanguageWording[]) => {
  const matcher = new PatternMatcher()
  const compiled = wordings.map(wording => compile(matcher, wording))

  const holding = (source: string): Holding[] => {
    const text = readable(source)
    const occurrences = matcher.read(text)
    return compiled.flatMap(wording => {
      if (!isIn(wording, text, occurrences)) return []
      const counts = contextOf(wording, text, occurrences)
      return wording.rules.flatMap(({ rule, pattern }) => {
        const match = matchesIn(pattern, text, occurrences).find(each => counts(rule, each))
        return match
          ? [{ rule, sentence: match.sentence, excerpt: text.text.slice(match.start, match.end) }]
          : []
      })
    })
  }
  return { holding, points: (source: string) => pointsOf(holding(source)) }
}
