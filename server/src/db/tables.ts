import type { ColumnType, Generated } from 'kysely'

interface OnceAnswersTable {
  id: string
  fingerprint: string
  answer: Buffer
  at: Generated<Date>
}

interface OutboxTable {
  seq: Generated<string>
  xid: Generated<string>
  topic: string
  id: string
  at: Generated<Date>
}

interface RequestCountsTable {
  key: string
  count: number
  ends_at: Date
}

interface MigrationsTable {
  name: string
  at: ColumnType<Date, never, never>
}

/** What the database's own code keeps, of no module. */
export type DatabaseTables = {
  once_answers: OnceAnswersTable
  outbox: OutboxTable
  request_counts: RequestCountsTable
  migrations: MigrationsTable
}
