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

interface BackgroundTask {
  start(): Promise<void>
  stop(): Promise<void>
}

/** What `entry/` gets from a module: its calls, and what it does beside answering them. */
export interface ServerModule {
  routes: readonly Route[]
  queues?: WorkQueues
  /** Starts what each process needs that answers requests, such as followers of changes; ends with `stop`. */
  start?(): Promise<void>
  stop?(): Promise<void>
  /** Queues, on which any number of processes work at once. */
  workers?: readonly BackgroundTask[]
  /** What one process of all does, and another takes over when that one ends; started again after a stop. */
  leaderTasks?: readonly BackgroundTask[]
}
