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

/**
 * The ads of a file (`-`: standard input), plain or gzipped, in any of the formats we read: the format is seen from
 * the content. A broken ad is answered as a problem and reading goes on; a file that cannot be read throws.
 * `onBytes` is told how much of the file was taken.
 */
export async function* readAds(file: string, onBytes?: (count: number) => void): AsyncGenerator<Read> {
  const bytes = unzipped(counted(file === '-' ? process.stdin : createReadStream(file), onBytes))
  const { head, all } = await headOf(bytes)
  if (head.length === 0) {
    yield { line: 1, reason: 'empty file' }
    return
  }
  const text = decoded(all, encodingOf(head))
  yield* readerFor(Buffer.from(head).toString('utf8'))(text, { name: feedName(file) })
}

export const feedName = (file: string): string =>
  file === '-'
    ? 'stdin'
    : basename(file)
        .replace(/\.gz$/, '')
        .replace(/\.(nd)?jsonl?$|\.\w+$/, '')

async function* counted(stream: Readable, onBytes?: (count: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
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

/** UTF-8 unless the file says another one at its start. */
const encodingOf = (head: Uint8Array): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  const declared =
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']|<meta[^>]*\bcharset\s*=\s*["']?([\w-]+)/i.exec(
      Buffer.from(head.subarray(0, 2000)).toString('latin1'),
    )
  const name = declared?.[1] ?? declared?.[2] ?? 'utf-8'
  try {
    return new TextDecoder(name).encoding
  } catch {
    return 'utf-8'
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
  if (start.startsWith('[') || /^\{[^{}[\]]*"jobs"\s*:\s*\[/.test(start)) return readBoard
  // JSON over several lines goes on with a key; a line of NDJSON that is cut off is followed by another object.
  return /^\{\s*\n|^\{[^\n]*[,:[{]\s*\n\s*["\]}]/.test(start) ? readBoard : readNdjson
}

const isPage = (start: string) => {
  if (/^<\?xml\b/.test(start) && !/<html[\s>]/i.test(start.slice(0, 2000))) return false
  return !/^<(source|jobs|rss|feed|channel|job)\b/i.test(start)
}
