import type { TemplateKey } from './content.ts'
import type { ResumeDocument } from './document.ts'

/** What the child process is asked and answers. */
export interface RenderTask {
  template: TemplateKey
  document: ResumeDocument
  /** JPEG; the document says that there is one. */
  photo: Uint8Array | undefined
  as: 'pdf' | 'svg'
}

export type RenderResult = { made: Uint8Array } | { error: string }
