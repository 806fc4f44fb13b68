import type { Call } from '../call.ts'
import type * as schemas from './audit.schemas.ts'

/** What stands in a company's audit log. */
export const auditActions = [
  'company_changed',
  'name_claimed',
  'name_accepted',
  'name_refused',
  'name_lost',
  'name_taken_back',
  'name_returned',
  'verification_started',
  'verification_confirmed',
  'verification_refused',
  'verification_lapsed',
  'member_invited',
  'invitation_withdrawn',
  'member_joined',
  'request_refused',
  'role_changed',
  'member_removed',
  'member_left',
  'ownership_transferred',
  'job_team_changed',
  'job_posted',
  'job_changed',
  'job_closed',
  'job_reopened',
  'token_created',
  'token_revoked',
  'webhook_created',
  'webhook_deleted',
  'feed_uploaded',
] as const

/** Of what an entry is. */
export const auditSubjects = ['company', 'team', 'jobs', 'programs'] as const
export type AuditSubject = (typeof auditSubjects)[number]

/** Of what entries of each action are. */
export const auditSubjectOf = {
  company_changed: 'company',
  name_claimed: 'company',
  name_accepted: 'company',
  name_refused: 'company',
  name_lost: 'company',
  name_taken_back: 'company',
  name_returned: 'company',
  verification_started: 'company',
  verification_confirmed: 'company',
  verification_refused: 'company',
  verification_lapsed: 'company',
  member_invited: 'team',
  invitation_withdrawn: 'team',
  member_joined: 'team',
  request_refused: 'team',
  role_changed: 'team',
  member_removed: 'team',
  member_left: 'team',
  ownership_transferred: 'team',
  job_team_changed: 'jobs',
  job_posted: 'jobs',
  job_changed: 'jobs',
  job_closed: 'jobs',
  job_reopened: 'jobs',
  feed_uploaded: 'jobs',
  token_created: 'programs',
  token_revoked: 'programs',
  webhook_created: 'programs',
  webhook_deleted: 'programs',
} as const satisfies Record<(typeof auditActions)[number], AuditSubject>

export const readAuditLog: Call<typeof schemas.readAuditLog> = {
  id: '356',
  service: 'recruiters',
  method: 'GET',
  path: '/api/recruiters/audit-log',
  who: 'recruiter',
  permission: 'view_reports',
  summary: 'Who did what for the company and when, the newest first. Every member can read it.',
}
