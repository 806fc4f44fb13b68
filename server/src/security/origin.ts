import { Refusal } from '../calls/refusal.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Cross-site request forgery: an unsafe request must come from its
 * own host. One that carries a session cookie must say so; bearer calls have no ambient authority.
 */
export const refuseForeignOrigin = (
  method: string,
  headers: Headers,
  host: string,
  credentials: { hasCookie: boolean; hasBearer: boolean },
) => {
  if (SAFE.has(method) || credentials.hasBearer) return
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  // A page that tells its address to nobody sends its forms without it: then only the browser's own word counts.
  if (origin === 'null' && site === 'same-origin') return
  if (origin !== null) {
    if (hostOf(origin) === host) return
    throw new Refusal('origin_refused')
  }
  if (site === 'same-origin') return
  if (site !== null || credentials.hasCookie) throw new Refusal('origin_refused')
}

const hostOf = (origin: string) => {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
