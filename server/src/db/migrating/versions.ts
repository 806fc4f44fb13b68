import type { SqlTag } from '../sql.ts'
import { migrationFiles } from './migration-files.ts'

const nameOf = (version: number) => `hanap ${version}`

/** A process is as old as the last migration that it knows. PostgreSQL shows this name of each of its connections. */
export const applicationName = nameOf(migrationFiles.at(-1)?.number ?? 0)

/** How many connections there are of processes that do not know a migration; those before versions had numbers know none. */
export const countOlderConnections = async (sql: SqlTag, number: number): Promise<number> => {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name ~ '^hanap( [0-9]+)?$'
      and coalesce(substring(application_name from '[0-9]+')::int, 0) < ${number}`
  return row?.count ?? 0
}
