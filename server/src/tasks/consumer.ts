import type { Db } from '../db/client.ts'
import type { Listener } from '../db/listener.ts'
import {
  changesAfter,
  changesBehind,
  currentPosition,
  OUTBOX_CHANNEL,
  type OutboxChange,
  type OutboxPosition,
} from '../db/outbox.ts'
import { queueWorker } from './worker.ts'

const LOOK_EVERY_MS = 2000
const BATCH = 500

export interface ConsumerDeps {
  db: Db
  listener: Listener
  /** Where nobody wakes it: what the database's own triggers publish. */
  lookEveryMs?: number | undefined
}

export interface Consumer {
  /** Ends after the batch that is being handled. */
  stop(): Promise<void>
  /** Resolves when all that had been committed by now is handled. */
  caughtUp(): Promise<void>
  /** What it has not handled yet. */
  behind: () => ReturnType<typeof changesBehind>
}

/**
 * Follows the outbox: `handle` gets batches in order and must be safe to repeat, since the position that it
 * returned from is kept by the consumer itself, in what it derives. Errors are reported and the batch is tried again.
 */
export const startConsumer = async (
  { db, listener, lookEveryMs = LOOK_EVERY_MS }: ConsumerDeps,
  from: OutboxPosition,
  handle: (changes: readonly (OutboxChange & OutboxPosition)[], position: OutboxPosition) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<Consumer> => {
  let position = from
  let isStopped = false

  const handleNext = async (): Promise<boolean> => {
    const rows = await changesAfter(db, position, BATCH)
    const last = rows.at(-1)
    if (!last) return false
    const next = { xid: last.xid, seq: last.seq }
    await handle(rows, next)
    position = next
    return true
  }

  const following = queueWorker({
    workOne: handleNext,
    wokenBy: { listener, channel: OUTBOX_CHANNEL },
    onError,
    maxIdleMs: lookEveryMs,
    afterErrorMs: LOOK_EVERY_MS,
  })
  await following.start()

  return {
    stop: () => {
      isStopped = true
      return following.stop()
    },
    behind: () => changesBehind(db, position),
    caughtUp: async () => {
      const target = await currentPosition(db)
      while (!isStopped && isBefore(position, target)) {
        following.wake()
        await new Promise(resolve => setTimeout(resolve, 5))
      }
    },
  }
}

const isBefore = (a: OutboxPosition, b: OutboxPosition) =>
  BigInt(a.xid) < BigInt(b.xid) || (a.xid === b.xid && BigInt(a.seq) < BigInt(b.seq))
