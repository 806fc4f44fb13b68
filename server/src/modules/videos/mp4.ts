import type { ByteReader } from './byte-reader.ts'

/** A box of an ISO base media file (ISO/IEC 14496-12): its name, and where its content begins and ends. */
interface Box {
  name: string
  from: number
  to: number
}

const MAX_BOXES = 20_000

async function* boxesIn(reader: ByteReader, from: number, to: number): AsyncGenerator<Box> {
  let place = from
  for (let count = 0; place + 8 <= to && count < MAX_BOXES; count += 1) {
    const head = await reader.at(place, 16)
    if (head.length < 8) return
    const short = head.readUInt32BE(0)
    const isLong = short === 1 && head.length === 16
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - place : short
    const header = isLong ? 16 : 8
    if (size < header || place + size > to) return
    yield { name: head.toString('latin1', 4, 8), from: place + header, to: place + size }
    place += size
  }
}

const childrenOf = async (reader: ByteReader, { from, to }: Box, name: string): Promise<Box[]> => {
  const boxes: Box[] = []
  for await (const box of boxesIn(reader, from, to)) if (box.name === name) boxes.push(box)
  return boxes
}

const within = async (
  reader: ByteReader,
  box: Box | undefined,
  ...path: string[]
): Promise<Box | undefined> => {
  let current = box
  for (const name of path) current = current && (await childrenOf(reader, current, name))[0]
  return current
}

/** `timescale` and `duration` of a movie's or a track's header, in seconds. */
const secondsOf = async (reader: ByteReader, header: Box | undefined) => {
  if (!header) return { timescale: 0, seconds: 0 }
  const bytes = await reader.at(header.from, 32)
  const isLong = bytes[0] === 1
  if (bytes.length < (isLong ? 32 : 20)) return { timescale: 0, seconds: 0 }
  const timescale = bytes.readUInt32BE(isLong ? 20 : 12)
  const units = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16)
  // All ones: the length was not known when this was written.
  const isKnown = units !== 0xff_ff_ff_ff && units < Number.MAX_SAFE_INTEGER
  return { timescale, seconds: timescale > 0 && isKnown ? units / timescale : 0 }
}

/** In a file of fragments: where the last one of them begins, in seconds. */
const lastFragment = async (reader: ByteReader, timescale: number): Promise<number> => {
  let last = 0
  for await (const box of boxesIn(reader, 0, reader.size)) {
    if (box.name !== 'moof') continue
    const decodeTime = await within(reader, box, 'traf', 'tfdt')
    const bytes = decodeTime && (await reader.at(decodeTime.from, 12))
    if (!bytes || bytes.length < 8) continue
    const units =
      bytes[0] === 1 && bytes.length >= 12 ? Number(bytes.readBigUInt64BE(4)) : bytes.readUInt32BE(4)
    last = Math.max(last, timescale > 0 ? units / timescale : 0)
  }
  return last
}

/** Seconds of an MP4 or MOV file with a picture; undefined where it is none. */
export const mp4Seconds = async (reader: ByteReader): Promise<number | undefined> => {
  let movie: Box | undefined
  for await (const box of boxesIn(reader, 0, reader.size)) if (box.name === 'moov') movie = box
  if (!movie) return undefined
  for (const track of await childrenOf(reader, movie, 'trak')) {
    const handler = await within(reader, track, 'mdia', 'hdlr')
    const kind = handler && (await reader.at(handler.from + 8, 4)).toString('latin1')
    if (kind !== 'vide') continue
    const whole = await secondsOf(reader, await within(reader, movie, 'mvhd'))
    if (whole.seconds > 0) return whole.seconds
    const media = await secondsOf(reader, await within(reader, track, 'mdia', 'mdhd'))
    return media.seconds > 0 ? media.seconds : lastFragment(reader, media.timescale)
  }
  return undefined
}
