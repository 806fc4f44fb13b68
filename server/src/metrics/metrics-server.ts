import { createServer } from 'node:http'
import { EXPOSITION_TYPE, expositionOf } from './exposition.ts'
import type { MetricsSnapshot } from './metrics.ts'

export interface MetricsServerDeps {
  host: string
  port: number
  /** Of each process that answers. */
  snapshots(): Promise<readonly MetricsSnapshot[]>
  onError(error: unknown): void
}

/** Answers `GET /metrics` on a port of its own, which is for whoever watches the servers and for nobody else. */
export const startMetricsServer = async ({
  host,
  port,
  snapshots,
  onError,
}: MetricsServerDeps): Promise<{ port: number; stop(): Promise<void> }> => {
  /** Those who ask at once get one answer. */
  let exposition: Promise<string> | undefined
  const text = () => {
    exposition ??= snapshots()
      .then(expositionOf)
      .finally(() => {
        exposition = undefined
      })
    return exposition
  }
  const server = createServer({ requestTimeout: 10_000 }, (request, answer) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (request.url !== '/metrics' || !isReading) return void answer.writeHead(404).end()
    text().then(
      body => answer.writeHead(200, { 'content-type': EXPOSITION_TYPE }).end(body),
      (error: unknown) => {
        onError(error)
        answer.writeHead(503).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
