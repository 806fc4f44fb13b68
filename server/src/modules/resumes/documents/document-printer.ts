import { documentAccents } from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentOrder } from '@hanap/resume-templates'
import { Refusal } from '../../../calls/refusal.ts'
import type { ProfilesModule } from '../../profiles/index.ts'
import type { RenderQueue } from '../render-queue.ts'
import type { DocumentRow } from './documents-store.ts'

export interface DocumentPrinterDeps {
  renderQueue: RenderQueue
  portraitOf: ProfilesModule['portraitOf']
  onError(error: unknown): void
}

export interface DocumentPrinter {
  /** What is asked of the process that makes the PDF. */
  orderOf(row: DocumentRow, avatar: string | null): Promise<DocumentOrder>
  /** What cannot be rendered is ours to know of, and theirs to try again. */
  rendered<Made>(rendering: Promise<Made>): Promise<Made>
  pdf(row: DocumentRow, avatar: string | null): Promise<Uint8Array<ArrayBuffer>>
}

export const createDocumentPrinter = ({
  renderQueue,
  portraitOf,
  onError,
}: DocumentPrinterDeps): DocumentPrinter => {
  const printer: DocumentPrinter = {
    orderOf: async ({ content, updated_at }, avatar) => {
      const hasPhoto = content.template === 'rirekisho' && content.style.is_photo_shown
      return {
        template: content.template,
        language: content.language,
        paper: content.paper,
        style: { ...content.style, accent: content.style.accent && documentAccents[content.style.accent] },
        sections: content.sections,
        madeAt: updated_at,
        photo: hasPhoto ? await portraitOf(avatar) : undefined,
      }
    },

    rendered: async rendering => {
      try {
        return await rendering
      } catch (error) {
        if (error instanceof Refusal) throw error
        onError(error)
        throw new Refusal('resume_not_made')
      }
    },

    pdf: (row, avatar) => printer.rendered(printer.orderOf(row, avatar).then(renderQueue.pdf)),
  }
  return printer
}
