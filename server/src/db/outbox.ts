import { sql } from 'kysely'
import type { Db } from './client.ts'
import type { Listener } from './listener.ts'
import { pgNotify } from './pg-notifier.ts'

/** A change that others care about: what changed and which one. Consumers fetch the rest from its owner. */
export interface OutboxChange {
  topic: string
  id: string
}

/** Place in the outbox: the writing transaction's number and the row's. Ordered and without gaps to come. */
export interface OutboxPosition {
  xid: string
  seq: string
}

const CHANNEL = 'outbox'

const START: OutboxPosition = { xid: '0', seq: '0' }

/** Writes changes in the caller's transaction, and wakes the consumers when it commits. */
export const publishChanges = async (trx: Db, changes: readonly OutboxChange[]) => {
  if (changes.length === 0) return
  const topics = changes.map(change => change.topic)
  const ids = changes.map(change => change.id)
  await sql`insert into outbox (topic, id) select * from unnest(${topics}::text[], ${ids}::text[])`.execute(
    trx,
  )
  await pgNotify(trx, CHANNEL)
}

/**
 * Changes after a position, oldest first. Rows of transactions that may still have older ones open beside
 * them wait, so a consumer that goes by position never passes over a late commit.
 */
export const changesAfter = async (
  db: Db,
  { xid, seq }: OutboxPosition,
  limit: number,
): Promise<(OutboxChange & OutboxPosition)[]> => {
  const { rows } = await sql<OutboxChange & OutboxPosition>`
    select topic, id, xid::text, seq::text from outbox
    where (xid, seq) > (${xid}::xid8, ${seq}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid, seq limit ${limit}`.execute(db)
  return rows
}

/** The newest position that is safe to start from after reading everything else. */
export const currentPosition = async (db: Db): Promise<OutboxPosition> => {
  const { rows } = await sql<OutboxPosition>`
    select xid::text, seq::text from outbox where xid < pg_snapshot_xmin(pg_current_snapshot())
    order by outbox.xid desc, outbox.seq desc limit 1`.execute(db)
  return rows[0] ?? START
}

/**
 * Whether a consumer may go on from here. Not a position of another database or of this one before it was put back to an older state, and none after which
 * changes may be gone: what is old is pruned, so a change at or before it must still be there.
 */
export const isOwnPosition = async (db: Db, { xid, seq }: OutboxPosition): Promise<boolean> => {
  const { rows } = await sql<{ isOurs: boolean }>`
    select ${xid}::xid8 < pg_snapshot_xmax(pg_current_snapshot())
      and (exists (select from outbox where (xid, seq) <= (${xid}::xid8, ${seq}::bigint))
        or not exists (select from outbox)) as "isOurs"`.execute(db)
  return rows[0]?.isOurs ?? false
}

const SAFETY_POLL_MS = 2000

export interface Consumer {
  /** Ends after the batch that is being handled. */
  stop(): Promise<void>
  /** Resolves when all that had been committed by now is handled. */
  caughtUp(): Promise<void>
}

/**
 * Follows the outbox: `handle` gets batches in order and must be safe to repeat, since the position that it
 * returned from is kept by the consumer itself, in what it derives. Errors are reported and the batch is tried again.
 */
export const startConsumer = async (
  { db, listener }: { db: Db; listener: Listener },
  from: OutboxPosition,
  handle: (changes: readonly (OutboxChange & OutboxPosition)[], position: OutboxPosition) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<Consumer> => {
  let position = from
  let isStopped = false
  let wake: () => void = () => undefined
  let isAwake = true
  const nudge = () => {
    isAwake = true
    wake()
  }
  const listening = await listener.listen(CHANNEL, nudge, nudge)

  const step = async (): Promise<boolean> => {
    const rows = await changesAfter(db, position, 500)
    const last = rows.at(-1)
    if (!last) return false
    const next = { xid: last.xid, seq: last.seq }
    await handle(rows, next)
    position = next
    return true
  }

  const idle = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const run = async () => {
    while (!isStopped) {
      isAwake = false
      try {
        while (!isStopped && (await step()));
      } catch (error) {
        if (!isStopped) onError(error)
      }
      if (!isStopped && !isAwake) await idle(SAFETY_POLL_MS)
    }
  }
  const running = run()

  return {
    stop: async () => {
      isStopped = true
      wake()
      listening.unlisten()
      await running
    },
    caughtUp: async () => {
      const target = await currentPosition(db)
      while (!isStopped && isBefore(position, target)) {
        nudge()
        await new Promise(resolve => setTimeout(resolve, 5))
      }
    },
  }
}

const isBefore = (a: OutboxPosition, b: OutboxPosition) =>
  BigInt(a.xid) < BigInt(b.xid) || (a.xid === b.xid && BigInt(a.seq) < BigInt(b.seq))
