import type { Call } from '../call.ts'
import type * as schemas from './jobseekers.schemas.ts'

const service = 'jobseekers'

export const listResumes: Call<typeof schemas.listResumes> = {
  id: '119',
  service,
  method: 'GET',
  path: '/api/jobseekers/resumes',
  who: 'seeker',
  summary: "The seeker's own resumes, newest first.",
}

export const readResumeFile: Call<typeof schemas.readResumeFile> = {
  id: '120',
  service,
  method: 'GET',
  path: '/api/jobseekers/resumes/{id}/file',
  who: 'seeker',
  answers: 'file',
  types: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  summary: "The file of one of the seeker's own resumes.",
}

export const listJobPreferences: Call<typeof schemas.listJobPreferences> = {
  id: '131',
  service,
  method: 'GET',
  path: '/api/jobseekers/job-preferences',
  who: 'seeker',
  summary: 'What the seeker looks for: the default preference first, then the oldest.',
}

export const createJobPreference: Call<typeof schemas.createJobPreference> = {
  id: '064',
  service,
  method: 'POST',
  path: '/api/jobseekers/job-preferences/create',
  who: 'seeker',
  body: 'json',
  summary: 'Add a job preference; the first one is the default.',
  isIdempotent: true,
  refusals: ['too_many_preferences'],
}

export const updateJobPreference: Call<typeof schemas.updateJobPreference> = {
  id: '065',
  service,
  method: 'PATCH',
  path: '/api/jobseekers/job-preferences/{id}/update',
  who: 'seeker',
  body: 'json',
  summary: 'Change what is sent of a job preference; null clears.',
  refusals: ['preference_not_found'],
}

export const deleteJobPreference: Call<typeof schemas.deleteJobPreference> = {
  id: '066',
  service,
  method: 'DELETE',
  path: '/api/jobseekers/job-preferences/{id}/delete',
  who: 'seeker',
  summary: 'Delete a job preference; the oldest of the others becomes the default.',
  refusals: ['preference_not_found'],
}

export const readJobPreference: Call<typeof schemas.readJobPreference> = {
  id: '067',
  service,
  method: 'GET',
  path: '/api/jobseekers/job-preferences/{id}',
  who: 'seeker',
  summary: "One of the seeker's own job preferences.",
  refusals: ['preference_not_found'],
}
