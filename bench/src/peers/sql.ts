import { type CountedField, countedFields, twofold } from '../corpus/documents.ts'
import { type BenchQuery, LISTED, PAGE_SIZE } from '../corpus/queries.ts'
import type { EngineAnswer } from './serve.ts'

/** The columns of a counted field: two for one that holds up to two values. */
const columnsOf = (field: CountedField): string[] =>
  twofold.has(field) ? [`${field}1`, `${field}2`] : [field]

export const valueColumns: readonly string[] = countedFields.flatMap(columnsOf)

/** A document's values in the order of the columns. */
export const columnValues = (values: Readonly<Record<CountedField, readonly number[]>>): (number | null)[] =>
  countedFields.flatMap(field => columnsOf(field).map((_, at) => values[field][at] ?? null))

/**
 * One statement for a whole search, in the SQL that PostgreSQL and SQLite share. `hits` selects id, posted, rank and the
 * columns of all documents with the words in the market; the choices come after, so that each field is counted
 * without its own.
 */
export const searchSql = (hits: string, { chosen, isNewestFirst }: BenchQuery): string => {
  const fields = [...new Set(chosen.map(([field]) => field))]
  const holds = (field: CountedField) =>
    columnsOf(field)
      .flatMap(column =>
        chosen.filter(([name]) => name === field).map(([, value]) => `coalesce(${column} = ${value}, false)`),
      )
      .join(' or ')
  const where = (but?: CountedField) => {
    const others = fields.filter(field => field !== but).map(field => `(${holds(field)})`)
    return others.length === 0 ? '' : `where ${others.join(' and ')}`
  }
  const valuesOf = (field: CountedField) =>
    columnsOf(field)
      .map(column => `select ${column} as value from hits ${where(field)}`)
      .join(' union all ')
  const order = isNewestFirst ? 'posted desc' : 'rank desc, posted desc'
  const page = `select * from (select 'page' as kind, hits.id as value, 0 as number from hits ${where()} order by ${order}, hits.id limit ${PAGE_SIZE}) as page`
  const counts = countedFields.map(
    field =>
      `select * from (select '${field}' as kind, value, count(*) as number from (${valuesOf(field)}) as v where value is not null group by value order by 3 desc, 2 limit ${LISTED}) as ${field}_counts`,
  )
  return `with hits as materialized (${hits}) select 'total' as kind, 0 as value, count(*) as number from hits ${where()} union all ${[page, ...counts].join(' union all ')}`
}

export interface SqlRow {
  kind: string
  value: number
  number: number
}

/** What the statement's rows say; `cards` gives what is stored of the documents on the page. */
export const engineAnswerOfRows = async (
  rows: readonly SqlRow[],
  cards: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>,
): Promise<EngineAnswer> => {
  const ids = rows.filter(({ kind }) => kind === 'page').map(({ value }) => value)
  const stored = await cards(ids)
  const counts: Partial<Record<CountedField, [number, number][]>> = {}
  for (const field of countedFields)
    counts[field] = rows.filter(({ kind }) => kind === field).map(({ value, number }) => [value, number])
  return {
    total: rows.find(({ kind }) => kind === 'total')?.number ?? 0,
    hits: ids.map(id => [String(id), stored.get(id) ?? '']),
    counts,
  }
}
