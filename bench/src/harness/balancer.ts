import { Agent, createServer, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'

export interface Balancer {
  port: number
  add(port: number): Promise<void>
  close(): void
}

const LOOK_EVERY_MS = 500

/**
 * What a platform's proxy does: asks each process whether it is ready, sends requests to those that are, in turn and over
 * connections that stay open, and tries another process where a connection is refused. What was sent is sent to no other.
 */
export const startBalancer = async (): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true })
  const ready = new Map<number, boolean>()
  let turn = 0

  const next = () => {
    const ports = [...ready].flatMap(([port, isReady]) => (isReady ? [port] : []))
    turn += 1
    return ports[turn % ports.length]
  }
  const look = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
    await answer?.arrayBuffer()
    ready.set(port, answer?.status === 200)
  }
  const timer = setInterval(() => {
    for (const port of ready.keys()) void look(port)
  }, LOOK_EVERY_MS)

  const fail = (response: ServerResponse) => {
    if (response.headersSent) return response.destroy()
    response.writeHead(502).end()
  }

  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', chunk => chunks.push(chunk))
    incoming.on('end', () => {
      const send = (triesLeft: number) => {
        const port = next()
        if (port === undefined) return fail(response)
        const sent = request(
          {
            agent,
            port,
            host: '127.0.0.1',
            method: incoming.method,
            path: incoming.url,
            headers: incoming.headers,
          },
          answer => {
            response.writeHead(answer.statusCode ?? 502, answer.headers)
            answer.pipe(response)
            answer.on('error', () => fail(response))
          },
        )
        sent.on('error', error => {
          if (triesLeft > 0 && 'code' in error && error.code === 'ECONNREFUSED') send(triesLeft - 1)
          else fail(response)
        })
        sent.end(Buffer.concat(chunks))
      }
      send(2)
    })
  })
  server.on('upgrade', (incoming, socket, head) => {
    const port = next()
    if (port === undefined) return socket.destroy()
    const upstream = connect(port, '127.0.0.1', () => {
      const headers = incoming.rawHeaders.reduce(
        (lines, text, at) => lines + (at % 2 === 0 ? `${text}: ` : `${text}\r\n`),
        '',
      )
      upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${headers}\r\n`)
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    const end = () => {
      upstream.destroy()
      socket.destroy()
    }
    upstream.on('error', end)
    socket.on('error', end)
    socket.on('close', end)
    upstream.on('close', end)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    add: look,
    close: () => {
      clearInterval(timer)
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
