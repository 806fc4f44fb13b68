import { CodeWriter, codeAt } from '../codes.ts'
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
  'narrowUnits' | 'wideUnits' | 'termStarts' | 'postingStarts' | 'docs' | 'codes'
>

const sum = (sources: readonly MergeSource[], length: (segment: SealedSegment) => number): number =>
  sources.reduce((total, { segment }) => total + length(segment), 0)

/** Merges the sorted terms of the sources and the living entries of each term, in the order of their new slots. */
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
  const heads = sources.map(source => new PostingHead(source))
  const holders: PostingHead[] = []
  let posting = 0
  let work = 0
  for (let first = leastTerm(sources, next); first >= 0; first = leastTerm(sources, next)) {
    const least = sources[first].segment.terms
    const leastNumber = next[first]
    const before = posting
    holders.length = 0
    for (let at = first; at < sources.length; at++) {
      const { segment, terms: renumbered } = sources[at]
      const number = next[at]
      if (number >= segment.terms.size) continue
      if (at !== first && compareTerms(segment.terms, number, least, leastNumber) !== 0) continue
      renumbered[number] = terms.size
      next[at]++
      heads[at].open(number)
      holders.push(heads[at])
      work += segment.data.postingStarts[number + 1] - segment.data.postingStarts[number] + TERM_WORK
    }
    for (let head = firstHead(holders); head; head = firstHead(holders))
      posting = head.writeUntil(secondSlot(holders, head), docs, posting, codes)
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
  return {
    narrowUnits: table.narrow,
    wideUnits: table.wide,
    termStarts: table.starts,
    postingStarts: postingStarts.subarray(0, table.size + 1),
    docs: docs.subarray(0, posting),
    codes: codes.codes(),
  }
}

/** Goes through the living entries of a term in one of the sources, in the order of their new slots. */
class PostingHead {
  /** The new one of the entry that it is at; DEAD at the end. */
  slot = DEAD
  readonly #data: SealedData
  readonly #moved: Uint32Array
  #entry = 0
  #end = 0

  constructor({ segment, moved }: MergeSource) {
    this.#data = segment.data
    this.#moved = moved
  }

  open(number: number): void {
    const { postingStarts } = this.#data
    this.#entry = postingStarts[number] - 1
    this.#end = postingStarts[number + 1]
    this.#advance()
  }

  /** Writes the entries whose slots come before this one, from a place on; returns the place after the last. */
  writeUntil(slot: number, docs: Uint16Array, place: number, codes: CodeWriter): number {
    let next = place
    for (; this.slot < slot; this.#advance()) {
      docs[next++] = this.slot
      codes.push(codeAt(this.#data.codes, this.#entry))
    }
    return next
  }

  #advance(): void {
    const { docs } = this.#data
    const moved = this.#moved
    const end = this.#end
    let entry = this.#entry + 1
    while (entry < end && moved[docs[entry]] === DEAD) entry++
    this.#entry = entry
    this.slot = entry < end ? moved[docs[entry]] : DEAD
  }
}

/** The head whose entry comes first, if any has one left. */
const firstHead = (heads: readonly PostingHead[]): PostingHead | null => {
  let first: PostingHead | null = null
  for (const head of heads) if (head.slot < (first?.slot ?? DEAD)) first = head
  return first
}

/** Up to which slot it may go before another head's turn comes. */
const secondSlot = (heads: readonly PostingHead[], first: PostingHead): number => {
  let second = DEAD
  for (const head of heads) if (head !== first && head.slot < second) second = head.slot
  return second
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
