import type { Call } from '../call.ts'
import type * as schemas from './notification-settings.schemas.ts'

const service = 'recruiters'

/** What recruiters are told of unless they turn it off. What keeps an account or a company safe is always told. */
export const recruiterNotificationKinds = [
  'new_applicant',
  'applicants_waiting',
  'chat_message',
  'interview',
] as const

export const readNotificationSettings: Call<typeof schemas.readNotificationSettings> = {
  id: '472',
  service,
  method: 'GET',
  path: '/api/recruiters/notification-settings',
  who: 'recruiter',
  summary: 'What the recruiter is told, and by which ways.',
}

export const changeNotificationSettings: Call<typeof schemas.changeNotificationSettings> = {
  id: '473',
  service,
  method: 'PATCH',
  path: '/api/recruiters/notification-settings',
  who: 'recruiter',
  body: 'json',
  summary: 'Turn on and off what is sent; answers all of it.',
}
