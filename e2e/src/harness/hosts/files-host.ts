import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const PASSED = [
  'content-type',
  'cache-control',
  'access-control-allow-origin',
  'cross-origin-resource-policy',
]

/** Another origin that distributes the site's files: it asks the site for each, by a host of its own. */
export const startFilesHost = async () => {
  const asked: string[] = []
  let sitePort = 0
  const server = createServer(async (request, answer) => {
    const path = request.url ?? '/'
    asked.push(path)
    const found = await fetch(`http://127.0.0.1:${sitePort}${path}`)
    for (const name of PASSED) {
      const value = found.headers.get(name)
      if (value !== null) answer.setHeader(name, value)
    }
    answer.writeHead(found.status).end(new Uint8Array(await found.arrayBuffer()))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    origin: `http://127.0.0.1:${port}`,
    distribute: (from: number) => {
      sitePort = from
    },
    close: () => new Promise(done => server.close(done)),
  }
}
