import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** `0080_name.sql`; `.after` follows the roll-out, `.index` runs outside of a transaction. */
const NAME = /^(\d{4})_[a-z0-9_]+?(\.after)?(\.index)?\.sql$/

export interface MigrationFile {
  name: string
  number: number
  /** Only once no process of an earlier version is left. */
  isAfterRollOut: boolean
  /** One statement with CONCURRENTLY. */
  isConcurrent: boolean
  read(): Promise<string>
}

const folder = new URL('../migrations/', import.meta.url)

export const createMigrationFile = (name: string, read: MigrationFile['read']): MigrationFile => {
  const [, number, after, index] = NAME.exec(name) ?? []
  if (number === undefined) throw new Error(`${name} is not named as migrations are`)
  return {
    name,
    number: Number(number),
    isAfterRollOut: after !== undefined,
    isConcurrent: index !== undefined,
    read,
  }
}

/** In their order: by number, and of one number what follows the roll-out last. */
export const migrationFiles: readonly MigrationFile[] = readdirSync(folder)
  .filter(name => name.endsWith('.sql'))
  .map(name => createMigrationFile(name, () => readFile(new URL(name, folder), 'utf8')))
  .sort(
    (a, b) =>
      a.number - b.number ||
      Number(a.isAfterRollOut) - Number(b.isAfterRollOut) ||
      Number(a.isConcurrent) - Number(b.isConcurrent) ||
      (a.name < b.name ? -1 : 1),
  )
