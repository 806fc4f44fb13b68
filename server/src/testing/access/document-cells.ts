import type { AccessCell } from './cell.ts'

const jsonResumeFile = () => ({
  name: 'resume.json',
  type: 'application/json',
  content: new TextEncoder().encode(JSON.stringify({ basics: { label: 'Queen finder' } })),
})

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
  exportDocument: {
    input: ({ documentId }) => ({ params: { id: documentId }, query: { format: 'text' } }),
    isOwned: true,
    shows: () => 'Cruz',
  },
  importDocument: { input: () => ({ files: { file: jsonResumeFile() } }), shows: () => 'Queen finder' },
  setDocumentLink: {
    input: ({ documentId }) => ({ params: { id: documentId }, body: { is_public: true } }),
    isOwned: true,
    shows: () => 'public_url',
  },
  listDocumentVersions: { ...ofDocument, shows: things => things.versionId },
  restoreDocumentVersion: {
    input: ({ documentId, versionId }) => ({ params: { id: documentId, versionId } }),
    isOwned: true,
    shows: things => things.documentId,
  },
  compareDocument: { ...ofDocument, shows: () => 'profile_mark' },
  takeDifferences: {
    input: ({ documentId, profileMark }) => ({
      params: { id: documentId },
      body: { revision: 1, profile_mark: profileMark, takes: [] },
    }),
    isOwned: true,
    shows: () => 'profile_mark',
  },
  readPublicDocument: {
    input: ({ documentKey }) => ({ params: { key: documentKey } }),
    shows: () => 'sections',
  },
  downloadPublicDocument: {
    input: ({ documentKey }) => ({ params: { key: documentKey } }),
    shows: () => '%PDF-',
  },
  deleteDocument: ofDocument,
}
