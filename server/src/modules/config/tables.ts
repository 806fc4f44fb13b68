import type { ColumnType, Generated } from 'kysely'

interface OutagesTable {
  id: Generated<string>
  message: string | null
  starts_at: ColumnType<Date, Date | undefined, Date>
  ends_at: Date | null
}

export type ConfigTables = {
  outages: OutagesTable
}
