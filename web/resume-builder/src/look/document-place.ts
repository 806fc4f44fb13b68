import type { DocumentFormat } from '@hanap/contracts/jobseekers/documents.calls'
import type { MessageKey } from '@hanap/i18n/message-key'

/** The pages of one document, in the order of its row of tabs. */
export const documentPages = ['', '/tailoring', '/reading', '/link', '/versions', '/differences'] as const
export type DocumentPage = (typeof documentPages)[number]

export const documentPageNames: Record<DocumentPage, MessageKey> = {
  '': 'builder.edit',
  '/tailoring': 'builder.tailoring',
  '/reading': 'builder.reading',
  '/link': 'builder.link',
  '/versions': 'builder.versions',
  '/differences': 'builder.compare',
}

/** What stands at the head of each of its pages. */
export interface DocumentPlace {
  name: string
  /** Where all of them are. */
  home: string
  /** Its own page; the others are below. */
  path: string
  pdf: string
  /** Its file in other formats. */
  exports: readonly { format: DocumentFormat; href: string }[]
}
