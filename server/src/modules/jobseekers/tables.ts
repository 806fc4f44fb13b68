import type { ColumnType } from 'kysely'

type WithDefault<T> = ColumnType<T, T | undefined, T>

export type ResumesTable = {
  id: string
  account_id: string
  name: string
  mime: string
  size: number
  content_hash: string
  is_default: WithDefault<boolean>
  updated_at: WithDefault<Date>
}

export type JobseekerTables = {
  resumes: ResumesTable
}
