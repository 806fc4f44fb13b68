import type { BuilderDocument } from '@hanap/contracts/jobseekers/documents.schemas'
import { createDraft, type DocumentDraft } from './document-draft.ts'

/** What an editor was left with before all of it was saved, by document; it is saved on meanwhile. */
const left = new Map<string, DocumentDraft>()

/** A document to edit: with what waits to be saved of it, or was saved after it had been read. */
export const draftToEdit = (document: BuilderDocument): DocumentDraft => {
  const draft = left.get(document.id)
  if (!draft || (!draft.isUnsaved() && draft.read().revision <= document.revision))
    return createDraft(document)
  if (draft.read().revision < document.revision) draft.meet(document)
  return draft
}

/** The editor closes: what is unsaved is saved on without it, in the place of what an older editor left. */
export const leaveDraft = (draft: DocumentDraft): void => {
  if (!draft.isUnsaved()) return
  const older = left.get(draft.id)
  if (older !== draft) older?.giveUp()
  left.set(draft.id, draft)
  draft.leave()
}
