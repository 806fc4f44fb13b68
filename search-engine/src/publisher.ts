import type { MessagePort } from 'node:worker_threads'
import type { SearchIndex } from './engine.ts'

/** Between two publications, so that changes in quick succession share one. */
const INTERVAL_MS = 40

/** Publishes an index to readers: at once after a quiet time, else when the interval is over. */
export const publisher = (index: SearchIndex, ports: readonly MessagePort[], published: () => void) => {
  let last = Number.NEGATIVE_INFINITY
  let planned: Promise<void> | null = null

  const now = (): void => {
    last = performance.now()
    planned = null
    const publication = index.publish()
    for (const port of ports) port.postMessage(publication)
    published()
  }

  return {
    now,
    /** Resolves when all changes so far are published: a reader takes up what is posted before it begins a search. */
    soon(): Promise<void> {
      planned ??= new Promise(resolve => {
        const act = (): void => {
          now()
          resolve()
        }
        const wait = last + INTERVAL_MS - performance.now()
        if (wait > 0) setTimeout(act, wait)
        else setImmediate(act)
      })
      return planned
    },
  }
}
