import type { Call } from '../call.ts'
import type * as schemas from './privacy.schemas.ts'

const service = 'jobseekers'

/** Who may find a seeker's profile; a company that they applied to sees the application whatever this says. */
export const visibilities = ['open', 'limited', 'hidden'] as const

/** What seekers are told of unless they turn it off. What keeps an account safe is always told. */
export const notificationKinds = [
  'applied',
  'stage_changed',
  'job_alert',
  'company_news',
  'chat_message',
] as const
export const notificationChannels = ['email', 'push', 'in_app'] as const

/**
 * What somebody of a company saw: an application in a list, an opened one, a resume, what was granted in a chat, a file of many; a
 * profile that a talent search found, and one that was opened from there.
 */
export const accessKinds = ['list', 'application', 'resume', 'contact', 'export', 'found', 'profile'] as const

export const readAccountSetting: Call<typeof schemas.readAccountSetting> = {
  id: '044',
  service,
  method: 'GET',
  path: '/api/jobseekers/account-setting',
  who: 'seeker',
  summary:
    "The seeker's language, market and address, how they log in, who may see them and what they are told.",
}

export const changeUserSettings: Call<typeof schemas.changeUserSettings> = {
  id: '048',
  service,
  method: 'POST',
  path: '/api/jobseekers/user-settings',
  who: 'seeker',
  body: 'json',
  summary: 'Change what is sent of the account settings; answers all of them.',
}

export const downloadMyData: Call<typeof schemas.downloadMyData> = {
  id: '170',
  service,
  method: 'GET',
  path: '/api/jobseekers/my-data',
  who: 'seeker',
  answers: 'file',
  types: ['application/zip'],
  summary: 'An archive of everything that the account has: JSON, JSON Resume, files and a page to read.',
  maxConcurrent: 1,
  limits: [{ by: 'account', max: 5, seconds: 3600 }],
}

export const listDataAccess: Call<typeof schemas.listDataAccess> = {
  id: '183',
  service,
  method: 'GET',
  path: '/api/jobseekers/data-access',
  who: 'seeker',
  summary: "Who of which company saw the seeker's applications and resumes, and when, the newest first.",
}

export const sendDeletionCode: Call<typeof schemas.sendDeletionCode> = {
  id: '171',
  service,
  method: 'POST',
  path: '/api/jobseekers/delete-account/otp',
  who: 'seeker',
  summary: 'Send a code with which an account without a password is deleted.',
  limits: [
    { by: 'account', max: 5, seconds: 600 },
    { by: 'account', max: 20, seconds: 86_400 },
  ],
}

export const deleteAccount: Call<typeof schemas.deleteAccount> = {
  id: '172',
  service,
  method: 'POST',
  path: '/api/jobseekers/delete-account',
  who: 'seeker',
  body: 'json',
  summary:
    'Delete the account in 14 days, with the password, or the code where there is none. Every session ends; a log-in before then keeps it.',
  limits: [
    { by: 'address', max: 60, seconds: 600 },
    { by: 'account', max: 10, seconds: 600 },
  ],
}
