import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import webPush from 'web-push'
import { publicLookup } from '../../../security/public-address.ts'

/** Keys of RFC 8292, in base64url, and how a push service reaches the operator: `mailto:` or https. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
  subject: string
}

export interface PushMessage {
  endpoint: string
  p256dh: string
  auth: string
  /** JSON that the device's worker reads. */
  payload: string
  /** Of messages with one topic a push service that could not deliver yet keeps the last. */
  topic: string
  urgency: 'normal' | 'high'
}

/** `gone`: the device gets none any more. `later`: after so many seconds, or as one sees fit. */
export type PushResult =
  | { kind: 'taken' }
  | { kind: 'gone' }
  | { kind: 'refused'; status: number }
  | { kind: 'later'; status: number; seconds: number }

/** News that nobody could be given for so long is none. */
const TTL_SECONDS = 3 * 24 * 3600
const TIMEOUT_MS = 10_000
const MAX_RETRY_SECONDS = 24 * 3600

const pushResultOf = (status: number, retryAfter: string | undefined): PushResult => {
  if (status >= 200 && status < 300) return { kind: 'taken' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500)
    return { kind: 'later', status, seconds: Math.min(Number(retryAfter) || 0, MAX_RETRY_SECONDS) }
  return { kind: 'refused', status }
}

/**
 * Hands a message to a push service: encrypted for the device (RFC 8291), signed (RFC 8292). Redirects are not
 * followed, and with `isPublicOnly` no name with a private address is asked. Rejects where nothing answers.
 */
export const sendPush = async (
  { endpoint, p256dh, auth, payload, topic, urgency }: PushMessage,
  { keys, isPublicOnly }: { keys: VapidKeys; isPublicOnly: boolean },
): Promise<PushResult> => {
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    payload,
    {
      vapidDetails: keys,
      TTL: TTL_SECONDS,
      topic,
      urgency,
      contentEncoding: 'aes128gcm',
    },
  )
  const send = endpoint.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request = send(
      endpoint,
      {
        method,
        headers,
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(isPublicOnly && { lookup: publicLookup }),
      },
      answer => {
        resolve(pushResultOf(answer.statusCode ?? 0, answer.headers['retry-after']))
        // What it says is not read.
        answer.destroy()
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
