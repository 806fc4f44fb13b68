import type { Call } from '../call.ts'
import type * as schemas from './recommendation.schemas.ts'

const service = 'recommendation'

export const hotJobTitles: Call<typeof schemas.hotJobTitles> = {
  id: '022',
  service,
  method: 'GET',
  path: '/api/recommendation/hot-job-titles',
  who: 'public',
  summary: 'Titles that the market searches for most, with their open jobs.',
}

export const jobsForYou: Call<typeof schemas.jobsForYou> = {
  id: '132',
  service,
  method: 'GET',
  path: '/api/recommendation/jobs-for-you',
  who: 'seeker',
  summary:
    "Open jobs of the market that fit the seeker's preferences, the best fit first; without jobs that were viewed lately, hidden or applied to.",
}

export const hideJob: Call<typeof schemas.hideJob> = {
  id: '133',
  service,
  method: 'POST',
  path: '/api/recommendation/hidden-jobs/create',
  who: 'seeker',
  body: 'json',
  summary: "Leave a job out of the seeker's lists; hiding twice answers the same entry.",
  refusals: ['job_not_found', 'too_many_hidden'],
}

export const unhideJob: Call<typeof schemas.unhideJob> = {
  id: '134',
  service,
  method: 'DELETE',
  path: '/api/recommendation/hidden-jobs/{id}/delete',
  who: 'seeker',
  summary: 'Show a hidden job again; one that is not hidden is no error.',
}

export const listHiddenJobs: Call<typeof schemas.listHiddenJobs> = {
  id: '135',
  service,
  method: 'GET',
  path: '/api/recommendation/hidden-jobs',
  who: 'seeker',
  summary: 'Jobs that the seeker has hidden, the latest first.',
}
