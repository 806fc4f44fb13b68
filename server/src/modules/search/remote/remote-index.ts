import { markets } from '@hanap/markets/markets'
import { Refusal } from '../../../calls/refusal.ts'
import type { IndexSync } from '../index-sync.ts'
import { IndexUnreachable, type JobIndex } from '../port.ts'
import type { IndexAddress } from './address.ts'
import { connectIndex, type IndexConnection, IndexConnectionLost } from './index-connection.ts'
import type { CollectionName, IndexCalls } from './protocol.ts'

export interface RemoteIndexDeps {
  collection: CollectionName
  /** Processes that serve an index of the same database; any of them may be asked. */
  addresses: readonly IndexAddress[]
  /** For one question, waiting for a process included. */
  timeLimitMs: number
  changed(tags: readonly string[]): void
}

/** For the first process at the start. */
const CONNECT_MS = 3000

/** What was told while there was no connection is unknown: all pages may be other than they were, and all markets. */
const ALL_TAGS = ['config', ...markets.map(({ key }) => `market:${key}`)]

/** The index as other processes have it: a question goes to one after the other, and to another where one ends meanwhile. */
export const openRemoteIndex = async ({
  collection,
  addresses,
  timeLimitMs,
  changed,
}: RemoteIndexDeps): Promise<IndexSync> => {
  const waiting = new Set<() => void>()
  let turn = 0
  const opened = () => {
    changed(ALL_TAGS)
    for (const wake of waiting) wake()
    waiting.clear()
  }
  const connections = addresses.map(address => connectIndex(address, collection, { opened, changed }))

  const nextOpen = () => {
    for (let step = 0; step < connections.length; step += 1) {
      turn = (turn + 1) % connections.length
      const connection = connections[turn]
      if (connection?.isOpen()) return connection
    }
    return undefined
  }

  /** One that is open, as soon as there is one; nothing where the time is over before. */
  const openWithin = async (ms: number): Promise<IndexConnection | undefined> => {
    const open = nextOpen()
    if (open || ms <= 0) return open
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>(resolve => {
      waiting.add(resolve)
      timer = setTimeout(() => {
        waiting.delete(resolve)
        resolve()
      }, ms)
    })
    clearTimeout(timer)
    return nextOpen()
  }

  const ask = async <Name extends keyof IndexCalls>(
    call: Name,
    ...input: IndexCalls[Name]['input']
  ): Promise<IndexCalls[Name]['output']> => {
    const until = performance.now() + timeLimitMs
    for (;;) {
      const connection = await openWithin(until - performance.now())
      if (!connection) throw new Refusal('not_ready', { retryAfter: 1 })
      try {
        return await connection.ask(call, input)
      } catch (error) {
        if (!(error instanceof IndexConnectionLost)) throw error
      }
    }
  }

  const close = async () => {
    for (const connection of connections) connection.close()
  }
  if (!(await openWithin(CONNECT_MS))) {
    await close()
    throw new IndexUnreachable('No process of the search index answers')
  }

  const refuseWrites = () => Promise.reject(new Error('The index is written by its own process'))
  const index: JobIndex = {
    search: query => ask('search', query),
    similar: (id, options) => ask('similar', id, options),
    upsert: refuseWrites,
    remove: refuseWrites,
    save: refuseWrites,
    close,
  }
  return {
    index,
    caughtUp: async () => {
      await Promise.all(connections.map(connection => connection.ask('caughtUp', [])))
    },
    behind: async () => undefined,
    abandon: close,
    stop: close,
  }
}
