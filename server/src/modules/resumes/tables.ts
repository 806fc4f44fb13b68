import type { VersionReason } from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import type { ResumeProblem } from '@hanap/contracts/jobseekers/resumes.calls'
import type { DrawProblem } from '@hanap/resume-parser/drawing/draw-pages'
import type { ParsedResume } from '@hanap/resume-parser/parse'
import type { ColumnType, Generated } from 'kysely'
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

/** A page that was drawn: its size in pixels, and which file it is. */
export interface StoredPage {
  width: number
  height: number
  key: string
}

/** By the file's content: the same file twice is drawn once. */
type ResumeDrawingsTable = {
  content_hash: string
  drawer_version: number
  problem: DrawProblem | null
  num_of_pages: number
  pages: ColumnType<StoredPage[], string, string>
  page_keys: string[]
  drawn_at: Generated<Date>
}

export type ResumeDocumentsTable = {
  id: string
  account_id: string
  /** Written as JSON text. */
  content: ColumnType<DocumentContent, string, string>
  revision: WithDefault<number>
  /** Names its public link; null: it has none. */
  public_key: WithDefault<string | null>
  /** Whether search engines may list the link. */
  is_indexed: WithDefault<boolean>
  /** Of the link that there is now. */
  public_views: WithDefault<number>
  /** Of what the profile said when it was begun or last compared; null: it never was. */
  profile_mark: WithDefault<string | null>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type ResumeDocumentVersionsTable = {
  id: string
  document_id: string
  /** The document's, when it said this. */
  revision: number
  /** Written as JSON text. */
  content: ColumnType<DocumentContent, string, string>
  kept_for: VersionReason
  /** When the document came to say this. */
  written_at: Date
  kept_at: Generated<Date>
}

export type ResumesTables = {
  resumes: ResumesTable
  parsed_resumes: ParsedResumesTable
  resume_drawings: ResumeDrawingsTable
  resume_documents: ResumeDocumentsTable
  resume_document_versions: ResumeDocumentVersionsTable
}
