import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { escapeIdentifier, type PoolClient } from 'pg'
import { copyFrom } from '../db/copy.ts'
import type { SqlTag } from '../db/sql.ts'

/**
 * Tables that belong to the database they are in: its own name, what was applied to it, and changes by the numbers of
 * its transactions, which mean nothing in another one.
 */
const OWN_TABLES = ['installation', 'migrations', 'outbox']

export interface TableShape {
  name: string
  columns: string[]
  /** By which its rows are in order. */
  key: string[]
  /** Tables that must be filled before it. */
  needs: string[]
}

export interface PartitionShape {
  name: string
  parent: string
  bound: string
}

/** A place in the outbox is a transaction's number and a row's; both are left at their defaults. */
const isPlaceInOutbox = (column: { name: string; type: string }, all: readonly { type: string }[]) =>
  column.type === 'xid8' || (column.name === 'seq' && all.some(({ type }) => type === 'xid8'))

/** Tables with what is kept of them, each after those that it refers to. */
export const tablesOf = async (trx: SqlTag): Promise<TableShape[]> => {
  const rows = await trx<
    {
      name: string
      columns: { name: string; type: string }[]
      key: string[] | null
      needs: string[] | null
    }[]
  >`
    select relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null)) order by attnum)
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select json_agg(attname order by array_position(indkey::int2[], attnum))
        from pg_index join pg_attribute on attrelid = c.oid and attnum = any(indkey)
        where indrelid = c.oid and indisprimary) as key,
      (select json_agg(distinct r.relname) from pg_constraint join pg_class r on r.oid = confrelid
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as needs
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relpersistence = 'p' and relname <> all(${OWN_TABLES})
    order by relname`
  const shapes = rows.map(({ name, columns, key, needs }) => ({
    name,
    columns: columns.filter(column => !isPlaceInOutbox(column, columns)).map(column => column.name),
    key: key ?? [],
    needs: needs ?? [],
  }))
  return inOrder(shapes)
}

const inOrder = (shapes: readonly TableShape[]): TableShape[] => {
  const ordered: TableShape[] = []
  const placed = new Set<string>()
  while (ordered.length < shapes.length) {
    const ready = shapes.filter(
      ({ name, needs }) => !placed.has(name) && needs.every(each => placed.has(each)),
    )
    if (ready.length === 0) throw new Error('The foreign keys of these tables form a cycle')
    for (const shape of ready) placed.add(shape.name)
    ordered.push(...ready)
  }
  return ordered
}

export const partitionsOf = (trx: SqlTag): Promise<PartitionShape[]> =>
  trx<PartitionShape[]>`
    select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c join pg_inherits on inhrelid = c.oid join pg_class p on p.oid = inhparent
    where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`

/** Names of tables whose changes have triggers of ours. */
export const tablesWithTriggers = async (trx: SqlTag): Promise<string[]> => {
  const rows = await trx<{ name: string }[]>`
    select distinct relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace and not relispartition order by relname`
  return rows.map(({ name }) => name)
}

/** Counters of the tables' own numbers, by name. */
export const sequencesOf = (trx: SqlTag): Promise<{ name: string; value: string }[]> =>
  trx<{ name: string; value: string }[]>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** A row in COPY's text format. */
const lineOf = (values: readonly (string | null)[]) =>
  `${values.map(value => value?.replace(/[\\\n\r\t]/g, character => escapes[character] ?? '') ?? '\\N').join('\t')}\n`

const ROWS_AT_ONCE = 500

/** Writes a table's rows to a file, in COPY's text format: a line a row, as many at a time as a cursor gives. */
export const copyOut = async (trx: SqlTag, { name, columns, key }: TableShape, file: string) => {
  const texts = columns.map(column => `${escapeIdentifier(column)}::text as ${escapeIdentifier(column)}`)
  const order = key.length > 0 ? `order by ${key.map(escapeIdentifier).join()}` : ''
  const hash = createHash('sha256')
  let rows = 0
  const lines = async function* () {
    await trx.unsafe(
      `declare backup no scroll cursor for select ${texts.join()} from ${escapeIdentifier(name)} ${order}`,
    )
    for (;;) {
      const batch = await trx.unsafe<Record<string, string | null>[]>(`fetch ${ROWS_AT_ONCE} from backup`)
      if (batch.length === 0) break
      rows += batch.length
      const text = batch.map(row => lineOf(columns.map(column => row[column] ?? null))).join('')
      hash.update(text)
      yield text
    }
    await trx.unsafe('close backup')
  }
  await pipeline(Readable.from(lines()), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  return { sha256: hash.digest('hex'), rows }
}

/** Fills a table from such a file. */
export const copyIn = (client: PoolClient, name: string, columns: readonly string[], file: string) =>
  copyFrom(
    client,
    `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join()})`,
    createReadStream(file),
  )
