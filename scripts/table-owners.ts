import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sqlTexts } from './sql-texts.ts'

/** A TypeScript file, by its path below the root with `/`. */
export interface ServerSource {
  file: string
  source: string
}

export interface TableLeak {
  file: string
  table: string
  reason: string
}

/** Types of tables stand beside it by their names. */
const TABLES_TYPE = /export type \w*Tables = (?:\w+ & )?\{([^}]*)\}/g
const TABLE_KEY = /(?:^|[;{\n])\s*(\w+)\s*:/g

/** What a `tables.ts` declares: the keys of its `…Tables` types. */
const tablesIn = (source: string): string[] =>
  [...source.matchAll(TABLES_TYPE)].flatMap(([, body = '']) =>
    [...body.matchAll(TABLE_KEY)].map(([, name = '']) => name),
  )

/** The module of a file, or `db`; undefined for what composes modules or stands below them. */
const ownerOf = (file: string): string | undefined => {
  const [, module] = /^server\/src\/modules\/([^/]+)\//.exec(file) ?? []
  return module ?? (file.startsWith('server/src/db/') ? 'db' : undefined)
}

const CREATED = /^create (?:unlogged )?table (?:if not exists )?(\w+)/gim

const DROPPED = /^drop table (?:if exists )?(\w+)/gim

const tablesOfMigrations = (root: string): Set<string> => {
  const folder = join(root, 'server/src/db/migrations')
  const files = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.sql')) : []
  const texts = files.map(name => readFileSync(join(folder, name), 'utf8'))
  const named = (pattern: RegExp) =>
    new Set(texts.flatMap(text => [...text.matchAll(pattern)].map(([, name = '']) => name)))
  return named(CREATED).difference(named(DROPPED))
}

const KYSELY_CALL =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|from|using|table|\w*[jJ]oin)(?:<[^()]*>)?\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*"|`[^`]*`)/g
const QUOTED_TABLE = /['"`](\w+)(?:\s+as\s+\w+)?['"`]/g
const SQL_TABLE = /\b(?:from|join|into|update|truncate|table)\s+(?:only\s+)?"?(\w+)"?/gi

/** What a file names where SQL names a table; among them are names of queries and columns. */
const namedIn = (source: string): Set<string> => {
  const inCalls = [...source.matchAll(KYSELY_CALL)].flatMap(([, argument = '']) =>
    [...argument.matchAll(QUOTED_TABLE)].map(([, name = '']) => name),
  )
  const inSql = sqlTexts(source).flatMap(text =>
    [...text.matchAll(SQL_TABLE)].map(([, name = '']) => name.toLowerCase()),
  )
  return new Set([...inCalls, ...inSql])
}

/** Where a module's SQL names a table of another module, and tables that none or two of them declare. */
export const findTableLeaks = (root: string, files: readonly ServerSource[]): TableLeak[] => {
  const leaks: TableLeak[] = []
  const owners = new Map<string, { owner: string; file: string }>()
  for (const { file, source } of files) {
    const owner = ownerOf(file)
    if (!owner || !file.endsWith('/tables.ts')) continue
    for (const table of tablesIn(source)) {
      const first = owners.get(table)
      if (first) leaks.push({ file, table, reason: `${first.file} declares this table too` })
      else owners.set(table, { owner, file })
    }
  }
  const created = tablesOfMigrations(root)
  for (const table of created)
    if (!owners.has(table))
      leaks.push({ file: 'server/src/db/migrations', table, reason: 'no tables.ts declares this table' })
  for (const { file, source } of files) {
    const own = ownerOf(file)
    if (!own) continue
    for (const table of namedIn(source)) {
      const owner = owners.get(table)?.owner
      if (owner !== undefined && owner !== own)
        leaks.push({ file, table, reason: `this table belongs to ${owner}: ask it by a function` })
    }
  }
  return leaks
}
