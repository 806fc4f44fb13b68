import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import { tabStorage } from '@hanap/shared/session/storage'
import { keepUndo, keptUndo } from '../draft/kept-undo.ts'
import { remembered } from '../draft/undo.ts'

interface BeforeTaking {
  revision: number
  content: DocumentContent
}

const keyOf = (documentId: string) => `before taking ${documentId}`

/** Keeps what a document says while differences are taken into it. */
export const keepBefore = (documentId: string, { revision, content }: BeforeTaking): void =>
  tabStorage.set(keyOf(documentId), JSON.stringify({ revision, content }))

/** Once they were taken, as the revision after it: the editor can undo it. */
export const rememberTaking = (documentId: string, revision: number): void => {
  const stored = tabStorage.get(keyOf(documentId))
  if (stored === null) return
  tabStorage.remove(keyOf(documentId))
  // This page wrote it.
  const before = JSON.parse(stored) as BeforeTaking
  if (before.revision + 1 !== revision) return
  keepUndo(documentId, revision, remembered(keptUndo(documentId, before.revision), before.content))
}
