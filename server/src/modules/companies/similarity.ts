import type { SimilarityReason } from '@hanap/contracts/companies/companies.schemas'

/** Open jobs by main function and by region. */
export interface CompanyMix {
  functions: ReadonlyMap<number, number>
  regions: ReadonlyMap<number, number>
}

export interface ComparedCompany {
  id: string
  industryId: number | null
  sizeId: number | null
  /** Undefined where it has no open job. */
  mix: CompanyMix | undefined
}

interface Similarity {
  id: string
  /** 0 to 1. */
  score: number
  /** The strongest first. */
  reasons: readonly { key: SimilarityReason; optionId: number }[]
}

/** What says most of whether somebody who likes one employer would look at the other. */
const WEIGHTS = { industry: 0.35, functions: 0.35, place: 0.2, size: 0.1 } as const
/** One place in common makes nobody similar. */
const MIN_SCORE = 0.25
/** What is shared to a smaller share is no reason that a person would see. */
const MIN_REASON = 0.3
const SIZE_STEPS = 4

const lengthOf = (counts: ReadonlyMap<number, number>) =>
  Math.hypot(...[...counts.values()].map(count => Math.sqrt(count)))

/** 0 to 1, and what both have most of. Roots, so that a hundred like ads do not drown the rest. */
const overlap = (one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>) => {
  const shared = [...one].flatMap(([id, count]) => {
    const there = other.get(id)
    return there === undefined ? [] : [{ id, product: Math.sqrt(count * there) }]
  })
  if (shared.length === 0) return undefined
  const share = shared.reduce((sum, { product }) => sum + product, 0) / (lengthOf(one) * lengthOf(other))
  const [most] = shared.toSorted((a, b) => b.product - a.product || a.id - b.id)
  return most && { share, optionId: most.id }
}

const partsOf = (one: ComparedCompany, other: ComparedCompany) => {
  const none = new Map<number, number>()
  const functions = overlap(one.mix?.functions ?? none, other.mix?.functions ?? none)
  const place = overlap(one.mix?.regions ?? none, other.mix?.regions ?? none)
  const { industryId, sizeId } = other
  const sizeShare =
    one.sizeId === null || sizeId === null ? 0 : Math.max(0, 1 - Math.abs(one.sizeId - sizeId) / SIZE_STEPS)
  return [
    ...(industryId !== null && industryId === one.industryId
      ? [{ key: 'industry' as const, share: 1, optionId: industryId }]
      : []),
    ...(functions ? [{ key: 'functions' as const, ...functions }] : []),
    ...(place ? [{ key: 'place' as const, ...place }] : []),
    ...(sizeId !== null && sizeShare > 0
      ? [{ key: 'size' as const, share: sizeShare, optionId: sizeId }]
      : []),
  ]
}

/** How alike two employers are, with what they have in common; undefined where that is little. */
export const similarity = (one: ComparedCompany, other: ComparedCompany): Similarity | undefined => {
  const parts = partsOf(one, other).map(part => ({ ...part, points: part.share * WEIGHTS[part.key] }))
  const score = parts.reduce((sum, { points }) => sum + points, 0)
  // Size and place alone join a bank to a bakery.
  const isRelated = parts.some(({ key }) => key === 'industry' || key === 'functions')
  if (!isRelated || score < MIN_SCORE) return undefined
  const reasons = parts
    .filter(({ share }) => share >= MIN_REASON)
    .sort((a, b) => b.points - a.points)
    .map(({ key, optionId }) => ({ key, optionId }))
  return { id: other.id, score, reasons }
}

/** The companies that are most like one, the likest first. */
export const similarTo = (
  company: ComparedCompany,
  others: readonly ComparedCompany[],
  size: number,
): readonly Similarity[] =>
  others
    .flatMap(other => (other.id === company.id ? [] : (similarity(company, other) ?? [])))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, size)
