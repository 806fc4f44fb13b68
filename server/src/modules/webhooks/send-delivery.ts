import { createHmac } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { NoPublicAddress, publicLookup } from '../../security/public-address.ts'
import type { DeliveryOutcome, DueDelivery } from './deliveries-store.ts'
import { deliveryBody } from './delivery-body.ts'

const TIMEOUT_MS = 5000
const MAX_ANSWER_CHARACTERS = 1000
const MAX_ANSWER_BYTES = MAX_ANSWER_CHARACTERS * 4
const SECRET_PREFIX = 'whsec_'

/** As Standard Webhooks says: over the id, the time in seconds and the body. */
const signatureOf = (secret: string, id: string, seconds: string, body: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64')}`

/** How an answer begins, as text that a row can hold. */
const textOf = (chunks: readonly Buffer[]) =>
  Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').slice(0, MAX_ANSWER_CHARACTERS)

type Answered = { status: number; text: string }

const post = (
  url: string,
  headers: Record<string, string>,
  body: string,
  { signal, isPublicOnly }: { signal: AbortSignal; isPublicOnly: boolean },
) =>
  new Promise<Answered>((resolve, reject) => {
    const send = url.startsWith('https:') ? httpsRequest : httpRequest
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        agent: false,
        signal,
        ...(isPublicOnly && { lookup: publicLookup }),
      },
      answer => {
        const chunks: Buffer[] = []
        let bytes = 0
        // No more than the beginning is read, and a redirect is an answer as any other.
        const end = () => {
          resolve({ status: answer.statusCode ?? 0, text: textOf(chunks) })
          answer.destroy()
        }
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          bytes += chunk.length
          if (bytes >= MAX_ANSWER_BYTES) end()
        })
        answer.on('end', end)
        answer.on('error', reject)
      },
    )
    request.on('error', reject)
    request.end(body)
  })

const problemOf = (error: unknown, signal: AbortSignal) => {
  if (error instanceof NoPublicAddress) return 'not_public'
  return signal.aborted ? 'timeout' : 'no_answer'
}

/** Makes one attempt; it has an end after 5 s. With `isPublicOnly` no name with a private address is asked. */
export const sendDelivery = async (
  delivery: DueDelivery,
  { isPublicOnly }: { isPublicOnly: boolean },
): Promise<DeliveryOutcome> => {
  const startedAt = performance.now()
  const body = deliveryBody(delivery)
  const seconds = String(Math.floor(Date.now() / 1000))
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Hanap-Webhooks/1',
    'webhook-id': delivery.id,
    'webhook-timestamp': seconds,
    'webhook-signature': signatureOf(delivery.secret, delivery.id, seconds, body),
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const tookMs = () => Math.round(performance.now() - startedAt)
  try {
    const { status, text } = await post(delivery.url, headers, body, { signal, isPublicOnly })
    const isTaken = status >= 200 && status < 300
    return {
      problem: isTaken ? null : 'status',
      status,
      answer: text,
      tookMs: tookMs(),
      isDown: status === 429 || status >= 500,
    }
  } catch (error) {
    return { problem: problemOf(error, signal), status: null, answer: null, tookMs: tookMs(), isDown: true }
  }
}
