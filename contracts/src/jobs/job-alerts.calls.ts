import type { Call } from '../call.ts'
import type * as schemas from './job-alerts.schemas.ts'

const service = 'jobs'

/** Of `subscibe_job_frequency_lists`. */
export const alertFrequencies = { daily: 1, weekly: 2, instant: 3 } as const

export const listJobAlerts: Call<typeof schemas.listJobAlerts> = {
  id: '023',
  service,
  method: 'GET',
  path: '/api/jobs/job-alerts',
  who: 'seeker',
  summary: "The seeker's job alerts, newest first.",
}

export const createJobAlert: Call<typeof schemas.createJobAlert> = {
  id: '024',
  service,
  method: 'POST',
  path: '/api/jobs/job-alerts/create',
  who: 'guest',
  body: 'json',
  summary:
    "Create a job alert of a search in the request's market and language. A visitor's address gets a link that turns it on, and whether it has an account is not told; the same search again answers the same alert.",
  isIdempotent: true,
  limits: [
    { by: 'address', max: 60, seconds: 600 },
    { by: 'device', max: 20, seconds: 600 },
    { by: 'email', max: 10, seconds: 3600 },
  ],
  refusals: ['too_many_alerts', 'wrong_account_kind', 'job_alert_failed'],
}

export const updateJobAlert: Call<typeof schemas.updateJobAlert> = {
  id: '025',
  service,
  method: 'PUT',
  path: '/api/jobs/job-alerts/{id}/update',
  who: 'seeker',
  body: 'json',
  summary: 'Change what is sent of a job alert; is_active false pauses it.',
  refusals: ['alert_not_found'],
}

export const deleteJobAlert: Call<typeof schemas.deleteJobAlert> = {
  id: '026',
  service,
  method: 'DELETE',
  path: '/api/jobs/job-alerts/{id}/delete',
  who: 'seeker',
  summary: 'Delete a job alert.',
  refusals: ['alert_not_found'],
}

export const previewJobAlert: Call<typeof schemas.previewJobAlert> = {
  id: '190',
  service,
  method: 'POST',
  path: '/api/jobs/job-alerts/preview',
  who: 'public',
  body: 'json',
  summary: 'What an alert of this search would have sent in the last seven days.',
  limits: [{ by: 'address', max: 600, seconds: 600 }],
}

export const readJobAlertLink: Call<typeof schemas.readJobAlertLink> = {
  id: '191',
  service,
  method: 'GET',
  path: '/api/jobs/job-alerts/link',
  who: 'public',
  summary: 'The alerts that a link of a mail confirms or ends. Changes nothing.',
}

export const confirmJobAlerts: Call<typeof schemas.confirmJobAlerts> = {
  id: '192',
  service,
  method: 'POST',
  path: '/api/jobs/job-alerts/confirm',
  who: 'public',
  body: 'json',
  summary: "Confirm a visitor's address with the link of the mail: its alerts begin.",
}

export const unsubscribeJobAlert: Call<typeof schemas.unsubscribeJobAlert> = {
  id: '193',
  service,
  method: 'POST',
  path: '/api/jobs/job-alerts/unsubscribe',
  who: 'public',
  body: 'json',
  summary:
    "End one alert's mails, or those of followed companies, with the token of any of them, without a session.",
}
