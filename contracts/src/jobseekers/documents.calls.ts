import type { Call } from '../call.ts'
import type * as schemas from './documents.schemas.ts'

const service = 'jobseekers'

/** Files for other programs, beside the PDF. */
export const documentFormats = ['docx', 'text', 'json_resume'] as const
export type DocumentFormat = (typeof documentFormats)[number]

export const listDocuments: Call<typeof schemas.listDocuments> = {
  id: '371',
  service,
  method: 'GET',
  path: '/api/jobseekers/documents',
  who: 'seeker',
  summary: "The seeker's documents of the resume builder, what was changed last first.",
}

export const createDocument: Call<typeof schemas.createDocument> = {
  id: '372',
  service,
  method: 'POST',
  path: '/api/jobseekers/documents',
  who: 'seeker',
  body: 'json',
  isIdempotent: true,
  limits: [{ by: 'account', max: 120, seconds: 3600 }],
  summary: 'Begin a document with what the profile, an own resume or another document says, or with nothing.',
  refusals: ['too_many_documents', 'resume_not_found', 'document_not_found'],
}

export const readDocument: Call<typeof schemas.readDocument> = {
  id: '373',
  service,
  method: 'GET',
  path: '/api/jobseekers/documents/{id}',
  who: 'seeker',
  summary: 'A document with all of its sections.',
  refusals: ['document_not_found'],
}

export const updateDocument: Call<typeof schemas.updateDocument> = {
  id: '374',
  service,
  method: 'PATCH',
  path: '/api/jobseekers/documents/{id}',
  who: 'seeker',
  body: 'json',
  // Somebody who types, in several pages.
  limits: [{ by: 'account', max: 3000, seconds: 600 }],
  summary:
    'Change a document. Who names an older revision gets 409 with the present document, to put their changes into it.',
  refusals: ['document_not_found', 'document_changed'],
}

export const previewDocument: Call<typeof schemas.previewDocument> = {
  id: '375',
  service,
  method: 'GET',
  path: '/api/jobseekers/documents/{id}/preview',
  who: 'seeker',
  maxConcurrent: 12,
  limits: [{ by: 'account', max: 3000, seconds: 600 }],
  answers: 'file',
  types: ['image/svg+xml'],
  summary:
    'A page of a document, or of an earlier version of it, as SVG, or all of them below each other, drawn by what makes its PDF.',
  refusals: ['document_not_found', 'document_version_not_found', 'resume_not_made'],
}

export const downloadDocument: Call<typeof schemas.downloadDocument> = {
  id: '376',
  service,
  method: 'GET',
  path: '/api/jobseekers/documents/{id}/pdf',
  who: 'seeker',
  maxConcurrent: 2,
  limits: [{ by: 'account', max: 300, seconds: 3600 }],
  answers: 'file',
  types: ['application/pdf'],
  summary: 'A document as PDF.',
  refusals: ['document_not_found', 'resume_not_made'],
}

export const readDocumentByMachine: Call<typeof schemas.readDocumentByMachine> = {
  id: '377',
  service,
  method: 'GET',
  path: '/api/jobseekers/documents/{id}/machine-reading',
  who: 'seeker',
  maxConcurrent: 1,
  limits: [{ by: 'account', max: 120, seconds: 3600 }],
  summary:
    "What a parser reads in a document's PDF, each value with where it stands, and which fields come back.",
  refusals: ['document_not_found', 'resume_not_made'],
}

export const deleteDocument: Call<typeof schemas.deleteDocument> = {
  id: '378',
  service,
  method: 'DELETE',
  path: '/api/jobseekers/documents/{id}',
  who: 'seeker',
  summary: 'Delete a document.',
  refusals: ['document_not_found'],
}

export const readDocumentTailoring: Call<typeof schemas.readDocumentTailoring> = {
  id: '460',
  service,
  method: 'GET',
  path: '/api/jobseekers/documents/{id}/tailoring',
  who: 'seeker',
  summary:
    "The skills that a document's job asks for: which the document names, which the profile alone has, and which neither.",
  refusals: ['document_not_found'],
}

export const exportDocument: Call<typeof schemas.exportDocument> = {
  id: '461',
  service,
  method: 'GET',
  path: '/api/jobseekers/documents/{id}/export',
  who: 'seeker',
  maxConcurrent: 2,
  limits: [{ by: 'account', max: 300, seconds: 3600 }],
  answers: 'file',
  types: [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'text/plain',
    'application/json',
  ],
  summary:
    'A document as a Word file, plain text or JSON Resume, which loses nothing when it is imported again.',
  refusals: ['document_not_found'],
}

export const importDocument: Call<typeof schemas.importDocument> = {
  id: '462',
  service,
  method: 'POST',
  path: '/api/jobseekers/documents/import',
  who: 'seeker',
  body: 'form',
  files: ['file'],
  isIdempotent: true,
  maxConcurrent: 1,
  limits: [{ by: 'account', max: 30, seconds: 3600 }],
  summary: "Begin a document with a JSON Resume, or the ZIP of LinkedIn's data export.",
  refusals: ['too_many_documents'],
}

export const setDocumentLink: Call<typeof schemas.setDocumentLink> = {
  id: '463',
  service,
  method: 'PUT',
  path: '/api/jobseekers/documents/{id}/link',
  who: 'seeker',
  body: 'json',
  limits: [{ by: 'account', max: 120, seconds: 3600 }],
  summary:
    'Turn the public link of a document on or off. A link that was turned off never leads anywhere again; the next one is another.',
  refusals: ['document_not_found'],
}

export const readPublicDocument: Call<typeof schemas.readPublicDocument> = {
  id: '464',
  service,
  method: 'GET',
  path: '/api/jobseekers/public-documents/{key}',
  who: 'public',
  limits: [{ by: 'address', max: 600, seconds: 600 }],
  summary: 'What a document with a public link says now. Counts as a view, without who it was.',
  refusals: ['document_not_found'],
}

export const downloadPublicDocument: Call<typeof schemas.downloadPublicDocument> = {
  id: '465',
  service,
  method: 'GET',
  path: '/api/jobseekers/public-documents/{key}/pdf',
  who: 'public',
  maxConcurrent: 2,
  limits: [{ by: 'address', max: 60, seconds: 600 }],
  answers: 'file',
  types: ['application/pdf'],
  summary: 'A document with a public link as PDF.',
  refusals: ['document_not_found', 'resume_not_made'],
}

export const listDocumentVersions: Call<typeof schemas.listDocumentVersions> = {
  id: '466',
  service,
  method: 'GET',
  path: '/api/jobseekers/documents/{id}/versions',
  who: 'seeker',
  summary:
    'What a document said before, the newest first: as it was left for ten minutes, downloaded, sent with an application or before an earlier version was restored. The newest 30 are kept.',
  refusals: ['document_not_found'],
}

export const restoreDocumentVersion: Call<typeof schemas.restoreDocumentVersion> = {
  id: '467',
  service,
  method: 'POST',
  path: '/api/jobseekers/documents/{id}/versions/{versionId}/restore',
  who: 'seeker',
  limits: [{ by: 'account', max: 300, seconds: 3600 }],
  summary:
    'Let a document say what it said in an earlier version, as a new revision; what it says until then becomes a version. Where it says that already, nothing changes.',
  refusals: ['document_not_found', 'document_version_not_found'],
}

export const compareDocument: Call<typeof schemas.compareDocument> = {
  id: '468',
  service,
  method: 'GET',
  path: '/api/jobseekers/documents/{id}/differences',
  who: 'seeker',
  summary:
    'What a document and the profile say differently, in fields that both have: by section, whatever their order and whether hidden.',
  refusals: ['document_not_found'],
}

export const takeDifferences: Call<typeof schemas.takeDifferences> = {
  id: '469',
  service,
  method: 'POST',
  path: '/api/jobseekers/documents/{id}/differences',
  who: 'seeker',
  body: 'json',
  isIdempotent: true,
  limits: [{ by: 'account', max: 300, seconds: 3600 }],
  summary:
    'Take differences into the document or into the profile, all that are named or none; the rest stays. Refused where either says something else meanwhile. What the document said becomes a version.',
  refusals: ['document_not_found', 'document_changed', 'profile_changed', 'too_many_entries'],
}
