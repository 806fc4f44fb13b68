import { type Bits, hasBit } from '../store/bits.ts'
import { ESCAPE, rareCode } from '../store/codes.ts'
import type { IndexView } from './view.ts'

/** Living documents that hold a term. */
export interface DocumentCounts {
  all: number
  /** Under the masks. */
  scoped: number
  /** Under the masks, in a field that does not have the least weight. */
  weighty: number
}

/** How far some terms reach, one document counted once for each. */
export const countDocuments = (
  view: IndexView,
  terms: readonly string[],
  masks: readonly (Bits | null)[],
): DocumentCounts => {
  const reach: DocumentCounts = { all: 0, scoped: 0, weighty: 0 }
  const isWeighty = weightyFields(view)
  const { frequencies, fields } = view.patterns
  for (const [at, segment] of view.segments.entries()) {
    const mask = masks[at]
    for (const term of terms) {
      const list = segment.postings(term)
      for (let index = list?.start ?? 0; list && index < list.end; index++) {
        const doc = list.docs[index]
        if (!hasBit(segment.live, doc)) continue
        reach.all++
        if (mask !== null && !hasBit(mask, doc)) continue
        reach.scoped++
        const code = list.codes[index] === ESCAPE ? rareCode(list, index) : list.codes[index]
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

/** By text field: whether its weight is above the least; of equal ones each says as much as the others. */
const weightyFields = ({ layout: { text } }: IndexView): boolean[] => {
  const least = Math.min(...text.map(({ weight }) => weight))
  const isEqual = text.every(({ weight }) => weight === least)
  return text.map(({ weight }) => isEqual || weight > least)
}

/** Whether a living document under the masks holds the terms, each of them somewhere. */
export const isInScope = (
  view: IndexView,
  terms: readonly string[],
  masks: readonly (Bits | null)[],
): boolean =>
  terms.every(term =>
    view.segments.some((segment, at) => {
      const list = segment.postings(term)
      const mask = masks[at]
      for (let index = list?.start ?? 0; list && index < list.end; index++) {
        const doc = list.docs[index]
        if (hasBit(segment.live, doc) && (mask === null || hasBit(mask, doc))) return true
      }
      return false
    }),
  )
