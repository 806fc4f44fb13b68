import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Limit } from '@hanap/contracts/call'
import { socketPath } from '@hanap/contracts/sockets/socket'
import { WebSocketServer } from 'ws'
import { bearer } from '../calls/bearer.ts'
import type { SessionService, SignedInPerson } from '../calls/caller.ts'
import { type ErrorClassifier, refusalOf } from '../calls/error-refusal.ts'
import { localeOfCall } from '../calls/locale.ts'
import { Refusal } from '../calls/refusal.ts'
import type { createClientAddresses } from '../security/client-address.ts'
import { readCookie, sessionCookieName } from '../security/cookies.ts'
import { refuseForeignOrigin } from '../security/origin.ts'
import { limitedAddress, type RateLimits, retryAfter } from '../security/rate-limits.ts'
import { MAX_MESSAGE_BYTES, type Sockets } from './sockets.ts'

/** Takes over a connection that asks to become another kind. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

export interface UpgradeDeps extends ErrorClassifier {
  sockets: Sockets
  sessions: SessionService
  limits: RateLimits
  clientAddresses: ReturnType<typeof createClientAddresses>
  onError(error: unknown, request: { id: string; method: string; path: string }): void
}

/** Of one session, far more than its pages open. Many people are behind the one address of a phone network. */
const HANDSHAKES: Limit = { by: 'account', max: 300, seconds: 600, isPerProcess: true }
/** Of those who are nobody. */
const REFUSED_HANDSHAKES: Limit = { by: 'address', max: 1200, seconds: 600, isPerProcess: true }

const headersOf = ({ headers }: IncomingMessage) =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  )

const refuse = (socket: Duplex, { status, code }: Refusal) => {
  const body = JSON.stringify({ type: 'about:blank', status, code })
  // Its other side may stay open for ever.
  socket.once('finish', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: application/problem+json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`,
  )
}

/**
 * WebSockets of signed-in people's pages, at one path. A cookie counts only from a page of this very host, as another
 * site's page could open a socket with it; a bearer token needs no such proof.
 */
export const createUpgrade = (deps: UpgradeDeps): Upgrade => {
  const { sockets, sessions, limits, clientAddresses, onError } = deps
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  })

  const admit = async (request: IncomingMessage) => {
    if (request.url?.split('?', 1)[0] !== socketPath) throw new Refusal('not_found')
    const headers = headersOf(request)
    const peer = clientAddresses(request.socket.remoteAddress ?? '', headers)
    const credential = bearer(headers)
    const cookie = readCookie(headers.get('cookie'), sessionCookieName(peer.isHttps))
    // A handshake is a GET, and does what only a page of ours may do.
    refuseForeignOrigin('POST', headers, peer.host, {
      hasBearer: credential !== undefined,
      hasCookie: true,
    })
    const token = credential ? credential.token : cookie
    const place = localeOfCall(peer.site, headers)
    const person = await personOf(token).catch(async (error: unknown) => {
      await count(REFUSED_HANDSHAKES, limitedAddress(peer.address))
      throw error
    })
    await count(HANDSHAKES, person.sessionId)
    return { token, place, person }
  }

  const count = async (limit: Limit, who: string) => {
    const seconds = retryAfter(await limits([{ name: 'socket', limit, who }]))
    if (seconds !== undefined) throw new Refusal('too_many_attempts', { retryAfter: seconds })
  }

  const personOf = async (token: string | undefined): Promise<SignedInPerson> => {
    const caller = token ? await sessions.find(token) : undefined
    if (caller?.kind !== 'seeker' && caller?.kind !== 'recruiter') throw new Refusal('sign_in_required')
    return caller
  }

  const accept = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { token, place, person } = await admit(request)
    webSockets.handleUpgrade(request, socket, head, opened => {
      sockets.add(opened, person, place)
      // It may have ended between being found and being held.
      personOf(token).catch((error: unknown) => {
        // Whether it has, a busy database does not say: the next look at all sessions does.
        if (error instanceof Refusal) sockets.endSession(person.sessionId)
      })
    })
  }

  return (request, socket, head) => {
    const ignore = () => socket.destroy()
    socket.on('error', ignore)
    accept(request, socket, head).catch((error: unknown) => {
      if (!(error instanceof Refusal))
        onError(error, { id: crypto.randomUUID(), method: 'GET', path: socketPath })
      refuse(socket, refusalOf(error, deps))
    })
  }
}
