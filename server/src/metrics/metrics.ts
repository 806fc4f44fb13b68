import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { DueWork, WorkQueues } from '../calls/module.ts'
import type { PoolUse } from '../db/session-pool.ts'

/** Seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What is looked at when somebody asks for the metrics. */
interface MetricSources {
  pool(): PoolUse
  sockets(): number
  /** Work that waits for the marketplace's workers, by queue; every process sees the same. */
  queues: WorkQueues
}

/** The figures of one process, to be merged with those of others. */
export type MetricsSnapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

export interface Metrics {
  /** `call` is a method and a path of the contract, never an address. Nothing where no call was meant. */
  countCall(call: string | undefined, status: number, seconds: number): void
  countPage(site: string | undefined, status: number, seconds: number): void
  countSearch(seconds: number): void
  watch(sources: MetricSources): void
  snapshot(): Promise<MetricsSnapshot>
}

/** Children of a metric by their labels, looked up once: what counts a request must cost less than a hundredth of it. */
const childrenOf = <Child>(make: (label: string, status: string) => Child) => {
  const children = new Map<string, Map<number, Child>>()
  return (label: string, status = 0): Child => {
    const byStatus = children.get(label) ?? new Map<number, Child>()
    const child = byStatus.get(status) ?? make(label, String(status))
    byStatus.set(status, child)
    children.set(label, byStatus)
    return child
  }
}

const NONE = 'none'
/** How often the event loop is looked at: every 10 ms cost half a percent of a core. */
const LAG_EVERY_MS = 100

/** Counts what a process does, and looks at what it holds when it is asked. Every label is one of a few that are known at the start. */
export const createMetrics = (onError: (error: unknown) => undefined): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_EVERY_MS })
  const registers = [registry]

  const calls = new Counter({
    name: 'hanap_requests_total',
    help: 'Requests of the API that were answered',
    labelNames: ['call', 'status'],
    registers,
  })
  const callSeconds = new Histogram({
    name: 'hanap_request_duration_seconds',
    help: 'Time to answer a request of the API',
    labelNames: ['call'],
    buckets: BUCKETS,
    registers,
  })
  const pages = new Counter({
    name: 'hanap_pages_total',
    help: 'Requests of pages and their files that were answered',
    labelNames: ['site', 'status'],
    registers,
  })
  const pageSeconds = new Histogram({
    name: 'hanap_page_duration_seconds',
    help: 'Time to answer a request of a page or its files',
    labelNames: ['site'],
    buckets: BUCKETS,
    registers,
  })
  const searchSeconds = new Histogram({
    name: 'hanap_search_duration_seconds',
    help: 'Time to answer a search of jobs, cards included, whether asked by a page or by the API',
    buckets: BUCKETS,
    registers,
  })

  const callChild = childrenOf((call, status) => calls.labels(call, status))
  const callSecondsChild = childrenOf(call => callSeconds.labels(call))
  const pageChild = childrenOf((site, status) => pages.labels(site, status))
  const pageSecondsChild = childrenOf(site => pageSeconds.labels(site))

  return {
    countCall: (call = NONE, status, seconds) => {
      callChild(call, status).inc()
      callSecondsChild(call).observe(seconds)
    },
    countPage: (site = NONE, status, seconds) => {
      pageChild(site, status).inc()
      pageSecondsChild(site).observe(seconds)
    },
    countSearch: seconds => searchSeconds.observe(seconds),

    watch: ({ pool, sockets, queues }) => {
      new Gauge({
        name: 'hanap_database_connections',
        help: 'Connections to the database, in use and idle',
        labelNames: ['state'],
        registers,
        collect() {
          const { used, idle } = pool()
          this.set({ state: 'used' }, used)
          this.set({ state: 'idle' }, idle)
        },
      })
      new Gauge({
        name: 'hanap_database_waiting',
        help: 'Requests that wait for a connection to the database',
        registers,
        collect() {
          this.set(pool().waiting)
        },
      })
      new Gauge({
        name: 'hanap_sockets',
        help: 'WebSockets of open pages',
        registers,
        collect() {
          this.set(sockets())
        },
      })
      let looking: Promise<[string, DueWork][]> | undefined
      /** Once for both of the metrics that tell of it. What cannot be known is left out. */
      const dueWork = () => {
        looking ??= Promise.all(
          Object.entries(queues).map(async ([queue, look]) => [queue, await look().catch(onError)] as const),
        )
          .then(looks =>
            looks.flatMap(([queue, work]) => (work ? [[queue, work] satisfies [string, DueWork]] : [])),
          )
          .finally(() => {
            looking = undefined
          })
        return looking
      }
      const queueGauge = (name: string, help: string, figure: (work: DueWork) => number) =>
        new Gauge({
          name,
          help,
          labelNames: ['queue'],
          aggregator: 'max',
          registers,
          async collect() {
            const looks = await dueWork()
            this.reset()
            for (const [queue, work] of looks) this.set({ queue }, figure(work))
          },
        })
      queueGauge('hanap_queue_due', 'Pieces of work whose time has come', ({ due }) => due)
      queueGauge(
        'hanap_queue_overdue_seconds',
        'How long the oldest piece of work has been due',
        ({ overdueSeconds }) => overdueSeconds,
      )
    },

    snapshot: () => registry.getMetricsAsJSON(),
  }
}
