const kinds = { Uint8Array, Uint16Array, Uint32Array, Float64Array }
type ArrayKind = keyof typeof kinds
export type TypedArray = Uint8Array | Uint16Array | Uint32Array | Float64Array

interface ArrayEntry {
  name: string
  kind: ArrayKind
  length: number
  offset: number
}

const ALIGNMENT = 8
/** Bytes copied between two looks at the clock. */
const STEP = 1 << 20
const encoder = new TextEncoder()
const decoder = new TextDecoder()

const aligned = (offset: number): number => Math.ceil(offset / ALIGNMENT) * ALIGNMENT

const kindOf = (array: TypedArray): ArrayKind => {
  if (array instanceof Uint8Array) return 'Uint8Array'
  if (array instanceof Uint16Array) return 'Uint16Array'
  return array instanceof Uint32Array ? 'Uint32Array' : 'Float64Array'
}

/** Named arrays as one block of memory that threads share: the header's length, the header, then the arrays, each aligned. */
export function* packInSteps(arrays: ReadonlyMap<string, TypedArray>): Generator<void, SharedArrayBuffer> {
  let end = 0
  const entries: ArrayEntry[] = []
  for (const [name, array] of arrays) {
    entries.push({ name, kind: kindOf(array), length: array.length, offset: end })
    end = aligned(end + array.byteLength)
  }
  const header = encoder.encode(JSON.stringify(entries))
  const start = aligned(4 + header.length)
  const block = new SharedArrayBuffer(start + end)
  const bytes = new Uint8Array(block)
  new DataView(block).setUint32(0, header.length)
  bytes.set(header, 4)
  let copied = 0
  for (const [index, array] of [...arrays.values()].entries()) {
    const from = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    const to = start + entries[index].offset
    for (let at = 0; at < from.length; at += STEP) {
      const piece = from.subarray(at, at + STEP)
      bytes.set(piece, to + at)
      copied += piece.length
      if (copied < STEP) continue
      copied = 0
      yield
    }
  }
  return block
}

export const packArrays = (arrays: ReadonlyMap<string, TypedArray>): SharedArrayBuffer => {
  const steps = packInSteps(arrays)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The arrays of a block, as views on it. */
export class PackedArrays {
  #block: SharedArrayBuffer
  #start: number
  #entries: Map<string, ArrayEntry>

  constructor(block: SharedArrayBuffer) {
    this.#block = block
    const length = new DataView(block).getUint32(0)
    const entries: ArrayEntry[] = JSON.parse(decoder.decode(new Uint8Array(block, 4, length)))
    this.#entries = new Map(entries.map(entry => [entry.name, entry]))
    this.#start = aligned(4 + length)
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  bytes(name: string): Uint8Array {
    return new Uint8Array(this.#block, ...this.#place(name, 'Uint8Array'))
  }

  shorts(name: string): Uint16Array {
    return new Uint16Array(this.#block, ...this.#place(name, 'Uint16Array'))
  }

  words(name: string): Uint32Array {
    return new Uint32Array(this.#block, ...this.#place(name, 'Uint32Array'))
  }

  floats(name: string): Float64Array {
    return new Float64Array(this.#block, ...this.#place(name, 'Float64Array'))
  }

  /** Value numbers, which are of one of two widths. */
  numbers(name: string): Uint16Array | Uint32Array {
    return this.#entries.get(name)?.kind === 'Uint16Array' ? this.shorts(name) : this.words(name)
  }

  #place(name: string, kind: ArrayKind): [offset: number, length: number] {
    const entry = this.#entries.get(name)
    if (entry?.kind !== kind) throw new Error(`holds no ${kind} "${name}"`)
    return [this.#start + entry.offset, entry.length]
  }
}
