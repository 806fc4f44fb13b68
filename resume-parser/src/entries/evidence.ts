import { type FoundValue, foundValue, type TextPiece } from '../layout/text-piece.ts'
import { weights } from './weights.ts'

/** From here on something that was found is shown as such; under it, it is a guess. */
export const MIN_CONFIDENCE = 0.7
/** Under this it is not even a guess. */
const LEAST = 0.25

/** What speaks for and against a value, each 0-1. */
export type Evidence = Readonly<Record<string, number>>

/** What is judged by evidence; each has weights of its own. */
export type ScoredKind = 'company' | 'title' | 'school' | 'name' | 'phone'

const evidenceByFound = new WeakMap<object, Evidence>()

/** How sure evidence makes one: a logistic sum of weights. */
export const confidenceOf = (what: ScoredKind, evidence: Evidence): number => {
  const own = weights[what] ?? {}
  const sum = Object.entries(evidence).reduce(
    (all, [name, value]) => all + (own[name] ?? 0) * value,
    own.always ?? 0,
  )
  return 1 / (1 + Math.exp(-sum))
}

/** A value with how sure its evidence makes it. */
export const scoredValue = <Value>(
  what: ScoredKind,
  value: Value,
  evidence: Evidence,
  piece: TextPiece,
): FoundValue<Value> => {
  const result = foundValue(value, confidenceOf(what, evidence), piece)
  evidenceByFound.set(result, evidence)
  return result
}

/** A value that may be offered; one that hardly anything speaks for is left out. */
export const likelyValue = <Value>(value: FoundValue<Value> | undefined): FoundValue<Value> | undefined =>
  value && value.confidence >= LEAST ? value : undefined

/** What spoke for a value. */
export const evidenceOf = (value: object): Evidence | undefined => evidenceByFound.get(value)
