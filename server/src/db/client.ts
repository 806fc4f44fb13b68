import { Kysely } from 'kysely'
import { PostgresJSDialect } from 'kysely-postgres-js'
import postgres from 'postgres'

/** A module sees its own tables with `db.withTables<ItsTables>()`; nobody sees all. */
type NoTables = Record<never, never>
export type Db = Kysely<NoTables>

export interface Connection {
  db: Db
  sql: postgres.Sql
  close(): Promise<void>
}

/** Times come and go as Date; bigint columns come as text and are compared as such by nobody. */
export const connect = (url: string, { max = 10 }: { max?: number } = {}): Connection => {
  const sql = postgres(url, { max, onnotice: () => undefined, connection: { application_name: 'hanap' } })
  const db = new Kysely<NoTables>({ dialect: new PostgresJSDialect({ postgres: sql }) })
  // Kysely ends only a pool that it has used.
  return { db, sql, close: () => sql.end({ timeout: 5 }) }
}
