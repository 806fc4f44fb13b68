/** More than any resume unpacks to, in bytes and parts. */
const MAX_UNPACKED = 100 * 1024 * 1024
const MAX_PARTS = 5000

const END = Buffer.from('504b0506', 'hex')
const PART = Buffer.from('504b0102', 'hex')
const PART_HEAD = 46
/** Sizes that stand elsewhere, in the form for files beyond 4 GB. */
const ELSEWHERE = 0xffff_ffff

/**
 * Whether a ZIP file says of itself that it unpacks to something of a resume's size. Asked before anything is unpacked; that it
 * says the truth is seen by whoever unpacks it.
 */
export const unpacksSmall = (content: Uint8Array): boolean => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  let unpacked = 0
  let parts = 0
  for (let at = bytes.indexOf(PART); at >= 0 && at + PART_HEAD <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 24)
    if (size === ELSEWHERE) return false
    unpacked += size
    parts += 1
    if (unpacked > MAX_UNPACKED || parts > MAX_PARTS) return false
    const next =
      at + PART_HEAD + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    at = bytes.subarray(next, next + 4).equals(END) ? -1 : bytes.indexOf(PART, next)
  }
  return true
}
