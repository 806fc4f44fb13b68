import { Agent, request } from 'node:http'
import { gunzipSync } from 'node:zlib'

export interface TimedAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  /** Milliseconds from the first byte sent to the last received. */
  ms: number
}

/** An answer's text, packed or not. */
export const answerText = ({ body, headers }: TimedAnswer): string =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()

/** Asks for paths of a host over a few connections that stay open. */
export const createClient = (port: number, connections = 1) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  const get = (host: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<TimedAnswer>((resolve, reject) => {
      const began = performance.now()
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          agent,
          headers: { host: `${host}:${port}`, 'accept-encoding': 'gzip', ...headers },
        },
        answer => {
          const chunks: Buffer[] = []
          answer.on('data', chunk => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks),
              ms: performance.now() - began,
            }),
          )
        },
      )
      sent.on('error', reject)
      sent.end()
    })

  /** Asks for every address once, over all connections; an answer other than 200 is an error. */
  const getAll = async (addresses: readonly HostAndPath[]): Promise<void> => {
    const waiting = addresses.values()
    const work = async () => {
      for (const [host, path] of waiting) {
        const { status } = await get(host, path)
        if (status !== 200) throw new Error(`${status} from ${host}${path}`)
      }
    }
    await Promise.all(Array.from({ length: connections }, work))
  }

  return { get, getAll, close: () => agent.destroy() }
}

export type HostAndPath = readonly [host: string, path: string]
export type Client = ReturnType<typeof createClient>
