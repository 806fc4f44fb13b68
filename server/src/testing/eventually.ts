import { vi } from 'vitest'

/** What `check` answers once it no longer throws; for what the server does by itself, also on a busy machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 10_000, interval: 20 })
