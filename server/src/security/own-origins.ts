import type { Hosts } from '../pages/hosts.ts'
import type { ClientAddress } from './client-address.ts'

/** Whether an origin is one of our sites, as seen from the host and scheme of a request. */
export type OwnOrigins = (clientAddress: ClientAddress) => (origin: string) => boolean

const portOf = (host: string) => /:\d+$/.exec(host)?.[0] ?? ''

/** The very hosts of markets and sites under the request's own scheme and port, and the named further origins. */
export const createOwnOrigins =
  (siteOf: Hosts, further: readonly string[]): OwnOrigins =>
  peer =>
  origin => {
    if (further.includes(origin)) return true
    if (!URL.canParse(origin)) return false
    const { protocol, host } = new URL(origin)
    const site = siteOf(host)
    return (
      protocol === (peer.isHttps ? 'https:' : 'http:') &&
      portOf(host) === portOf(peer.host) &&
      site !== undefined &&
      // Nobody is led there, and no session is.
      site.name !== 'operator'
    )
  }
