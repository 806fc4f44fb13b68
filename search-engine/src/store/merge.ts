import { type Bits, hasBit } from './bits.ts'
import { CodeWriter, ESCAPE, rareCode } from './codes.ts'
import { narrowest } from './seal.ts'
import { Sealed, type SealedData } from './sealed.ts'
import { type Column, compareBase, type Facts } from './segment.ts'
import { compareTerms, TermWriter } from './term-table.ts'

/** Entries or slots handled between two looks at the clock. */
const STEP = 16_000
/** What a term costs besides its entries, in entries. */
const TERM_WORK = 8
const DEAD = 0xffff_ffff

interface Source {
  segment: Sealed
  /** By old slot: the new slot, or DEAD. */
  moved: Uint32Array
  /** By old term number: the new one. */
  terms: Uint32Array
}

/** Where documents of one merged segment went. */
export interface Merged {
  segment: Sealed
  /** The sources with their living documents at the start, and the new slots of these. */
  sources: readonly { segment: Sealed; liveBefore: Bits; moved: Uint32Array }[]
}

/**
 * Merges segments without their dead documents, in small steps: it yields between them, so that its driver can serve
 * queries meanwhile. Documents that die during the merge are for the driver to bury in the result.
 */
export function* mergeSegments(segments: readonly Sealed[], ids: readonly string[]): Generator<void, Merged> {
  const liveBefore = segments.map(segment => segment.live.slice())
  const sources: Source[] = []
  let size = 0
  const keptIds: string[] = []
  for (const [at, segment] of segments.entries()) {
    const moved = new Uint32Array(segment.size).fill(DEAD)
    for (let slot = 0; slot < segment.size; slot++) {
      if (!hasBit(liveBefore[at], slot)) continue
      moved[slot] = size++
      // A handle may go to another document before the merge ends: the ids are kept as they are now.
      keptIds.push(ids[segment.facts.handles[slot]])
    }
    sources.push({ segment, moved, terms: new Uint32Array(segment.terms.size) })
  }
  yield
  const words = yield* mergePostings(sources)
  const facts = yield* mergeFacts(sources, size)
  const baseSlots = yield* mergeOrders(sources, facts, keptIds)
  const stored = yield* mergeStored(sources, size)
  const segment = new Sealed({ ...words, facts, baseSlots, ...stored })
  return {
    segment,
    sources: sources.map((source, at) => ({
      segment: source.segment,
      liveBefore: liveBefore[at],
      moved: source.moved,
    })),
  }
}

type Words = Pick<
  SealedData,
  'narrowUnits' | 'wideUnits' | 'termStarts' | 'postingStarts' | 'docs' | 'codes' | 'rareAt' | 'rareCodes'
>

function sum(sources: readonly Source[], length: (segment: Sealed) => number): number {
  return sources.reduce((total, { segment }) => total + length(segment), 0)
}

function* mergePostings(sources: readonly Source[]): Generator<void, Words> {
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
    postingStarts: postingStarts.slice(0, table.size + 1),
    docs: docs.slice(0, posting),
    codes: bytes,
    rareAt,
    rareCodes,
  }
}

/** Which source's next term comes first; -1 at the end. */
function leastTerm(sources: readonly Source[], next: Uint32Array): number {
  let first = -1
  for (let at = 0; at < sources.length; at++) {
    const { terms } = sources[at].segment
    if (next[at] >= terms.size) continue
    if (first < 0 || compareTerms(terms, next[at], sources[first].segment.terms, next[first]) < 0) first = at
  }
  return first
}

type SlotNumbers = Float64Array | Uint16Array | Uint32Array

function* gather<T extends SlotNumbers>(
  sources: readonly Source[],
  of: (facts: Facts) => T,
  into: T,
): Generator<void, T> {
  for (const { segment, moved } of sources) {
    const from = of(segment.facts)
    for (let slot = 0; slot < moved.length; slot++) if (moved[slot] !== DEAD) into[moved[slot]] = from[slot]
    yield
  }
  return into
}

function* gatherLists(
  sources: readonly Source[],
  size: number,
  of: (facts: Facts) => { offsets: Uint32Array; values: ArrayLike<number> },
  renumber: (source: Source, value: number) => number,
): Generator<void, { offsets: Uint32Array; values: Uint32Array }> {
  const longest = sources.reduce((total, { segment }) => total + of(segment.facts).values.length, 0)
  const offsets = new Uint32Array(size + 1)
  const values = new Uint32Array(longest)
  let length = 0
  for (const source of sources) {
    const from = of(source.segment.facts)
    for (let slot = 0; slot < source.moved.length; slot++) {
      if (source.moved[slot] === DEAD) continue
      for (let at = from.offsets[slot]; at < from.offsets[slot + 1]; at++) {
        values[length++] = renumber(source, from.values[at])
      }
      offsets[source.moved[slot] + 1] = length
    }
    yield
  }
  return { offsets, values: values.slice(0, length) }
}

function* mergeFacts(sources: readonly Source[], size: number): Generator<void, Facts> {
  const shape = sources[0].segment.facts
  const floats = function* (of: (facts: Facts) => readonly Float64Array[]): Generator<void, Float64Array[]> {
    const merged: Float64Array[] = []
    for (let field = 0; field < of(shape).length; field++) {
      merged.push(yield* gather(sources, facts => of(facts)[field], new Float64Array(size)))
    }
    return merged
  }
  const lengths: Uint16Array[] = []
  for (let field = 0; field < shape.lengths.length; field++) {
    lengths.push(yield* gather(sources, facts => facts.lengths[field], new Uint16Array(size)))
  }
  const columns: Column[] = []
  for (let field = 0; field < shape.columns.length; field++)
    columns.push(yield* mergeColumn(sources, size, field))
  const leads = yield* gatherLists(
    sources,
    size,
    facts => ({ offsets: facts.leadOffsets, values: facts.leadTerms }),
    (source, number) => source.terms[number],
  )
  return {
    handles: yield* gather(sources, facts => facts.handles, new Uint32Array(size)),
    lengths,
    columns,
    from: yield* floats(facts => facts.from),
    to: yield* floats(facts => facts.to),
    dates: yield* floats(facts => facts.dates),
    lat: yield* gather(sources, facts => facts.lat, new Float64Array(size)),
    lon: yield* gather(sources, facts => facts.lon, new Float64Array(size)),
    leadOffsets: leads.offsets,
    leadTerms: leads.values,
  }
}

function* mergeColumn(sources: readonly Source[], size: number, field: number): Generator<void, Column> {
  if (!sources[0].segment.facts.columns[field].offsets) {
    const values = new Uint32Array(size)
    for (const { segment, moved } of sources) {
      const from = segment.facts.columns[field].values
      for (let slot = 0; slot < moved.length; slot++)
        if (moved[slot] !== DEAD) values[moved[slot]] = from[slot]
      yield
    }
    return { offsets: null, values: narrowest(values) }
  }
  const lists = yield* gatherLists(
    sources,
    size,
    facts => {
      const { offsets, values } = facts.columns[field]
      return { offsets: offsets ?? new Uint32Array(values.length + 1), values }
    },
    (_, value) => value,
  )
  return { offsets: lists.offsets, values: narrowest(lists.values) }
}

function* mergeOrders(
  sources: readonly Source[],
  facts: Facts,
  ids: readonly string[],
): Generator<void, Uint16Array> {
  const merged = new Uint16Array(ids.length)
  const dateOf = (slot: number): number => facts.dates[0]?.[slot] ?? Number.NaN
  const queues = sources.map(({ segment, moved }) => {
    const slots = segment.data.baseSlots
    return Uint32Array.from(slots, slot => moved[slot]).filter(slot => slot !== DEAD)
  })
  const heads = new Uint32Array(queues.length)
  for (let rank = 0; rank < merged.length; rank++) {
    let first = -1
    let firstSlot = 0
    for (let at = 0; at < queues.length; at++) {
      if (heads[at] >= queues[at].length) continue
      const slot = queues[at][heads[at]]
      if (first < 0 || compareBase(dateOf(slot), ids[slot], dateOf(firstSlot), ids[firstSlot]) < 0) {
        first = at
        firstSlot = slot
      }
    }
    heads[first]++
    merged[rank] = firstSlot
    if (rank % STEP === STEP - 1) yield
  }
  return merged
}

function* mergeStored(
  sources: readonly Source[],
  size: number,
): Generator<void, Pick<SealedData, 'storedBytes' | 'storedOffsets'>> {
  let length = 0
  for (const { segment, moved } of sources) {
    const { storedOffsets } = segment.data
    for (let slot = 0; slot < moved.length; slot++) {
      if (moved[slot] !== DEAD) length += storedOffsets[slot + 1] - storedOffsets[slot]
    }
  }
  const storedBytes = new Uint8Array(length)
  const storedOffsets = new Uint32Array(size + 1)
  let end = 0
  for (const { segment, moved } of sources) {
    const from = segment.data
    for (let slot = 0; slot < moved.length; slot++) {
      if (slot % STEP === STEP - 1) yield
      if (moved[slot] === DEAD) continue
      const bytes = from.storedBytes.subarray(from.storedOffsets[slot], from.storedOffsets[slot + 1])
      storedBytes.set(bytes, end)
      end += bytes.length
      storedOffsets[moved[slot] + 1] = end
    }
  }
  return { storedBytes, storedOffsets }
}
