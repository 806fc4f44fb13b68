import { type Bits, hasBit } from '../store/bits.ts'
import { codeAt } from '../store/codes.ts'
import { type IndexState, postingsOf } from './view.ts'

/** Living documents under the masks that hold a term. */
export interface DocumentCounts {
  scoped: number
  /** In a field that does not have the least weight. */
  weighty: number
}

/** How far some terms reach, one document counted once for each. */
export const countDocuments = (
  view: IndexState,
  terms: readonly string[],
  masks: readonly (Bits | null)[],
): DocumentCounts => {
  const reach: DocumentCounts = { scoped: 0, weighty: 0 }
  const isWeighty = weightyFields(view)
  const { frequencies, fields } = view.patterns
  for (const [at, segment] of view.segments.entries()) {
    const mask = masks[at]
    for (const term of terms) {
      const list = postingsOf(view, at, term)
      for (let index = list?.start ?? 0; list && index < list.end; index++) {
        const doc = list.docs[index]
        if (!hasBit(segment.live, doc) || (mask !== null && !hasBit(mask, doc))) continue
        reach.scoped++
        const code = codeAt(list.codes, index)
        for (let field = 0; field < fields; field++) {
          if (!isWeighty[field] || frequencies[code * fields + field] === 0) continue
          reach.weighty++
          break
        }
      }
    }
  }
  return reach
}

/** Living documents of the whole index that hold a term, one counted once for each. */
export const countEverywhere = ({ allSegments }: IndexState, terms: readonly string[]): number => {
  let count = 0
  for (const segment of allSegments) {
    for (const term of terms) {
      const list = segment.postings(term)
      for (let at = list?.start ?? 0; list && at < list.end; at++)
        if (hasBit(segment.live, list.docs[at])) count++
    }
  }
  return count
}

/** By text field: whether its weight is above the least; of equal ones each says as much as the others. */
const weightyFields = ({ layout: { text } }: IndexState): boolean[] => {
  const least = Math.min(...text.map(({ weight }) => weight))
  const isEqual = text.every(({ weight }) => weight === least)
  return text.map(({ weight }) => isEqual || weight > least)
}

/** Whether a living document under the masks holds the terms, each of them somewhere. */
export const isInScope = (
  view: IndexState,
  terms: readonly string[],
  masks: readonly (Bits | null)[],
): boolean =>
  terms.every(term =>
    view.segments.some((segment, at) => {
      const list = postingsOf(view, at, term)
      const mask = masks[at]
      for (let index = list?.start ?? 0; list && index < list.end; index++) {
        const doc = list.docs[index]
        if (hasBit(segment.live, doc) && (mask === null || hasBit(mask, doc))) return true
      }
      return false
    }),
  )
