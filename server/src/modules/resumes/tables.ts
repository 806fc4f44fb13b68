import type { ResumeProblem } from '@hanap/contracts/jobseekers/resumes.calls'
import type { ParsedResume } from '@hanap/resume-parser/parse'
import type { Generated } from 'kysely'

export type ResumesTable = {
  id: string
  account_id: string
  name: string
  mime: string
  size: number
  content_hash: string
  is_default: Generated<boolean>
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
