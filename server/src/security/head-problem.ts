import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { problemBody } from '../calls/problem.ts'
import { Refusal } from '../calls/refusal.ts'
import { withSecurityHeaders } from './security-headers.ts'

/** What Node calls a request whose head or body did not come in time. */
export const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

/** What Node tells of a request that it gave up. */
export interface HeadError {
  code?: string
  /** What had come of the request when it was given up. */
  rawPacket?: Buffer
}

const headHeaders = [...withSecurityHeaders(new Response(), false).headers]
  .map(header => `${header.join(': ')}\r\n`)
  .join('')

/**
 * Whether the head grew too large in its first line. Where that line came in several packets, the last one is judged by
 * what it says: an address has no blanks, as headers have.
 */
const isInAddress = (packet: Buffer | undefined) => {
  const line = packet?.toString('latin1').split('\r\n', 1)[0] ?? ''
  return /^([A-Z]+ )?\S{1024,}( HTTP\/1\.[01])?$/.test(line)
}

const refusalFor = ({ code, rawPacket }: HeadError) => {
  if (code === TOO_SLOW) return new Refusal('request_timeout')
  const isTooLong = code === 'HPE_HEADER_OVERFLOW' && isInAddress(rawPacket)
  return new Refusal(isTooLong ? 'path_too_long' : 'broken_header')
}

/** The answer to what is given up before there is a whole request: a broken or too large head, or one that never ends. */
export const headProblem = (error: HeadError) => {
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const refusal = refusalFor(error)
  const status = isTooLarge && refusal.code === 'broken_header' ? 431 : refusal.status
  const problem = problemBody(refusal, 'en', { path: '', id: randomUUID(), supportEmail: '' })
  const body = JSON.stringify({ ...problem, status })
  return (
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/problem+json; charset=utf-8\r\n${headHeaders}` +
    `content-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`
  )
}
