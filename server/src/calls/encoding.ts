import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

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
const MAX_MEMORY = 9

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
    ? brotliCompressSync(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        },
      })
    : gzipSync(body, { level: Math.min(9, quality + 1), memLevel: MAX_MEMORY })
}
