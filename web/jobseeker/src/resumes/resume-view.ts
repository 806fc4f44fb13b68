import type { ResumeProblem } from '@hanap/contracts/jobseekers/resumes.calls'
import type { MessageKey } from '@hanap/i18n/message-key'

/** The page's path; each resume's own stands below it. */
export const RESUMES_PATH = '/resumes'

/** What a browser offers to choose; the server judges by content. */
export const ACCEPTED =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** What is said where nothing was read. */
export const problemTexts: Readonly<Record<ResumeProblem, MessageKey>> = {
  image_only: 'resumes.problem_image_only',
  empty: 'resumes.problem_empty',
  too_large_to_read: 'resumes.problem_too_large_to_read',
  unreadable: 'resumes.problem_unreadable',
}

/** A resume as its page shows it. */
export interface ResumeView {
  id: string
  name: string
  facts: string[]
  isDefault: boolean
  /** Address of the file. */
  file: string
}

/** A document of the resume builder, beside the resumes that were uploaded. */
export interface WrittenResumeView {
  id: string
  name: string
  facts: string[]
  /** Where it is written. */
  href: string
  /** Address of the file. */
  file: string
}

/** What is shown of a resume's file. */
export interface ResumePreview {
  text: string | null
  problem: ResumeProblem | null
  pages: { width: number; height: number; url: string }[]
}

/** What an act of the page came to, in words. */
export interface ActionSummary {
  text: string
  /** The resume that was deleted and can be had back. */
  restore: string | null
}
