import type { Call } from '../call.ts'
import type * as schemas from './notifications.schemas.ts'

const service = 'jobseekers'

/** What people are told of in the list, and on their devices where they wish: seekers, recruiters, both. */
export const noticeKinds = [
  'chat_message',
  'applied',
  'stage_changed',
  'ad_changed',
  'job_alert',
  'company_news',
  'interview',
  'new_log_in',
  'password_changed',
  'email_changed',
  'social_linked',
  'new_applicant',
  'applicants_waiting',
  'job_hidden',
  'join_asked',
  'join_answered',
  'ownership_transferred',
  'verification_lapsed',
  'verification_decided',
  'name_decided',
] as const

export const listNotifications: Call<typeof schemas.listNotifications> = {
  id: '217',
  service,
  method: 'GET',
  path: '/api/jobseekers/notifications',
  who: 'person',
  summary:
    'What a seeker or recruiter was told in the last 90 days, the newest first, and how much of it is unread.',
}

export const markNotificationRead: Call<typeof schemas.markNotificationRead> = {
  id: '218',
  service,
  method: 'PATCH',
  path: '/api/jobseekers/notifications/{id}/read',
  who: 'person',
  summary: 'One notification was read.',
}

export const markAllNotificationsRead: Call<typeof schemas.markAllNotificationsRead> = {
  id: '219',
  service,
  method: 'PATCH',
  path: '/api/jobseekers/notifications/read',
  who: 'person',
  summary: 'All notifications were read.',
}

export const readPushKey: Call<typeof schemas.readPushKey> = {
  id: '220',
  service,
  method: 'GET',
  path: '/api/jobseekers/push-key',
  who: 'public',
  summary: 'The public key with which a browser subscribes to push messages (RFC 8292).',
}

export const subscribePush: Call<typeof schemas.subscribePush> = {
  id: '221',
  service,
  method: 'PUT',
  path: '/api/jobseekers/push-subscription',
  who: 'person',
  body: 'json',
  summary:
    "The session's device gets push messages, in the language of the request; it ends with the session.",
  limits: [{ by: 'account', max: 60, seconds: 3600 }],
}

export const unsubscribePush: Call<typeof schemas.unsubscribePush> = {
  id: '222',
  service,
  method: 'DELETE',
  path: '/api/jobseekers/push-subscription',
  who: 'person',
  summary: "The session's device gets no more push messages.",
}
