import type { ByteReader } from './byte-reader.ts'

/** Elements of Matroska (RFC 9559) that are read here. */
const ids = {
  segment: 0x18_53_80_67,
  info: 0x15_49_a9_66,
  timestampScale: 0x2a_d7_b1,
  duration: 0x44_89,
  tracks: 0x16_54_ae_6b,
  trackEntry: 0xae,
  trackType: 0x83,
  cluster: 0x1f_43_b6_75,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const

/** What stands in these is read element by element. */
const masters: ReadonlySet<number> = new Set([
  ids.segment,
  ids.info,
  ids.tracks,
  ids.trackEntry,
  ids.cluster,
  ids.blockGroup,
])

const VIDEO_TRACK = 1
const MAX_ELEMENTS = 200_000
/** Nanoseconds; the scale where a file names none. */
const USUAL_SCALE = 1_000_000

const unsigned = (bytes: Buffer) => bytes.reduce((value, byte) => value * 256 + byte, 0)

/** A number of variable length: how many bytes it has, and its value with its marker (`id`) and without it. */
const variable = (bytes: Buffer, at: number) => {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  if (length > 8 || at + length > bytes.length) return undefined
  const rest = unsigned(bytes.subarray(at + 1, at + length))
  // Without the marker first: with it, eight bytes are more than a number holds exactly.
  const bare = first & (0xff >> length)
  const weight = 256 ** (length - 1)
  const value = bare * weight + rest
  const isUnknown =
    bare === 0xff >> length && bytes.subarray(at + 1, at + length).every(byte => byte === 0xff)
  return { length, id: first * weight + rest, value, isUnknown }
}

/** Seconds of a WebM or Matroska file with a picture; undefined where it is none. A recording on the fly names no length: then the last picture tells. */
export const webmSeconds = async (reader: ByteReader): Promise<number | undefined> => {
  let scale = USUAL_SCALE
  let duration = 0
  let hasVideo = false
  let cluster = 0
  let last = 0
  let place = 0
  for (let count = 0; place < reader.size && count < MAX_ELEMENTS; count += 1) {
    const head = await reader.at(place, 12)
    const id = variable(head, 0)
    const size = id && variable(head, id.length)
    if (!id || !size) break
    const content = place + id.length + size.length
    if (masters.has(id.id)) {
      place = content
      continue
    }
    if (size.isUnknown) break
    const bytes = (length: number) => reader.at(content, Math.min(length, size.value))
    switch (id.id) {
      case ids.timestampScale:
        scale = unsigned(await bytes(8))
        break
      case ids.duration: {
        const value = await bytes(8)
        duration = value.length === 8 ? value.readDoubleBE() : value.length === 4 ? value.readFloatBE() : 0
        break
      }
      case ids.trackType:
        hasVideo ||= unsigned(await bytes(1)) === VIDEO_TRACK
        break
      case ids.timestamp:
        cluster = unsigned(await bytes(8))
        break
      case ids.simpleBlock:
      case ids.block: {
        const block = await bytes(12)
        const track = variable(block, 0)
        if (track && block.length >= track.length + 2)
          last = Math.max(last, cluster + block.readInt16BE(track.length))
        break
      }
    }
    // A length that is known and too long to be allowed needs no more reading.
    if (duration > 0 && hasVideo) break
    place = content + size.value
  }
  if (!hasVideo) return undefined
  return ((duration > 0 ? duration : last) * scale) / 1e9
}
