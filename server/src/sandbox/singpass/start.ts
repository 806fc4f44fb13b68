import { createHash } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'

export interface SingpassSandbox {
  /** What the marketplace is configured with; its keys are known to everybody who reads this file. */
  environment: Record<string, string>
  /** Tells where the marketplace listens, on this machine; before that nobody can log in. */
  serve(port: number): void
  stop(): Promise<void>
}

const CLIENT_ID = 'hanap-sandbox'
const JWKS_PATH = '/api/auth/sg/singpass/jwks'

const sandboxKey = (use: string) => createHash('sha256').update(`sandbox ${use}`).digest('base64')

/** Hosts of the marketplace and this machine; never another's. */
const isOurs = (baseHost: string) => (address: string) => {
  if (!URL.canParse(address)) return false
  const { hostname, pathname } = new URL(address)
  return (hostname === baseHost || hostname.endsWith(`.${baseHost}`)) && pathname === '/singpass/callback'
}

/**
 * A stand-in for Singpass on a port of this machine. It costs a listening socket until somebody uses it: the
 * provider is loaded for the first request. Never for production.
 */
export const startSingpassSandbox = async (baseHost: string): Promise<SingpassSandbox> => {
  let site: number | undefined
  let provider: Promise<RequestListener> | undefined
  const server = createServer((request, response) => {
    provider ??= import('./provider.ts').then(({ createSingpassProvider }) =>
      createSingpassProvider({
        issuer,
        clientId: CLIENT_ID,
        jwksUri: `http://127.0.0.1:${site}${JWKS_PATH}`,
        isOurs: isOurs(baseHost),
      }),
    )
    provider.then(
      handle => handle(request, response),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    environment: {
      SINGPASS_ISSUER: issuer,
      SINGPASS_CLIENT_ID: CLIENT_ID,
      SINGPASS_DATA_KEYS: `sandbox:${sandboxKey('data')}`,
      SINGPASS_INDEX_KEY: sandboxKey('index'),
    },
    serve: port => {
      site = port
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
