import { readdir, readFile } from 'node:fs/promises'
import type { DatabaseConnection } from './client.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Any number that no other program of this database locks. */
const LOCK = 7_203_914

/**
 * Applies `migrations/NNNN_name.sql` that were not applied yet, in order, all or none.
 * Two processes that start at once wait for each other. Answers the names applied.
 */
export const migrate = async ({ begin }: Pick<DatabaseConnection, 'begin'>): Promise<string[]> => {
  const files = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  const applied: string[] = []
  await begin(async trx => {
    await trx`select pg_advisory_xact_lock(${LOCK})`
    await trx`create table if not exists migrations (name text primary key, at timestamptz not null default now())`
    const appliedBefore = new Set(
      (await trx<{ name: string }[]>`select name from migrations`).map(row => row.name),
    )
    for (const name of files.filter(file => !appliedBefore.has(file))) {
      await trx.unsafe(await readFile(new URL(name, folder), 'utf8'))
      await trx`insert into migrations (name) values (${name})`
      applied.push(name)
    }
  })
  return applied
}
