import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands between a browser and the server; `lose` is told of the next answer to an application, and loses it. */
export const startFlakyProxy = async (target: () => number) => {
  let lose: (() => void) | undefined
  const line = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    const asked = request({ host: '127.0.0.1', port: target(), method, path: url, headers }, answer => {
      if (lose && method === 'POST' && /\/apply$/.test(url)) {
        lose()
        incoming.socket.destroy()
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    asked.on('error', () => incoming.socket.destroy())
    incoming.pipe(asked)
  })
  await new Promise<void>(listening => line.listen(0, '127.0.0.1', listening))
  const { port } = line.address() as AddressInfo
  return {
    port,
    loses: (told: () => void) => {
      lose = told
    },
    holds: () => {
      lose = undefined
    },
    close: () => {
      line.closeAllConnections()
      line.close()
    },
  }
}
