import type { Route } from './route.ts'

/** Work that waits for a worker of whatever process. */
export interface DueWork {
  /** Pieces whose time has come. */
  due: number
  /** How long the oldest of them has been due. */
  overdueSeconds: number
}

/** By the queue's name, asked when somebody watches; nothing where it cannot be known now. */
export type WorkQueues = Readonly<Record<string, () => Promise<DueWork | undefined>>>

/** What `entry/` gets from a module: its calls, and what it does beside answering them. */
export interface ServerModule {
  routes: readonly Route[]
  queues?: WorkQueues
  /** Starts followers and timers; they end with `stop`. */
  start?(): Promise<void>
  stop?(): Promise<void>
}
