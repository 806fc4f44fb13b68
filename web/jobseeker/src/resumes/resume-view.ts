/** The page's path; each resume's own stands below it. */
export const PATH = '/resumes'

/** What a browser offers to choose; the server judges by content. */
export const ACCEPTED =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A resume as its page shows it. */
export interface ResumeView {
  id: string
  name: string
  facts: string[]
  isDefault: boolean
  /** Address of the file. */
  file: string
}

/** What an act of the page came to, in words. */
export interface Done {
  text: string
  /** The resume that was deleted and can be had back. */
  restore: string | null
}
