import { sql } from 'kysely'
import type { Db } from './client.ts'
import { pgNotify } from './pg-notifier.ts'

/** Kinds of changes; who follows each stands in `docs/developers/ways-through-the-code.md`. */
export type OutboxTopic = 'job' | 'company' | 'application' | 'job_alert' | 'config' | 'talent' | 'academy'

/** A change that others care about: what changed and which one. Consumers fetch the rest from its owner. */
export interface OutboxChange {
  topic: OutboxTopic
  id: string
}

/** Place in the outbox: the writing transaction's number and the row's. Ordered and without gaps to come. */
export interface OutboxPosition {
  xid: string
  seq: string
}

/** On which consumers are woken. */
export const OUTBOX_CHANNEL = 'outbox'

const START: OutboxPosition = { xid: '0', seq: '0' }

/** Writes changes in the caller's transaction, and wakes the consumers when it commits. */
export const publishChanges = async (trx: Db, changes: readonly OutboxChange[]) => {
  if (changes.length === 0) return
  const topics = changes.map(change => change.topic)
  const ids = changes.map(change => change.id)
  await sql`insert into outbox (topic, id) select * from unnest(${topics}::text[], ${ids}::text[])`.execute(
    trx,
  )
  await pgNotify(trx, OUTBOX_CHANNEL)
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

/** How many changes come after a position, and for how many seconds the oldest of them has waited. */
export const changesBehind = async (db: Db, { xid, seq }: OutboxPosition) => {
  const { rows } = await sql<{ due: number; overdueSeconds: number }>`
    select count(*)::int as due, coalesce(extract(epoch from now() - min(at)), 0)::float8 as "overdueSeconds"
    from outbox where (xid, seq) > (${xid}::xid8, ${seq}::bigint)`.execute(db)
  return rows[0] ?? { due: 0, overdueSeconds: 0 }
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
