import type { Call } from '../call.ts'
import type * as schemas from './jobs.schemas.ts'

const service = 'jobs'

export const searchJobsByBody: Call<typeof schemas.searchJobsByBody> = {
  id: '002',
  service,
  method: 'POST',
  path: '/api/jobs/search',
  who: 'public',
  body: 'json',
  summary: 'Search jobs with the filters as JSON.',
}

export const similarJobs: Call<typeof schemas.similarJobs> = {
  id: '003',
  service,
  method: 'GET',
  path: '/api/jobs/similar',
  who: 'public',
  summary: 'Jobs like one job.',
  refusals: ['job_not_found'],
}

export const readAppliedJob: Call<typeof schemas.readAppliedJob> = {
  id: '006',
  service,
  method: 'GET',
  path: '/api/jobs/applied-jobs/{jobId}',
  who: 'seeker',
  summary: "The seeker's newest application to a job.",
  refusals: ['application_not_found'],
}

export const withdrawApplication: Call<typeof schemas.withdrawApplication> = {
  id: '007',
  service,
  method: 'PATCH',
  path: '/api/jobs/applied-jobs/{id}/withdraw',
  who: 'seeker',
  summary: 'Withdraw an application until it is hired or not selected.',
  refusals: ['application_not_found', 'application_closed'],
}

export const confirmInterest: Call<typeof schemas.confirmInterest> = {
  id: '394',
  service,
  method: 'PATCH',
  path: '/api/jobs/applied-jobs/{id}/interest',
  who: 'seeker',
  body: 'json',
  summary: 'Say whether one is still interested in a job whose ad was closed and is open again.',
  refusals: ['application_not_found'],
}

export const listSavedJobs: Call<typeof schemas.listSavedJobs> = {
  id: '008',
  service,
  method: 'GET',
  path: '/api/jobs/saved-jobs',
  who: 'seeker',
  summary: 'Saved jobs; sort 1 newest saved first, 2 oldest.',
}

export const readSavedJob: Call<typeof schemas.readSavedJob> = {
  id: '009',
  service,
  method: 'GET',
  path: '/api/jobs/saved-jobs/{jobId}',
  who: 'seeker',
  summary: 'The saved row of a job.',
  refusals: ['saved_job_not_found'],
}

export const saveJob: Call<typeof schemas.saveJob> = {
  id: '010',
  service,
  method: 'POST',
  path: '/api/jobs/saved-jobs',
  who: 'seeker',
  body: 'json',
  summary: 'Save a job; saving twice answers the same row.',
  refusals: ['job_not_found', 'job_closed'],
}

export const unsaveJob: Call<typeof schemas.unsaveJob> = {
  id: '011',
  service,
  method: 'DELETE',
  path: '/api/jobs/saved-jobs/{id}',
  who: 'seeker',
  summary: 'Delete a saved row.',
  refusals: ['saved_job_not_found'],
}

export const createSavedJob: Call<typeof schemas.createSavedJob> = {
  id: '012',
  service,
  method: 'POST',
  path: '/api/jobs/saved-jobs/create',
  who: 'seeker',
  body: 'json',
  summary:
    'Save a job with what the page knows of it: the title that was looked for, one of the own preferences, the device. What comes later with a job that is saved already is added.',
  refusals: ['job_not_found', 'job_closed'],
}

export const deleteSavedJob: Call<typeof schemas.deleteSavedJob> = {
  id: '013',
  service,
  method: 'DELETE',
  path: '/api/jobs/saved-jobs/{id}/delete',
  who: 'seeker',
  summary: 'Delete a saved row.',
  refusals: ['saved_job_not_found'],
}

export const clickExternalJob: Call<typeof schemas.clickExternalJob> = {
  id: '015',
  service,
  method: 'POST',
  path: '/api/jobs/{id}/click-external-job',
  who: 'guest',
  summary: "The address at which one applies on the employer's own site.",
  refusals: ['job_not_found', 'job_closed'],
}

export const reportJob: Call<typeof schemas.reportJob> = {
  id: '016',
  service,
  method: 'POST',
  path: '/api/jobs/{id}/report',
  who: 'guest',
  body: 'json',
  summary: 'Report a job; counts once per account or device.',
  refusals: ['job_not_found'],
  limits: [{ by: 'address', max: 60, seconds: 3600 }],
}

export const viewJob: Call<typeof schemas.viewJob> = {
  id: '017',
  service,
  method: 'POST',
  path: '/api/jobs/{id}/view',
  who: 'guest',
  body: 'json',
  summary: 'Record that a job was viewed.',
  refusals: ['job_not_found'],
}

export const readJob: Call<typeof schemas.readJob> = {
  id: '018',
  service,
  method: 'GET',
  path: '/api/jobs/{id}',
  who: 'public',
  summary: "A job's detail; 410 with a stub when closed or expired.",
  refusals: ['job_not_found', 'job_closed'],
}

export const readStaticJob: Call<typeof schemas.readStaticJob> = {
  id: '019',
  service,
  method: 'GET',
  path: '/api/jobs/{id}/static',
  who: 'public',
  summary: "The part of a job's detail that is the same for everybody.",
  refusals: ['job_not_found', 'job_closed'],
  cacheControl: 'public, max-age=60',
}

export const isJobSaved: Call<typeof schemas.isJobSaved> = {
  id: '020',
  service,
  method: 'GET',
  path: '/api/jobs/{id}/is-saved',
  who: 'seeker',
  summary: 'Whether the seeker saved a job.',
}

export const listJobNotes: Call<typeof schemas.listJobNotes> = {
  id: '230',
  service,
  method: 'GET',
  path: '/api/jobs/notes',
  who: 'seeker',
  summary: "The seeker's own notes on jobs, the latest first.",
}

export const readJobNote: Call<typeof schemas.readJobNote> = {
  id: '231',
  service,
  method: 'GET',
  path: '/api/jobs/{id}/note',
  who: 'seeker',
  summary: "The seeker's own note on a job, open or not; null where there is none.",
  refusals: ['job_not_found'],
}

export const writeJobNote: Call<typeof schemas.writeJobNote> = {
  id: '232',
  service,
  method: 'PUT',
  path: '/api/jobs/{id}/note',
  who: 'seeker',
  body: 'json',
  summary: 'Write a private note on a job, in place of an earlier one.',
  refusals: ['job_not_found', 'too_many_notes'],
  limits: [{ by: 'account', max: 600, seconds: 3600 }],
}

export const deleteJobNote: Call<typeof schemas.deleteJobNote> = {
  id: '233',
  service,
  method: 'DELETE',
  path: '/api/jobs/{id}/note',
  who: 'seeker',
  summary: "Delete the seeker's own note on a job.",
}

export const recordHotSearch: Call<typeof schemas.recordHotSearch> = {
  id: '021',
  service,
  method: 'POST',
  path: '/api/jobs/metrics/job-hot-search',
  who: 'guest',
  body: 'json',
  summary: 'Record a search for the hot titles.',
}
