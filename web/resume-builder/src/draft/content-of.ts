import type { BuilderDocument, DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'

/** What somebody writes of a document, without what the server says of it. */
export const contentOf = (document: BuilderDocument): DocumentContent => {
  const { name, language, template, paper, style, sections, job_id } = document
  return { name, language, template, paper, style, sections, job_id }
}
