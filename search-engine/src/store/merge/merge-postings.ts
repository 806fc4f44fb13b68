import { CodeWriter, ESCAPE, rareCode } from '../codes.ts'
import type { SealedData, SealedSegment } from '../sealed.ts'
import { compareTerms, TermWriter } from '../term-table.ts'

/** In place of a new slot: the document is dead. */
export const DEAD = 0xffff_ffff
/** Entries handled between two looks at the clock. */
const STEP = 8000
/** What a term costs besides its entries, in entries. */
const TERM_WORK = 8

/** One of the segments that are merged. */
export interface MergeSource {
  segment: SealedSegment
  /** By old slot: the new slot, or DEAD. */
  moved: Uint32Array
  /** By old term number: the new one. */
  terms: Uint32Array
}

type PostingArrays = Pick<
  SealedData,
  'narrowUnits' | 'wideUnits' | 'termStarts' | 'postingStarts' | 'docs' | 'codes' | 'rareAt' | 'rareCodes'
>

const sum = (sources: readonly MergeSource[], length: (segment: SealedSegment) => number): number =>
  sources.reduce((total, { segment }) => total + length(segment), 0)

/** Merges the sorted terms of the sources and, source by source, the living entries of each term. */
export function* mergePostings(sources: readonly MergeSource[]): Generator<void, PostingArrays> {
  const mostTerms = sum(sources, segment => segment.terms.size)
  const most = sum(sources, segment => segment.data.docs.length)
  const terms = new TermWriter(
    mostTerms,
    sum(sources, segment => segment.data.narrowUnits.length),
    sum(sources, segment => segment.data.wideUnits.length),
  )
  const postingStarts = new Uint32Array(mostTerms + 1)
  const docs = new Uint16Array(most)
  const codes = new CodeWriter(most)
  const next = new Uint32Array(sources.length)
  let posting = 0
  let work = 0
  for (let first = leastTerm(sources, next); first >= 0; first = leastTerm(sources, next)) {
    const least = sources[first].segment.terms
    const leastNumber = next[first]
    const before = posting
    for (let at = first; at < sources.length; at++) {
      const { segment, moved, terms: renumbered } = sources[at]
      const number = next[at]
      if (number >= segment.terms.size) continue
      if (at !== first && compareTerms(segment.terms, number, least, leastNumber) !== 0) continue
      renumbered[number] = terms.size
      next[at]++
      const from = segment.allPostings()
      const start = segment.data.postingStarts[number]
      const end = segment.data.postingStarts[number + 1]
      for (let entry = start; entry < end; entry++) {
        const slot = moved[from.docs[entry]]
        if (slot === DEAD) continue
        docs[posting++] = slot
        codes.push(from.codes[entry] === ESCAPE ? rareCode(from, entry) : from.codes[entry])
      }
      work += end - start + TERM_WORK
    }
    if (posting > before) {
      terms.addFrom(least, leastNumber)
      postingStarts[terms.size] = posting
    }
    if (work > STEP) {
      work = 0
      yield
    }
  }
  const table = terms.table()
  const { bytes, rareAt, rareCodes } = codes.codes()
  return {
    narrowUnits: table.narrow,
    wideUnits: table.wide,
    termStarts: table.starts,
    postingStarts: postingStarts.subarray(0, table.size + 1),
    docs: docs.subarray(0, posting),
    codes: bytes,
    rareAt,
    rareCodes,
  }
}

/** Which source's next term comes first; -1 at the end. */
const leastTerm = (sources: readonly MergeSource[], next: Uint32Array): number => {
  let first = -1
  for (let at = 0; at < sources.length; at++) {
    const { terms } = sources[at].segment
    if (next[at] >= terms.size) continue
    if (first < 0 || compareTerms(terms, next[at], sources[first].segment.terms, next[first]) < 0) first = at
  }
  return first
}
