import { subscribe } from 'node:diagnostics_channel'
import { ACQUIRE_EVENT } from './session-pool.ts'
import { currentTransaction } from './transactions.ts'

/** What is told of by Node itself, by the pool and by stores of files, by the channel. */
const SLOW = {
  [ACQUIRE_EVENT]: 'another connection was asked for',
  'hanap:files:store': 'a file was stored',
  child_process: 'a process was started',
  worker_threads: 'a thread was started',
  'undici:request:create': 'an address was asked',
  'http.client.request.start': 'an address was asked',
  'net.client.socket': 'a connection was opened',
} as const

/** Reports, with the place in the code, what must not be done within a transaction: it keeps a connection waiting, and its locks. */
export const guardTransactions = (report: (error: Error) => void): void => {
  for (const [channel, what] of Object.entries(SLOW))
    subscribe(channel, () => {
      if (currentTransaction()) report(new Error(`Inside a database transaction: ${what}`))
    })
}
