// Stand-ins for log-in providers, on this machine alone: node program.ts BASE_HOST, started with a channel to whom
// it tells its addresses. Ends with that channel.
import { createServer } from 'node:http'
import { createSandboxProvider } from './provider.ts'
import type { SandboxClient } from './provider-emulation.ts'
import { type ProviderQuirks, providerQuirks } from './provider-quirks.ts'

const baseHost = process.argv[2] ?? 'localhost'

/** Hosts of the marketplace and this machine; never another's. */
const isOurs = (address: string) => {
  if (!URL.canParse(address)) return false
  const { hostname, pathname } = new URL(address)
  const isHost = hostname === '127.0.0.1' || hostname === baseHost || hostname.endsWith(`.${baseHost}`)
  return isHost && /^\/social-log-in\/\w+\/answer$/.test(pathname)
}

const listen = async (ways: ProviderQuirks): Promise<SandboxClient> => {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { callback, client } = await createSandboxProvider(`http://127.0.0.1:${port}`, ways, isOurs)
  server.on('request', callback)
  return client
}

process.on('disconnect', () => process.exit(0))
// A terminal's Ctrl-C reaches the whole group; who started us says when.
process.on('SIGINT', () => undefined)

const clients = Object.entries(providerQuirks).map(
  async ([name, ways]) => [name, await listen(ways)] as const,
)
process.send?.(Object.fromEntries(await Promise.all(clients)))
