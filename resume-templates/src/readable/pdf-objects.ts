import { deflateSync, inflateSync } from 'node:zlib'

const OBJECT = /(\d+) 0 obj\s*(<<[\s\S]*?>>)\s*(?:endobj|stream\r?\n)/g
const LAST_TABLE = /startxref\s+(\d+)\s+%%EOF\s*$/
const TRAILER = /trailer\s*<<([\s\S]*?)>>\s*startxref\s+\d+\s+%%EOF\s*$/

const latin1 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

export interface PdfObject {
  number: string
  dictionary: string
  stream: Uint8Array
}

/** The objects of a PDF as the compiler writes it (a plain table, no packed objects), by their numbers. */
export class PdfObjects {
  readonly #pdf: Uint8Array
  readonly #text: string
  readonly all = new Map<string, PdfObject>()

  constructor(pdf: Uint8Array) {
    this.#pdf = pdf
    this.#text = latin1(pdf)
    for (const match of this.#text.matchAll(OBJECT)) {
      const [all, number = '', dictionary = ''] = match
      const from = match.index + all.length
      const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0)
      this.all.set(number, { number, dictionary, stream: pdf.subarray(from, from + length) })
    }
  }

  /** The object that a dictionary's entry refers to, or the first of several. */
  referred(name: string, { dictionary }: Pick<PdfObject, 'dictionary'>): PdfObject | undefined {
    return this.all.get(new RegExp(`/${name} \\[?\\s*(\\d+) 0 R`).exec(dictionary)?.[1] ?? '')
  }

  content({ dictionary, stream }: PdfObject): string {
    return latin1(dictionary.includes('/FlateDecode') ? inflateSync(stream) : stream)
  }

  /** The file with new contents of some objects added at its end, as PDF has changes. */
  changed(contents: ReadonlyMap<PdfObject, { entries: string; content: string }>): Uint8Array {
    const [, lastTable] = LAST_TABLE.exec(this.#text) ?? []
    const [, trailer] = TRAILER.exec(this.#text) ?? []
    if (contents.size === 0 || lastTable === undefined || trailer === undefined) return this.#pdf
    const added: Buffer[] = [Buffer.from('\n')]
    const rows: string[] = []
    let at = this.#pdf.byteLength + 1
    for (const [{ number }, { entries, content }] of contents) {
      rows.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
      const packed = deflateSync(Buffer.from(content, 'latin1'))
      const head = `${number} 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${packed.byteLength} >>\nstream\n`
      const pieces = [Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')]
      added.push(...pieces)
      at += pieces.reduce((sum, { byteLength }) => sum + byteLength, 0)
    }
    const end = `xref\n${rows.join('')}trailer\n<<${trailer.trimEnd()}\n  /Prev ${lastTable}\n>>\nstartxref\n${at}\n%%EOF\n`
    return Buffer.concat([this.#pdf, ...added, Buffer.from(end, 'latin1')])
  }
}
