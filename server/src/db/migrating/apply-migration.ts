import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseError, escapeIdentifier } from 'pg'
import type { SqlTag } from '../sql.ts'
import type { MigrationFile } from './migration-files.ts'

export interface MigrationTiming {
  /** For a table's lock: whoever uses the table meanwhile waits behind this. */
  lockMs: number
  pauseMs: number
  /** Of taking a lock, before it is given up. */
  tries: number
}

/** Ten minutes in all. */
export const usualTiming: MigrationTiming = { lockMs: 1000, pauseMs: 2000, tries: 200 }

/** The lock was not to be had in time, or two waited for each other. */
const isInTheWay = (error: unknown) =>
  error instanceof DatabaseError && (error.code === '55P03' || error.code === '40P01')

const CREATES_INDEX = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i

/** What an attempt that failed has left is there by name, and of no use. */
const dropInvalidIndex = async (sql: SqlTag, text: string) => {
  const [, name] = CREATES_INDEX.exec(text) ?? []
  if (name === undefined) return
  const invalid = await sql`
    select from pg_index join pg_class on pg_class.oid = indexrelid
    where relname = ${name} and relnamespace = 'public'::regnamespace and not indisvalid`
  if (invalid.length > 0) await sql.unsafe(`drop index concurrently ${escapeIdentifier(name)}`)
}

const note = (sql: SqlTag, { name }: MigrationFile) => sql`insert into migrations (name) values (${name})`

const applyConcurrently = async (sql: SqlTag, file: MigrationFile) => {
  const text = await file.read()
  // It waits for all that is under way, and keeps nobody waiting.
  await sql`select set_config('lock_timeout', '0', false)`
  await dropInvalidIndex(sql, text)
  await sql.unsafe(text)
  await note(sql, file)
}

const applyInTransaction = async (sql: SqlTag, files: readonly MigrationFile[], lockMs: number) => {
  await sql`begin`
  try {
    await sql`select set_config('lock_timeout', ${String(lockMs)}, true)`
    for (const file of files) {
      await sql.unsafe(await file.read())
      await note(sql, file)
    }
    await sql`commit`
  } catch (error) {
    await sql`rollback`
    throw error
  }
}

/** Applies files together, all or none; tries again while somebody holds a lock that they need. */
export const applyMigrations = async (
  sql: SqlTag,
  files: readonly MigrationFile[],
  { lockMs, pauseMs, tries }: MigrationTiming,
): Promise<void> => {
  const [concurrent] = files.filter(({ isConcurrent }) => isConcurrent)
  if (concurrent) return applyConcurrently(sql, concurrent)
  for (let attempt = 1; ; attempt += 1)
    try {
      return await applyInTransaction(sql, files, lockMs)
    } catch (error) {
      if (!isInTheWay(error) || attempt >= tries) throw error
      await pause(pauseMs)
    }
}
