import type { FeedbackCategory } from '@hanap/contracts/go/go.schemas'
import type { Generated } from 'kysely'

export interface UploadsTable {
  id: string
  account_id: string
  feedback_id: string | null
  name: string
  mime: string
  size: number
  content_hash: string
  uploaded_at: Generated<Date>
}

interface FeedbackTable {
  id: string
  account_id: string | null
  device_id: string
  market: string
  language: string
  category: FeedbackCategory
  content: string
  contact: string | null
  sent_at: Generated<Date>
  done_at: Date | null
}

export type GoTables = { uploads: UploadsTable; feedback: FeedbackTable }
