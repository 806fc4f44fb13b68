import type { BuilderDocument } from '@hanap/contracts/jobseekers/documents.schemas'
import { Refusal } from '../../../calls/refusal.ts'
import type { DocumentRow } from './documents-store.ts'

/** A document as its owner sees it. */
export const documentInWire = ({ id, content, revision, updated_at }: DocumentRow): BuilderDocument => ({
  ...content,
  id,
  revision,
  updated_at: updated_at.toISOString(),
  public_url: null,
})

export const existingDocument = (row: DocumentRow | undefined): DocumentRow => {
  if (!row) throw new Refusal('document_not_found')
  return row
}
