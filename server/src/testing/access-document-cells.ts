import type { AccessCell } from './access-cell.ts'

const ofDocument: AccessCell = { input: ({ documentId }) => ({ params: { id: documentId } }), isOwned: true }

/** Of the resume builder. */
export const documentCells: Record<string, AccessCell> = {
  listDocuments: { input: () => ({}), shows: things => things.documentId },
  createDocument: { input: () => ({ body: { from: 'profile' } }), shows: () => 'Hive inspector' },
  readDocument: { ...ofDocument, shows: things => things.documentId },
  updateDocument: {
    input: ({ documentId }) => ({
      params: { id: documentId },
      body: { revision: 1, changes: { name: 'For the beekeepers' } },
    }),
    isOwned: true,
    shows: things => things.documentId,
  },
  previewDocument: { ...ofDocument, shows: () => '<svg' },
  downloadDocument: { ...ofDocument, shows: () => '%PDF-' },
  readDocumentByMachine: { ...ofDocument, shows: () => 'is_read' },
  readDocumentTailoring: { ...ofDocument, shows: () => 'skills' },
  deleteDocument: ofDocument,
}
