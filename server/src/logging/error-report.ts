import { randomUUID } from 'node:crypto'
import { envelopeUrl } from '../pages/measuring.ts'
import { safeError } from './safe-error.ts'

export interface FailedRequest {
  id: string
  method: string
  path: string
}

const MAX_UNDER_WAY = 20
const PATIENCE_MS = 5000

/**
 * Tells a service that understands Sentry's envelopes of errors (specification, section 8). What it cannot take is dropped: a
 * report is never in a request's way, and never says more than `safeError` does.
 */
export const createErrorReports = (dsn: string, onFailure: (error: unknown) => void) => {
  const address = envelopeUrl(dsn)
  if (address === undefined) throw new Error('ERROR_REPORTING_DSN is not a valid DSN')
  let underWay = 0

  const send = async (body: string) => {
    const answer = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { 'content-type': 'application/x-sentry-envelope' },
      body,
    })
    if (!answer.ok) throw new Error(`The error-reporting service answered with status ${answer.status}`)
  }

  return (thrown: unknown, { id, method, path }: FailedRequest) => {
    if (underWay >= MAX_UNDER_WAY) return
    underWay += 1
    const { type, message, stack, ...more } = safeError(thrown)
    const eventId = randomUUID().replaceAll('-', '')
    const event = {
      event_id: eventId,
      timestamp: Date.now() / 1000,
      platform: 'node',
      level: 'error',
      transaction: `${method} ${path}`,
      exception: { values: [{ type, value: message }] },
      tags: { request_id: id },
      extra: { stack, ...more },
    }
    const lines = [{ event_id: eventId, sent_at: new Date().toISOString() }, { type: 'event' }, event]
    send(lines.map(line => JSON.stringify(line)).join('\n'))
      .catch(onFailure)
      .finally(() => {
        underWay -= 1
      })
  }
}
