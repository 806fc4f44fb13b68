const kinds = { Uint8Array, Uint16Array, Uint32Array, Float64Array }
type Kind = keyof typeof kinds
export type TypedArray = Uint8Array | Uint16Array | Uint32Array | Float64Array

interface Entry {
  name: string
  kind: Kind
  length: number
  offset: number
}

const ALIGNMENT = 8
const encoder = new TextEncoder()
const decoder = new TextDecoder()

function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT
}

function kindOf(array: TypedArray): Kind {
  if (array instanceof Uint8Array) return 'Uint8Array'
  if (array instanceof Uint16Array) return 'Uint16Array'
  return array instanceof Uint32Array ? 'Uint32Array' : 'Float64Array'
}

/** Named arrays as the pieces of one block of bytes: the header's length, the header, then the arrays, each aligned. */
export function packArrays(arrays: ReadonlyMap<string, TypedArray>): Uint8Array[] {
  let end = 0
  const entries: Entry[] = []
  const pieces: Uint8Array[] = []
  for (const [name, array] of arrays) {
    entries.push({ name, kind: kindOf(array), length: array.length, offset: end })
    pieces.push(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
    const next = aligned(end + array.byteLength)
    pieces.push(new Uint8Array(next - end - array.byteLength))
    end = next
  }
  const header = encoder.encode(JSON.stringify(entries))
  const start = new Uint8Array(aligned(4 + header.length))
  new DataView(start.buffer).setUint32(0, header.length)
  start.set(header, 4)
  return [start, ...pieces]
}

/** The arrays of a block, as views on it. */
export class PackedArrays {
  #bytes: Uint8Array
  #start: number
  #entries: Map<string, Entry>

  constructor(bytes: Uint8Array) {
    // Views on wider numbers need an aligned buffer, which a file's is not always.
    this.#bytes = bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice()
    const { buffer, byteOffset } = this.#bytes
    const length = new DataView(buffer, byteOffset).getUint32(0)
    const entries: Entry[] = JSON.parse(decoder.decode(this.#bytes.subarray(4, 4 + length)))
    this.#entries = new Map(entries.map(entry => [entry.name, entry]))
    this.#start = aligned(4 + length)
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  bytes(name: string): Uint8Array {
    const [offset, length] = this.#place(name, 'Uint8Array')
    return new Uint8Array(this.#bytes.buffer, offset, length)
  }

  shorts(name: string): Uint16Array {
    const [offset, length] = this.#place(name, 'Uint16Array')
    return new Uint16Array(this.#bytes.buffer, offset, length)
  }

  words(name: string): Uint32Array {
    const [offset, length] = this.#place(name, 'Uint32Array')
    return new Uint32Array(this.#bytes.buffer, offset, length)
  }

  floats(name: string): Float64Array {
    const [offset, length] = this.#place(name, 'Float64Array')
    return new Float64Array(this.#bytes.buffer, offset, length)
  }

  /** Value numbers, which are of one of two widths. */
  numbers(name: string): Uint16Array | Uint32Array {
    return this.#entries.get(name)?.kind === 'Uint16Array' ? this.shorts(name) : this.words(name)
  }

  #place(name: string, kind: Kind): [number, number] {
    const entry = this.#entries.get(name)
    if (entry?.kind !== kind) throw new Error(`holds no ${kind} "${name}"`)
    return [this.#bytes.byteOffset + this.#start + entry.offset, entry.length]
  }
}
