import type { Call } from '../call.ts'
import type * as schemas from './job-applications.schemas.ts'

const service = 'job-applications'

export const listAppliedJobs: Call<typeof schemas.listAppliedJobs> = {
  id: '005',
  service,
  method: 'GET',
  path: '/api/job-applications/jobseekers',
  who: 'seeker',
  summary: "The seeker's applications.",
}

export const checkChat: Call<typeof schemas.checkChat> = {
  id: '004',
  service,
  method: 'GET',
  path: '/api/job-applications/chats/check-exists/{recruiterId}/jobseekers',
  who: 'seeker',
  summary: 'Whether the seeker has a chat with a recruiter.',
}

export const listApplicants: Call<typeof schemas.listApplicants> = {
  id: '112',
  service,
  method: 'GET',
  path: '/api/job-applications/recruiters',
  who: 'recruiter',
  permission: 'view_applicants',
  tokenScope: 'applications',
  summary: "Applicants of the recruiter's own jobs, by filters, the newest first.",
}

export const moveApplicant: Call<typeof schemas.moveApplicant> = {
  id: '113',
  service,
  method: 'PATCH',
  path: '/api/job-applications/recruiters/{id}/stage',
  who: 'recruiter',
  permission: 'move_applicants',
  tokenScope: 'applications',
  body: 'json',
  isIdempotent: true,
  summary:
    "Move an applicant to a stage; the seeker's timeline and mail follow, of a refusal after a while in which it can be taken back.",
  refusals: ['application_not_found', 'stage_closed', 'stage_changed'],
}

export const openApplicant: Call<typeof schemas.openApplicant> = {
  id: '121',
  service,
  method: 'POST',
  path: '/api/job-applications/recruiters/{id}/open',
  who: 'recruiter',
  permission: 'view_applicants',
  tokenScope: 'applications',
  summary: 'Open one application; the first time the seeker sees it as viewed.',
  refusals: ['application_not_found'],
}

export const readApplicantResume: Call<typeof schemas.readApplicantResume> = {
  id: '122',
  service,
  method: 'GET',
  path: '/api/job-applications/recruiters/{id}/resume',
  who: 'recruiter',
  permission: 'view_applicants',
  tokenScope: 'applications',
  answers: 'file',
  types: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  summary: 'The resume that was sent with an application.',
  refusals: ['application_not_found'],
}

export const listRecruiterJobs: Call<typeof schemas.listRecruiterJobs> = {
  id: '123',
  service,
  method: 'GET',
  path: '/api/job-applications/recruiters/jobs',
  who: 'recruiter',
  permission: 'view_applicants',
  tokenScope: 'jobs',
  summary: "Jobs of the recruiter's own company with their applicants counted, open ones first.",
}
