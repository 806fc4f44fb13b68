import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseConnection } from './client.ts'
import { applyMigrations, type MigrationTiming, usualTiming } from './migrating/apply-migration.ts'
import { type MigrationFile, migrationFiles } from './migrating/migration-files.ts'
import { countOlderConnections } from './migrating/versions.ts'
import type { SqlTag } from './sql.ts'

/** Any number that no other program of this database locks. */
const LOCK = 7_203_914
const LOCK_LOOK_MS = 200
/** A connection that was lost is back sooner. */
const OLDER_LOOK_MS = 2000
const OLDER_LOOKS = 3

/**
 * One process at a time. Whoever waits asks again and again: a statement that waits for a lock has a snapshot, which an index
 * that is made concurrently waits for in its turn.
 */
const holdLock = async (sql: SqlTag) => {
  for (;;) {
    const [row] = await sql<{ isOurs: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as "isOurs"`
    if (row?.isOurs) return
    await pause(LOCK_LOOK_MS)
  }
}

const appliedIn = async (sql: SqlTag) => {
  await sql`create table if not exists migrations (name text primary key, at timestamptz not null default now())`
  return new Set((await sql<{ name: string }[]>`select name from migrations`).map(({ name }) => name))
}

/** Those that may share a transaction: in an empty database, where nobody is kept waiting, all but concurrent ones. */
const batchesOf = (files: readonly MigrationFile[], isEmpty: boolean) =>
  files.reduce<MigrationFile[][]>((batches, file) => {
    const last = batches.at(-1)
    if (isEmpty && last && !file.isConcurrent && !last[0]?.isConcurrent) last.push(file)
    else batches.push([file])
    return batches
  }, [])

export interface MigrateOptions {
  files?: readonly MigrationFile[]
  timing?: MigrationTiming
}

/**
 * Applies what was not applied yet and does not wait for the end of a roll-out, in order; to an empty database everything. What an
 * earlier version needs is there afterwards, too. Answers the names applied.
 */
export const migrate = (
  { session }: Pick<DatabaseConnection, 'session'>,
  { files = migrationFiles, timing = usualTiming }: MigrateOptions = {},
): Promise<string[]> =>
  session(async sql => {
    await holdLock(sql)
    const applied = await appliedIn(sql)
    const isEmpty = applied.size === 0
    const due = files.filter(({ name, isAfterRollOut }) => !applied.has(name) && (isEmpty || !isAfterRollOut))
    for (const batch of batchesOf(due, isEmpty)) await applyMigrations(sql, batch, timing)
    return due.map(({ name }) => name)
  })

export interface FinishedMigrations {
  applied: string[]
  /** Those that a process of an earlier version still needs undone. */
  waiting: string[]
}

/** Whether only processes that know a migration have been connected for some seconds. */
const isRolledOut = async (sql: SqlTag, { number }: MigrationFile, lookMs: number) => {
  for (let look = 1; look <= OLDER_LOOKS; look += 1) {
    if (look > 1) await pause(lookMs)
    if ((await countOlderConnections(sql, number)) > 0) return false
  }
  return true
}

/** Applies what waits for the end of a roll-out, as far as no process of an earlier version is connected. */
export const finishMigrations = (
  { session }: Pick<DatabaseConnection, 'session'>,
  {
    files = migrationFiles,
    timing = usualTiming,
    lookMs = OLDER_LOOK_MS,
  }: MigrateOptions & { lookMs?: number } = {},
): Promise<FinishedMigrations> =>
  session(async sql => {
    await holdLock(sql)
    const earlier = await appliedIn(sql)
    const due = files.filter(({ name, isAfterRollOut }) => isAfterRollOut && !earlier.has(name))
    const applied: string[] = []
    for (const file of due) {
      if (!(await isRolledOut(sql, file, lookMs))) break
      await applyMigrations(sql, [file], timing)
      applied.push(file.name)
    }
    return { applied, waiting: due.map(({ name }) => name).filter(name => !applied.includes(name)) }
  })
