import { type RateStatus, rateHeaders } from '../../security/rate-limits.ts'
import { BARE_POLICY } from '../../security/security-headers.ts'
import { hasCurrent } from '../etag.ts'

/** How long browsers keep what never changes under its address. */
const KEPT_SECONDS = 86_400

interface Media {
  mime: string
  /** In bytes. */
  size: number
  /** Absent: it is not kept. */
  etag?: string | undefined
}

/** The one range that is asked for; both ends count. `none` where the header says nothing that we do: then all is sent. */
const rangeOf = (
  header: string | null,
  size: number,
): { from: number; to: number } | 'none' | 'unsatisfiable' => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'none'
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < from) return 'none'
  return from >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { from, to }
}

/** A file that is shown in its place, whole or the range that was asked for (RFC 9110, section 14). */
export const mediaResponse = (
  request: Request,
  { mime, size, etag }: Media,
  open: (from: number, to: number) => ReadableStream<Uint8Array>,
  rates: readonly RateStatus[],
  policy = `sandbox; ${BARE_POLICY}`,
): Response => {
  const { method, headers: asking } = request
  const ofOther = asking.get('if-range')
  const requestedRange = rangeOf(ofOther === null || ofOther === etag ? asking.get('range') : null, size)
  const headers = {
    'content-type': mime,
    'accept-ranges': 'bytes',
    'content-disposition': 'inline',
    'content-security-policy': policy,
    'cache-control': etag === undefined ? 'private, no-store' : `private, max-age=${KEPT_SECONDS}`,
    ...(etag !== undefined && { etag }),
    ...Object.fromEntries(rateHeaders(rates)),
  }
  if (hasCurrent(request, etag ?? null)) return new Response(null, { status: 304, headers })
  if (requestedRange === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  const { from, to } = requestedRange === 'none' ? { from: 0, to: size - 1 } : requestedRange
  // Nobody would read, nor close, what is opened for a question about the head alone.
  return new Response(method === 'HEAD' ? null : open(from, to), {
    status: requestedRange === 'none' ? 200 : 206,
    headers: {
      ...headers,
      'content-length': String(to - from + 1),
      ...(requestedRange === 'none' ? {} : { 'content-range': `bytes ${from}-${to}/${size}` }),
    },
  })
}
