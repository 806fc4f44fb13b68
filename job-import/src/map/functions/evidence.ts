import { functionPath } from '@hanap/markets/functions'
import { type FoundName, findNames } from '../../text/name-tree.ts'
import { stemsOf, unspacedOf } from '../../text/words.ts'
import { dictionary, type Sense, type Strength } from './dictionary.ts'

/** What speaks for functions of each level, by id. */
export interface Evidence {
  main: Map<number, number>
  sub: Map<number, number>
  title: Map<number, number>
}

export const noEvidence = (): Evidence => ({ main: new Map(), sub: new Map(), title: new Map() })

type Match = FoundName<readonly Sense[]>

/** By how many words a name has. */
const spacedWeight: Readonly<Record<Strength, readonly number[]>> = {
  job: [0, 2.2, 4, 5, 5.6],
  field: [0, 1, 1.8, 2.4, 2.6],
  generic: [0, 0.3, 0.5, 0.6, 0.6],
}
/** By how many characters. */
const unspacedWeight: Readonly<Record<Strength, readonly number[]>> = {
  job: [0, 0.8, 2, 2.7, 3.5, 4.1, 4.6, 5],
  field: [0, 0.5, 0.9, 1.2, 1.5, 1.6, 1.8, 2],
  generic: [0, 0.2, 0.3, 0.3, 0.4, 0.4, 0.5, 0.5],
}
const HEAD_BONUS = 1.4
/** In English what follows these words tells the job's surroundings: `Assistant to the Marketing Director`. */
const PREPOSITIONS = new Set([
  'of',
  'for',
  'in',
  'at',
  'to',
  'with',
  'from',
  'on',
  'within',
  'under',
  'supporting',
])

const RANKS = new Set(
  'director head vp vice president manager lead leader senior chief officer supervisor associate assistant deputy global regional group'.split(
    ' ',
  ),
)
/** Who manages anything manages it in a field: `Infrastructure Project Manager`, `Restaurant Operations Manager`. */
const MANAGEMENT = 26
const MANAGEMENT_FACTOR = 0.5

/**
 * Adds what a short text such as a title says. The name that is the text's head counts more: the last one in most
 * languages, the first one in some. `isHeadLast`: the text is of a language that says it last.
 */
export const addEvidence = (evidence: Evidence, text: string, factor: number, isHeadLast = false): void => {
  const { spaced, unspaced } = dictionary()
  const stems = stemsOf(text)
  const preposition = prepositionIn(stems)
  const end = preposition < 0 ? stems.length : preposition
  for (const match of findNames(spaced, stems)) {
    addMatch(evidence, match, spacedWeight, end, match.from >= end ? factor * 0.6 : factor, isHeadLast)
  }
  const letters = [...unspacedOf(text)]
  for (const match of findNames(unspaced, letters)) {
    addMatch(evidence, match, unspacedWeight, letters.length, factor, true)
  }
}

/** Where a job's surroundings begin. After a rank alone comes the job itself: `Director of Product Marketing`. */
const prepositionIn = (stems: readonly string[]): number => {
  const at = stems.findIndex((stem, index) => index > 0 && PREPOSITIONS.has(stem))
  return stems.slice(0, Math.max(at, 0)).every(stem => RANKS.has(stem)) ? -1 : at
}

const addMatch = (
  evidence: Evidence,
  { from, to, meaning: senses }: Match,
  weights: Readonly<Record<Strength, readonly number[]>>,
  end: number,
  factor: number,
  isHeadLast: boolean,
) => {
  const isHeadOf = ({ isHeadFirst }: Sense) => (isHeadFirst && !isHeadLast ? from === 0 : to === end)
  const mains = new Set(senses.map(sense => functionPath(sense.id)?.main_function_id))
  const counted = new Set<string>()
  // A name of two languages is the head if it is in either.
  for (const sense of senses.toSorted((a, b) => Number(isHeadOf(b)) - Number(isHeadOf(a)))) {
    const ofStrength = weights[sense.strength]
    const weight = ofStrength[Math.min(to - from, ofStrength.length - 1)] ?? 0
    const isHead = isHeadOf(sense)
    const isManagement = functionPath(sense.id)?.main_function_id === MANAGEMENT
    const importance = (isHead ? HEAD_BONUS : 1) * (isManagement ? MANAGEMENT_FACTOR : 1)
    add(evidence, sense, (weight * factor * importance) / mains.size, counted)
  }
}

/** A function counts once a match, however many of its names and levels are the one found. */
const add = (evidence: Evidence, { id, strength }: Sense, weight: number, counted: Set<string>) => {
  const path = functionPath(id)
  if (!path) return
  const levels = [
    ['main', path.main_function_id],
    ['sub', path.job_function_id],
    ['title', strength === 'job' ? path.function_job_title_id : undefined],
  ] as const
  for (const [level, functionId] of levels) {
    if (functionId === undefined || counted.has(`${level}${functionId}`)) continue
    counted.add(`${level}${functionId}`)
    evidence[level].set(functionId, (evidence[level].get(functionId) ?? 0) + weight)
  }
}

const LONGEST_TEXT = 1800

/**
 * What a long text tells of the field: each main function's share of the names found in it, so that long texts say no
 * more than short ones.
 */
export const fieldShares = (text: string): Map<number, number> => {
  const { spaced, unspaced } = dictionary()
  const start = text.slice(0, LONGEST_TEXT)
  const sums = new Map<number, number>()
  let total = 0
  const count = (match: Match, weights: typeof spacedWeight) => {
    const mains = new Map<number, number>()
    for (const { id, strength } of match.meaning) {
      const main = functionPath(id)?.main_function_id
      const weight = strength === 'generic' ? 0 : (weights[strength][Math.min(match.to - match.from, 4)] ?? 0)
      if (main !== undefined) mains.set(main, Math.max(mains.get(main) ?? 0, weight))
    }
    for (const [main, weight] of mains) {
      sums.set(main, (sums.get(main) ?? 0) + weight / mains.size)
      total += weight / mains.size
    }
  }
  const stems = stemsOf(start)
  for (const match of findNames(spaced, stems)) count(match, spacedWeight)
  const letters = [...unspacedOf(start)]
  for (const match of findNames(unspaced, letters)) count(match, unspacedWeight)
  // A handful of words is hardly a sign.
  const damped = total + 4
  return new Map([...sums].map(([main, sum]) => [main, sum / damped]))
}
