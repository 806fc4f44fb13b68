import type { Route } from './route.ts'

/** What `entry/` gets from a module: its calls, and what it does beside answering them. */
export interface ServerModule {
  routes: readonly Route[]
  /** Starts followers and timers; they end with `stop`. */
  start?(): Promise<void>
  stop?(): Promise<void>
}
