import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import type { Db } from '../../../db/client.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { resumeName } from '../resume-file.ts'
import { addResume, type StoredResume, storeResume } from '../resumes.ts'
import { resumesStore } from '../resumes-store.ts'
import type { DocumentPrinter } from './document-printer.ts'
import { type DocumentRow, documentsStore } from './documents-store.ts'
import { versionsStore } from './versions/versions-store.ts'

/** A document, as it was at one moment, and its PDF. */
export interface PrintedDocument {
  row: DocumentRow
  stored: StoredResume
}

/** Documents of the builder as resumes that can be sent. */
export interface DocumentResumes {
  /** One of the person's own as it is now, made and stored before a transaction begins; undefined where there is none. */
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
    const file = {
      kind: 'pdf',
      name: resumeName(row.content.name, 'pdf'),
      content: await printer.pdf(row, avatar),
    } as const
    return { row, stored: await storeResume(files, file) }
  },

  addPrinted: async (trx, accountId, { row, stored }) => {
    await versionsStore.keepTaken(trx, row, 'application')
    const same = await resumesStore.findFile(trx, accountId, stored)
    return (same ?? (await addResume(trx, accountId, stored, 'resume-builder'))).id
  },
})
