import type { SqlTag } from '../sql.ts'

interface ColumnShape {
  type: string
  isNullable: boolean
  /** Whether rows may be written without it. */
  isFilled: boolean
}

/** What statements of a version rely on, by names such as `jobs.title`. */
export interface SchemaShape {
  columns: ReadonlyMap<string, ColumnShape>
  /** Columns of each constraint and unique index, by table and name. */
  constraints: ReadonlyMap<string, readonly string[]>
  /** Triggers by table and name, functions by name and arguments. */
  routines: ReadonlySet<string>
}

export const schemaShapeOf = async (sql: SqlTag): Promise<SchemaShape> => {
  const columns = await sql<(ColumnShape & { name: string })[]>`
    select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as "isNullable",
      (not attnotnull or atthasdef or attidentity <> '') as "isFilled"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
    order by 1`
  const constraints = await sql<{ name: string; columns: string[] }[]>`
    with named as (
      select conrelid as on_table, conname as name, conkey as keys from pg_constraint where conrelid <> 0
      union
      select indrelid, relname, indkey::int2[] from pg_index join pg_class on pg_class.oid = indexrelid where indisunique
    )
    select relname || ' ' || name as name,
      array(select attname::text from pg_attribute where attrelid = on_table and attnum = any(keys) order by 1) as columns
    from named join pg_class on pg_class.oid = on_table
    where relnamespace = 'public'::regnamespace order by 1`
  const routines = await sql<{ name: string }[]>`
    select relname || ' ' || tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid where not tgisinternal
    union
    select proname || '(' || pg_get_function_identity_arguments(oid) || ')' from pg_proc
    where pronamespace = 'public'::regnamespace
    order by 1`
  return {
    columns: new Map(columns.map(({ name, ...column }) => [name, column])),
    constraints: new Map(constraints.map(each => [each.name, each.columns])),
    routines: new Set(routines.map(({ name }) => name)),
  }
}

const tableOf = (name: string) => name.split(/[. ]/, 1)[0] ?? name

/** What a version that was made for one shape misses, or may write no longer, on another. */
export const missingIn = (shape: SchemaShape, on: SchemaShape): string[] => {
  const tables = new Set([...shape.columns.keys()].map(tableOf))
  const isOld = (table: string, column: string) => shape.columns.has(`${table}.${column}`)
  const lost = [...shape.columns].flatMap(([name, { type, isNullable }]) => {
    const now = on.columns.get(name)
    if (!now) return [`${name} is gone`]
    if (now.type !== type) return [`${name} was ${type} and is ${now.type}`]
    if (isNullable && !now.isNullable) return [`${name} refuses null`]
    return !isNullable && now.isNullable ? [`${name} may be null`] : []
  })
  const demanded = [...on.columns].flatMap(([name, { isFilled }]) =>
    !shape.columns.has(name) && tables.has(tableOf(name)) && !isFilled ? [`${name} must be written`] : [],
  )
  const constraints = [...shape.constraints.keys()].flatMap(name =>
    on.constraints.has(name) ? [] : [`${name} is gone`],
  )
  const refused = [...on.constraints].flatMap(([name, columns]) =>
    !shape.constraints.has(name) && columns.some(column => isOld(tableOf(name), column))
      ? [`${name} is new and of ${columns.join()}`]
      : [],
  )
  const routines = [...shape.routines].flatMap(name => (on.routines.has(name) ? [] : [`${name} is gone`]))
  return [...lost, ...demanded, ...constraints, ...refused, ...routines]
}
