import type { TemplateKey } from './content.ts'
import type { ResumeDocument } from './document.ts'

/** Certificates have one of their own, which nobody chooses. */
export type RenderTemplate = TemplateKey | 'certificate'

/** What the child process is asked and answers. */
export interface RenderTask {
  template: RenderTemplate
  document: ResumeDocument
  /** JPEG; the document says that there is one. */
  photo: Uint8Array | undefined
  as: 'pdf' | 'svg'
  /** Of a picture: the one page that it shows, the first is 1. */
  page?: number | undefined
}

export type RenderResult = { made: Uint8Array } | { error: string }
