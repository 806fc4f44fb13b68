import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import type { Db } from '../../../db/client.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { resumeMimes, resumeName } from '../resume-file.ts'
import { resumesStore } from '../resumes-store.ts'
import type { DocumentPrinter } from './document-printer.ts'
import { type DocumentRow, documentsStore } from './documents-store.ts'
import { versionsStore } from './versions/versions-store.ts'

/** A document's PDF, as it was at one moment. */
export interface PrintedDocument {
  row: DocumentRow
  name: string
  content: Uint8Array<ArrayBuffer>
}

/** Documents of the builder as resumes that can be sent. */
export interface DocumentResumes {
  /** One of the person's own as it is now, made before a transaction begins; undefined where there is none. */
  printDocument(
    user: Pick<SessionUser, 'id' | 'avatar'>,
    documentId: string,
  ): Promise<PrintedDocument | undefined>
  /**
   * Makes it a resume of the account in the caller's transaction, and what it says a version of the document; what did not change
   * since is the same resume. Its id.
   */
  addPrinted(trx: Db, accountId: string, printed: PrintedDocument): Promise<string>
}

interface DocumentResumesDeps {
  db: Db
  files: FileStore
  printer: DocumentPrinter
}

export const createDocumentResumes = ({ db, files, printer }: DocumentResumesDeps): DocumentResumes => ({
  printDocument: async ({ id, avatar }, documentId) => {
    const row = await documentsStore.find(db, id, documentId)
    if (!row) return undefined
    return { row, name: resumeName(row.content.name, 'pdf'), content: await printer.pdf(row, avatar) }
  },

  addPrinted: async (trx, accountId, { row, name, content }) => {
    await versionsStore.keepTaken(trx, row, 'application')
    const contentHash = await files.put(content)
    const same = await resumesStore.findFile(trx, accountId, { contentHash, name })
    if (same) return same.id
    const file = { accountId, name, mime: resumeMimes.pdf, size: content.byteLength, contentHash }
    return (await resumesStore.insert(trx, { ...file, source: 'resume-builder' })).id
  },
})
