import { type RateStatus, rateHeaders } from '../../security/rate-limits.ts'
import { BARE_POLICY } from '../../security/security-headers.ts'

interface Media {
  mime: string
  /** In bytes. */
  size: number
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
  { method, headers: asking }: Request,
  { mime, size }: Media,
  open: (from: number, to: number) => ReadableStream<Uint8Array>,
  rates: readonly RateStatus[],
  policy = `sandbox; ${BARE_POLICY}`,
): Response => {
  const requestedRange = rangeOf(asking.get('range'), size)
  const headers = {
    'content-type': mime,
    'accept-ranges': 'bytes',
    'content-disposition': 'inline',
    'content-security-policy': policy,
    'cache-control': 'private, no-store',
    ...Object.fromEntries(rateHeaders(rates)),
  }
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
