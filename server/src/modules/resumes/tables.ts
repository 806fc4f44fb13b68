import type { ResumeProblem } from '@hanap/contracts/jobseekers/resumes.calls'
import type { ParsedResume } from '@hanap/resume-parser/parse'
import type { Generated } from 'kysely'
import type { WithDefault } from '../../db/columns.ts'

/** Keys of `resume_source_lists`. */
export type ResumeSource = 'uploaded' | 'resume-builder' | 'quick-apply'

export type ResumesTable = {
  id: string
  account_id: string
  name: string
  mime: string
  size: number
  content_hash: string
  is_default: Generated<boolean>
  /** Null: before it was kept. */
  source: WithDefault<ResumeSource | null>
  updated_at: Generated<Date>
  deleted_at: Generated<Date | null>
}

type ParsedResumesTable = {
  resume_id: string
  reader_version: number
  problem: ResumeProblem | null
  content: ParsedResume | null
  read_at: Generated<Date>
}

export type ResumesTables = { resumes: ResumesTable; parsed_resumes: ParsedResumesTable }
