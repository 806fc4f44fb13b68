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

export const readAuditLog: Call<typeof schemas.readAuditLog> = {
  id: '356',
  service: 'recruiters',
  method: 'GET',
  path: '/api/recruiters/audit-log',
  who: 'recruiter',
  permission: 'view_reports',
  summary: 'Who did what for the company and when, the newest first. Every member can read it.',
}
