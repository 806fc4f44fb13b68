import type { ChildProcess } from 'node:child_process'
import type { Log } from '../logging/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Settings } from './settings/settings.ts'

interface Watching {
  metrics: Metrics
  port: number
  stop(): Promise<void>
}

const reportTo =
  (log: Log) =>
  (error: unknown): undefined => {
    log.error({ err: error }, 'could not read a metric')
  }

/** Counts what this process does and tells it on a port of its own; nothing where no port is set, and then nothing is loaded. */
export const startWatching = async (
  { METRICS_PORT: port, METRICS_HOST: host }: Settings,
  log: Log,
): Promise<Watching | undefined> => {
  if (port === undefined) return undefined
  const { createMetrics } = await import('../metrics/metrics.ts')
  const { startMetricsServer } = await import('../metrics/metrics-server.ts')
  const onError = reportTo(log)
  const metrics = createMetrics(onError)
  const server = await startMetricsServer({
    host,
    port,
    snapshots: async () => [await metrics.snapshot()],
    onError,
  })
  return { metrics, ...server }
}

/** Tells the figures of all processes that this one started; these count by `countForParent`. */
export const watchChildren = async (
  { METRICS_PORT: port, METRICS_HOST: host }: Settings,
  log: Log,
  children: () => readonly ChildProcess[],
): Promise<Omit<Watching, 'metrics'> | undefined> => {
  if (port === undefined) return undefined
  const { startMetricsServer } = await import('../metrics/metrics-server.ts')
  const { snapshotsOf } = await import('../metrics/process-snapshots.ts')
  return startMetricsServer({ host, port, snapshots: () => snapshotsOf(children()), onError: reportTo(log) })
}

/** Counts what this process does, for the one that started it to tell. */
export const countForParent = async (
  { METRICS_PORT: port }: Settings,
  log: Log,
): Promise<Metrics | undefined> => {
  if (port === undefined) return undefined
  const { createMetrics } = await import('../metrics/metrics.ts')
  const { answerSnapshotRequests } = await import('../metrics/process-snapshots.ts')
  const onError = reportTo(log)
  const metrics = createMetrics(onError)
  answerSnapshotRequests(metrics, onError)
  return metrics
}
