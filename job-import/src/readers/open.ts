import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { readBoard } from './board.ts'
import { readFrontMatter } from './front-matter.ts'
import { readNdjson } from './ndjson.ts'
import { readPage } from './page.ts'
import type { Read, Reader } from './read.ts'
import { readXml } from './xml.ts'

/** Enough of a file to know its format and its encoding. */
const HEAD_LENGTH = 64 * 1024

/** A file's path, `-` for standard input, or bytes with the name of the file that they would be. */
export type FeedSource = string | { name: string; bytes: AsyncIterable<Uint8Array> }

const bytesOf = (source: FeedSource): AsyncIterable<Uint8Array> => {
  if (typeof source !== 'string') return source.bytes
  return source === '-' ? process.stdin : createReadStream(source)
}

/**
 * The ads of a feed, plain or gzipped, in any of the formats we read: the format is seen from
 * the content. A broken ad is answered as a problem and reading goes on; a file that cannot be read throws.
 * `onBytes` is told how much of the file was taken.
 */
export async function* readAds(source: FeedSource, onBytes?: (count: number) => void): AsyncGenerator<Read> {
  const bytes = unzipped(counted(bytesOf(source), onBytes))
  const { head, all } = await headOf(bytes)
  if (head.length === 0) {
    yield { line: 1, reason: 'the file is empty' }
    return
  }
  const encoding = encodingOf(head)
  const text = decoded(all, encoding)
  yield* readerFor(new TextDecoder(encoding).decode(head))(text, { name: feedName(source) })
}

export const feedName = (source: FeedSource): string =>
  source === '-'
    ? 'stdin'
    : basename(typeof source === 'string' ? source : source.name)
        .replace(/\.gz$/, '')
        .replace(/\.(nd)?jsonl?$|\.\w+$/, '')

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  onBytes?: (count: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    onBytes?.(chunk.length)
    yield chunk
  }
}

async function* unzipped(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { head, all } = await headOf(stream)
  if (head[0] !== 0x1f || head[1] !== 0x8b) {
    yield* all
    return
  }
  // An error of either stream ends the reading below with it.
  yield* pipeline(Readable.from(all), createGunzip(), () => undefined)
}

/** The first bytes, and all of them again from the start. */
const headOf = async (chunks: AsyncIterable<Uint8Array>) => {
  const iterator = chunks[Symbol.asyncIterator]()
  const taken: Uint8Array[] = []
  let length = 0
  while (length < HEAD_LENGTH) {
    const { done, value } = await iterator.next()
    if (done) break
    taken.push(value)
    length += value.length
  }
  async function* all() {
    yield* taken
    for (;;) {
      const { done, value } = await iterator.next()
      if (done) return
      yield value
    }
  }
  return { head: Buffer.concat(taken), all: all() }
}

/**
 * What the file's first bytes show, else what it says of itself at its start, else UTF-8; windows-1252, which has
 * ISO-8859-1 in it, where the bytes are no UTF-8.
 */
const encodingOf = (head: Uint8Array): string => {
  const [first, second] = head
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // A feed begins with an ASCII character: a zero beside it is its other half.
  if (first !== 0 && second === 0) return 'utf-16le'
  if (first === 0 && second !== 0) return 'utf-16be'
  const declared =
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']|<meta[^>]*\bcharset\s*=\s*["']?([\w-]+)/i.exec(
      Buffer.from(head.subarray(0, 2000)).toString('latin1'),
    )
  const encoding = encodingNamed(declared?.[1] ?? declared?.[2] ?? 'utf-8')
  // Two bytes a character are ruled out by now, whatever the file says.
  return encoding === 'utf-8' || encoding.startsWith('utf-16')
    ? isUtf8(head)
      ? 'utf-8'
      : 'windows-1252'
    : encoding
}

const encodingNamed = (name: string): string => {
  try {
    return new TextDecoder(name).encoding
  } catch {
    return 'utf-8'
  }
}

const isUtf8 = (head: Uint8Array): boolean => {
  try {
    // What is cut off at the end is no fault.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

async function* decoded(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

const readerFor = (head: string): Reader => {
  const start = head.replace(/^\ufeff/, '').trimStart()
  if (start.startsWith('---')) return readFrontMatter
  if (start.startsWith('<')) return isPage(start) ? readPage : readXml
  if (
    start.startsWith('[') ||
    /^\{[^{}[\]]*"(?:jobs|offers|data|content|results|postings|positions|vacancies|listings|items)"\s*:\s*\[\s*[{\]]/.test(
      start,
    )
  )
    return readBoard
  // JSON over several lines goes on with a key; a line of NDJSON that is cut off is followed by another object.
  return /^\{\s*\n|^\{[^\n]*[,:[{]\s*\n\s*["\]}]/.test(start) ? readBoard : readNdjson
}

const isPage = (start: string) => /<(?:!doctype\s+html|html|head|body|script)\b/i.test(start.slice(0, 2000))
