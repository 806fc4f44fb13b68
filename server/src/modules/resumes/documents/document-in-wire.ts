import type { BuilderDocument } from '@hanap/contracts/jobseekers/documents.schemas'
import { Refusal } from '../../../calls/refusal.ts'
import type { DocumentRow } from './documents-store.ts'

/** Address of a document's public link. */
export type PublicUrlOf = (key: string) => string

/** A document as its owner sees it. */
export const documentInWire = (
  { id, content, revision, updated_at, public_key, is_indexed, public_views }: DocumentRow,
  publicUrlOf: PublicUrlOf,
): BuilderDocument => ({
  ...content,
  id,
  revision,
  updated_at: updated_at.toISOString(),
  public_url: public_key === null ? null : publicUrlOf(public_key),
  is_indexed,
  public_views,
})

export const existingDocument = (row: DocumentRow | undefined): DocumentRow => {
  if (!row) throw new Refusal('document_not_found')
  return row
}
