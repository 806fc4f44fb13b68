import type { Peer } from './peer.ts'

/** Whether an origin is one of our sites, as seen from the host and scheme of a request. */
export type OurOrigins = (peer: Peer) => (origin: string) => boolean

/** Every host at or below the base host under the request's own scheme and port, and the named further origins. */
export const createOurOrigins =
  (baseHost: string, further: readonly string[]): OurOrigins =>
  peer => {
    const port = /:\d+$/.exec(peer.host)?.[0] ?? ''
    const scheme = peer.isHttps ? 'https:' : 'http:'
    return origin => {
      if (further.includes(origin)) return true
      const { protocol, host } = new URL(origin)
      return protocol === scheme && (host === baseHost + port || host.endsWith(`.${baseHost}${port}`))
    }
  }
