import type { Log } from '../logging/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Settings } from './settings/settings.ts'

interface Watching {
  metrics: Metrics
  port: number
  stop(): Promise<void>
}

/** Counts what this process does and tells it on a port of its own; nothing where no port is set, and then nothing is loaded. */
export const startWatching = async (
  { METRICS_PORT: port, METRICS_HOST: host }: Settings,
  log: Log,
): Promise<Watching | undefined> => {
  if (port === undefined) return undefined
  const { createMetrics } = await import('../metrics/metrics.ts')
  const { startMetricsServer } = await import('../metrics/metrics-server.ts')
  const onError = (error: unknown): undefined => {
    log.error({ err: error }, 'could not read a metric')
  }
  const metrics = createMetrics(onError)
  const server = await startMetricsServer({
    host,
    port,
    snapshots: async () => [await metrics.snapshot()],
    onError,
  })
  return { metrics, ...server }
}
