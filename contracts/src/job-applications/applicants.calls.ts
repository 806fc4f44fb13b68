import type { Call } from '../call.ts'
import type * as schemas from './applicants.schemas.ts'

const service = 'job-applications'

export const readApplicantBoard: Call<typeof schemas.readApplicantBoard> = {
  id: '345',
  service,
  method: 'GET',
  path: '/api/job-applications/recruiters/board',
  who: 'recruiter',
  permission: 'view_applicants',
  tokenScope: 'applications',
  summary: 'Applicants by the stages of the pipeline, each with its number and its own pages.',
  refusals: ['job_not_found'],
}

export const exportApplicants: Call<typeof schemas.exportApplicants> = {
  id: '346',
  service,
  method: 'GET',
  path: '/api/job-applications/recruiters/export',
  who: 'recruiter',
  // Viewers take nothing away.
  permission: 'move_applicants',
  tokenScope: 'applications',
  answers: 'file',
  types: ['text/csv', 'application/json'],
  summary:
    'The applicants that filters leave, as a table or as JSON; each sees that their data was exported.',
  refusals: ['job_not_found'],
}

export const readApplicant: Call<typeof schemas.readApplicant> = {
  id: '347',
  service,
  method: 'GET',
  path: '/api/job-applications/recruiters/{id}',
  who: 'recruiter',
  permission: 'view_applicants',
  tokenScope: 'applications',
  summary:
    'One application with profile, resume text, match by its parts, notes, ratings, interviews and who may see it.',
  refusals: ['application_not_found'],
}

export const writeApplicantNote: Call<typeof schemas.writeApplicantNote> = {
  id: '348',
  service,
  method: 'POST',
  path: '/api/job-applications/recruiters/{id}/notes',
  who: 'recruiter',
  permission: 'move_applicants',
  tokenScope: 'applications',
  body: 'json',
  isIdempotent: true,
  summary: 'Write a note about an applicant, for the team alone.',
  refusals: ['application_not_found'],
}

export const changeApplicantNote: Call<typeof schemas.changeApplicantNote> = {
  id: '436',
  service,
  method: 'PUT',
  path: '/api/job-applications/recruiters/{id}/notes/{note_id}',
  who: 'recruiter',
  permission: 'move_applicants',
  tokenScope: 'applications',
  body: 'json',
  summary: 'Correct an own note; the team sees that it was edited.',
  refusals: ['application_not_found', 'note_not_found'],
}

export const deleteApplicantNote: Call<typeof schemas.deleteApplicantNote> = {
  id: '437',
  service,
  method: 'DELETE',
  path: '/api/job-applications/recruiters/{id}/notes/{note_id}',
  who: 'recruiter',
  permission: 'move_applicants',
  tokenScope: 'applications',
  summary: 'Delete a note: its author may, owners and administrators too.',
  refusals: ['application_not_found', 'note_not_found'],
}

export const rateApplicant: Call<typeof schemas.rateApplicant> = {
  id: '349',
  service,
  method: 'PUT',
  path: '/api/job-applications/recruiters/{id}/rating',
  who: 'recruiter',
  permission: 'move_applicants',
  tokenScope: 'applications',
  body: 'json',
  summary: "Rate an applicant by criteria; colleagues' ratings are shown from then on.",
  refusals: ['application_not_found'],
}

export const labelApplicant: Call<typeof schemas.labelApplicant> = {
  id: '350',
  service,
  method: 'PUT',
  path: '/api/job-applications/recruiters/{id}/labels',
  who: 'recruiter',
  permission: 'move_applicants',
  tokenScope: 'applications',
  body: 'json',
  summary: 'Give an applicant these labels and no others.',
  refusals: ['application_not_found'],
}

export const changeApplicants: Call<typeof schemas.changeApplicants> = {
  id: '343',
  service,
  method: 'POST',
  path: '/api/job-applications/recruiters/bulk',
  who: 'recruiter',
  permission: 'move_applicants',
  tokenScope: 'applications',
  body: 'json',
  isIdempotent: true,
  summary: 'Move or label all applicants that a filter means, in one transaction with one undo.',
  refusals: ['job_not_found', 'number_changed', 'stage_closed'],
}

export const undoApplicantChange: Call<typeof schemas.undoApplicantChange> = {
  id: '344',
  service,
  method: 'POST',
  path: '/api/job-applications/recruiters/undo',
  who: 'recruiter',
  permission: 'move_applicants',
  tokenScope: 'applications',
  body: 'json',
  summary: 'Take back what a move or a bulk did; a refusal that was not told yet is never told.',
  refusals: ['undo_not_found', 'undo_done'],
}

export const readHiringSettings: Call<typeof schemas.readHiringSettings> = {
  id: '430',
  service,
  method: 'GET',
  path: '/api/job-applications/recruiters/settings',
  who: 'recruiter',
  permission: 'view_applicants',
  summary: 'How the company handles applicants.',
}

export const changeHiringSettings: Call<typeof schemas.changeHiringSettings> = {
  id: '431',
  service,
  method: 'PUT',
  path: '/api/job-applications/recruiters/settings',
  who: 'recruiter',
  permission: 'manage_company',
  body: 'json',
  summary: 'Say when refusals are told, and whether the first stage is without names.',
}

export const listApplicantViews: Call<typeof schemas.listApplicantViews> = {
  id: '432',
  service,
  method: 'GET',
  path: '/api/job-applications/recruiters/views',
  who: 'recruiter',
  permission: 'view_applicants',
  summary: "The recruiter's own saved views of applicants.",
}

export const saveApplicantViews: Call<typeof schemas.saveApplicantViews> = {
  id: '433',
  service,
  method: 'PUT',
  path: '/api/job-applications/recruiters/views',
  who: 'recruiter',
  permission: 'view_applicants',
  body: 'json',
  summary: 'Save these views and no others.',
}

export const readResumePages: Call<typeof schemas.readResumePages> = {
  id: '434',
  service,
  method: 'GET',
  path: '/api/job-applications/recruiters/{id}/resume/pages',
  who: 'recruiter',
  permission: 'view_applicants',
  tokenScope: 'applications',
  maxConcurrent: 4,
  summary: 'The pages of the resume that was sent with an application, as pictures; of a PDF alone.',
  refusals: ['application_not_found'],
}

export const readResumePage: Call<typeof schemas.readResumePage> = {
  id: '435',
  service,
  method: 'GET',
  path: '/api/job-applications/recruiters/{id}/resume/pages/{page}',
  who: 'recruiter',
  permission: 'view_applicants',
  tokenScope: 'applications',
  answers: 'file',
  types: ['image/png'],
  summary: 'One page of the resume that was sent with an application, as a picture.',
  refusals: ['application_not_found'],
}
