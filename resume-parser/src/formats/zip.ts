import { inflateRawSync } from 'node:zlib'

/** Far more than any resume's text; a bomb ends here. */
const MAX_BYTES = 24 * 1024 * 1024
const MAX_ENTRIES = 4000
const END = 0x06054b50
const ENTRY = 0x02014b50
const STORED = 0
const DEFLATED = 8

export interface ZipArchive {
  names: string[]
  /** An entry as text; undefined where there is none. Throws where it is too large or broken. */
  text(name: string): string | undefined
}

/** Reads a ZIP file's list of entries; each is inflated when it is asked for, and never beyond the bound. */
export const openZip = (bytes: Uint8Array): ZipArchive => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = file.length - 22
  while (end >= 0 && file.readUInt32LE(end) !== END) end -= 1
  if (end < 0) throw new Error('no list of entries')
  const count = Math.min(file.readUInt16LE(end + 10), MAX_ENTRIES)
  const entries = new Map<string, { method: number; size: number; at: number }>()
  let at = file.readUInt32LE(end + 16)
  for (let index = 0; index < count && file.readUInt32LE(at) === ENTRY; index++) {
    const nameLength = file.readUInt16LE(at + 28)
    entries.set(file.toString('utf8', at + 46, at + 46 + nameLength), {
      method: file.readUInt16LE(at + 10),
      size: file.readUInt32LE(at + 20),
      at: file.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  let left = MAX_BYTES
  return {
    names: [...entries.keys()],
    text: name => {
      const entry = entries.get(name)
      if (!entry) return undefined
      const start = entry.at + 30 + file.readUInt16LE(entry.at + 26) + file.readUInt16LE(entry.at + 28)
      const packed = file.subarray(start, start + entry.size)
      if (entry.method !== STORED && entry.method !== DEFLATED)
        throw new Error(`packed by method ${entry.method}`)
      const plain = entry.method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: left })
      left -= plain.length
      if (left <= 0) throw new RangeError('too large')
      return plain.toString('utf8')
    },
  }
}
