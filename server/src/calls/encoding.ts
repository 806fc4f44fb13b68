import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest form that the client takes. */
export const encodingOf = (accepts: string | null): Encoding => {
  const offered = (accepts ?? '').toLowerCase()
  const takes = (name: string) =>
    new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(offered)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

const MIN_BYTES = 512
/** For what is made for one request: half the time of a level more, for 5 % more bytes. */
const QUICK = 3
/** For what is packed again when it is asked for again: half the time of `QUICK`, for 9 % more bytes. */
export const QUICKEST = 1
/** Off the thread that answers: three times the time of `QUICK`, for 10 % fewer bytes; above it bytes hardly fall. */
const COMPACT = 5
const MAX_MEMORY = 9

const brotliOptions = (quality: number, bytes: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
})
const gzipOptions = (quality: number) => ({
  level: quality <= QUICKEST ? 2 : Math.min(9, quality + 1),
  memLevel: MAX_MEMORY,
})

/** A compressed body again, as small as is worth the time on a pool thread. */
export const recompress = async (body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> => {
  if (encoding === 'gzip') return promisify(gzip)(await promisify(gunzip)(body), gzipOptions(9))
  const plain = await promisify(brotliDecompress)(body)
  return promisify(brotliCompress)(plain, brotliOptions(COMPACT, plain.byteLength))
}

/** Compresses a body where that is worth it, and says so in `headers`. */
export const compress = (
  body: Buffer<ArrayBuffer>,
  encoding: Encoding,
  headers: Headers,
  quality = QUICK,
): Buffer<ArrayBuffer> => {
  if (encoding === 'identity' || body.byteLength < MIN_BYTES) return body
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  return encoding === 'br'
    ? brotliCompressSync(body, brotliOptions(quality, body.byteLength))
    : gzipSync(body, gzipOptions(quality))
}
