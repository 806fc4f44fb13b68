import type { Call } from '../call.ts'
import type * as schemas from './employer-jobs.schemas.ts'

const service = 'recruiters'

export const createEmployerJob: Call<typeof schemas.createEmployerJob> = {
  id: '331',
  service,
  method: 'POST',
  path: '/api/recruiters/jobs',
  who: 'recruiter',
  permission: 'post_jobs',
  tokenScope: 'jobs',
  body: 'json',
  summary: 'Write an ad: a draft, or published at once with is_draft false.',
  isIdempotent: true,
  refusals: ['too_many_ads'],
  limits: [{ by: 'account', max: 200, seconds: 3600 }],
}

export const listEmployerJobs: Call<typeof schemas.listEmployerJobs> = {
  id: '332',
  service,
  method: 'GET',
  path: '/api/recruiters/jobs',
  who: 'recruiter',
  permission: 'view_applicants',
  tokenScope: 'jobs',
  summary: "The company's ads, drafts among them, what was changed last first.",
}

export const readEmployerJob: Call<typeof schemas.readEmployerJob> = {
  id: '333',
  service,
  method: 'GET',
  path: '/api/recruiters/jobs/{id}',
  who: 'recruiter',
  permission: 'view_applicants',
  tokenScope: 'jobs',
  summary: 'An ad of the company with what the linter says of it and its numbers by stage.',
  refusals: ['job_not_found'],
}

export const updateEmployerJob: Call<typeof schemas.updateEmployerJob> = {
  id: '334',
  service,
  method: 'PATCH',
  path: '/api/recruiters/jobs/{id}',
  who: 'recruiter',
  permission: 'edit_jobs',
  tokenScope: 'jobs',
  body: 'json',
  summary:
    'Change fields of an ad. A published one changes at once, and its page says when; 409 with the present ad where somebody changed it meanwhile.',
  refusals: ['job_not_found', 'stale_revision'],
}

export const deleteEmployerJob: Call<typeof schemas.deleteEmployerJob> = {
  id: '439',
  service,
  method: 'DELETE',
  path: '/api/recruiters/jobs/{id}',
  who: 'recruiter',
  permission: 'post_jobs',
  tokenScope: 'jobs',
  summary: 'Delete a draft; nothing of it stays. One that was published is closed instead.',
  refusals: ['job_not_found', 'ad_published'],
}

export const lintEmployerJob: Call<typeof schemas.lintEmployerJob> = {
  id: '335',
  service,
  method: 'POST',
  path: '/api/recruiters/jobs/lint',
  who: 'recruiter',
  permission: 'post_jobs',
  tokenScope: 'jobs',
  body: 'json',
  summary: 'What the linter says of an ad, which is not stored.',
  limits: [{ by: 'account', max: 1200, seconds: 600 }],
}

export const previewEmployerJob: Call<typeof schemas.previewEmployerJob> = {
  id: '336',
  service,
  method: 'POST',
  path: '/api/recruiters/jobs/preview',
  who: 'recruiter',
  permission: 'post_jobs',
  tokenScope: 'jobs',
  body: 'json',
  summary: 'An ad as its page would show it; it is not stored.',
  limits: [{ by: 'account', max: 1200, seconds: 600 }],
}

export const publishEmployerJob: Call<typeof schemas.publishEmployerJob> = {
  id: '337',
  service,
  method: 'POST',
  path: '/api/recruiters/jobs/{id}/publish',
  who: 'recruiter',
  permission: 'post_jobs',
  tokenScope: 'jobs',
  summary: 'Publish a draft: found by search within a second. 422 names what is missing or refused.',
  refusals: ['job_not_found', 'too_many_ads'],
}

export const closeEmployerJob: Call<typeof schemas.closeEmployerJob> = {
  id: '338',
  service,
  method: 'POST',
  path: '/api/recruiters/jobs/{id}/close',
  who: 'recruiter',
  permission: 'close_jobs',
  tokenScope: 'jobs',
  body: 'json',
  summary: 'Close an ad: everybody is told in their language; applications in the stages named go on.',
  refusals: ['job_not_found'],
}

export const reopenEmployerJob: Call<typeof schemas.reopenEmployerJob> = {
  id: '339',
  service,
  method: 'POST',
  path: '/api/recruiters/jobs/{id}/reopen',
  who: 'recruiter',
  permission: 'post_jobs',
  tokenScope: 'jobs',
  summary:
    'Open an ad again within 30 days after it was closed; its applicants are asked whether they are still interested.',
  refusals: ['job_not_found', 'too_many_ads', 'reopening_over'],
}

export const refreshEmployerJob: Call<typeof schemas.refreshEmployerJob> = {
  id: '340',
  service,
  method: 'POST',
  path: '/api/recruiters/jobs/{id}/refresh',
  who: 'recruiter',
  permission: 'edit_jobs',
  tokenScope: 'jobs',
  summary: 'Bring an open ad to the top again, once in 7 days; the day on which it was first posted stays.',
  refusals: ['job_not_found', 'refreshed_lately'],
}

export const duplicateEmployerJob: Call<typeof schemas.duplicateEmployerJob> = {
  id: '341',
  service,
  method: 'POST',
  path: '/api/recruiters/jobs/{id}/duplicate',
  who: 'recruiter',
  permission: 'post_jobs',
  tokenScope: 'jobs',
  summary: 'A draft with what an ad says.',
  isIdempotent: true,
  refusals: ['job_not_found'],
}
