import type { ColumnType, Generated } from 'kysely'

/** Counts of bytes are bigint: they come as text. */
export type VideoResumesTable = {
  id: string
  account_id: string
  received: ColumnType<string, number | undefined, string>
  total: ColumnType<string, number, number>
  mime: Generated<string | null>
  duration: Generated<number | null>
  content_hash: Generated<string | null>
  cover_hash: Generated<string | null>
  cover_mime: Generated<string | null>
  begun_at: Generated<Date>
  claimed_by: Generated<string | null>
  claimed_until: Generated<Date | null>
  begun_by: Generated<string | null>
}

export type VideosTables = { video_resumes: VideoResumesTable }
