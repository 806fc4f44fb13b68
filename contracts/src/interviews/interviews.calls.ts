import type { Call } from '../call.ts'
import type * as schemas from './interviews.schemas.ts'

const service = 'job-applications'
const permission = 'message_applicants'

export const listInterviews: Call<typeof schemas.listInterviews> = {
  id: '321',
  service,
  method: 'GET',
  path: '/api/job-applications/interviews',
  who: 'person',
  permission,
  summary: 'The person’s interviews: those that are to come first, by their time.',
}

export const proposeInterview: Call<typeof schemas.proposeInterview> = {
  id: '322',
  service,
  method: 'POST',
  path: '/api/job-applications/interviews',
  who: 'recruiter',
  permission,
  body: 'json',
  isIdempotent: true,
  limits: [{ by: 'account', max: 200, seconds: 3600 }],
  summary: 'Propose one to five slots to an applicant, of theirs alone or of a group with a capacity.',
  refusals: ['application_not_found', 'stage_closed'],
}

export const listInterviewGroups: Call<typeof schemas.listInterviewGroups> = {
  id: '450',
  service,
  method: 'GET',
  path: '/api/job-applications/interview-groups',
  who: 'recruiter',
  permission,
  summary: 'The recruiter’s times for groups that are to come and have a place left, the next one first.',
}

export const readInterviewGroup: Call<typeof schemas.readInterviewGroup> = {
  id: '458',
  service,
  method: 'GET',
  path: '/api/job-applications/interview-groups/{id}',
  who: 'recruiter',
  permission,
  summary: 'A time for a group: who comes, who has not answered, who has checked in.',
  refusals: ['interview_not_found'],
}

export const cancelInterviewGroup: Call<typeof schemas.cancelInterviewGroup> = {
  id: '459',
  service,
  method: 'POST',
  path: '/api/job-applications/interview-groups/{id}/cancel',
  who: 'recruiter',
  permission,
  body: 'json',
  summary:
    'Cancel a time for a group with all who agreed to it, before it begins; proposals that have other times keep those. Everybody is told.',
  refusals: ['interview_not_found', 'interview_not_now'],
}

export const readInterview: Call<typeof schemas.readInterview> = {
  id: '391',
  service,
  method: 'GET',
  path: '/api/job-applications/interviews/{id}',
  who: 'person',
  permission,
  summary: 'One interview.',
  refusals: ['interview_not_found'],
}

export const changeInterview: Call<typeof schemas.changeInterview> = {
  id: '323',
  service,
  method: 'PATCH',
  path: '/api/job-applications/interviews/{id}',
  who: 'person',
  permission,
  body: 'json',
  limits: [{ by: 'account', max: 200, seconds: 3600 }],
  summary:
    'Take a slot, decline, propose others, move, cancel, check in from 30 minutes before, or say what became of it.',
  refusals: ['interview_not_found', 'interview_settled', 'interview_not_now', 'slot_taken'],
}

export const readInterviewCalendar: Call<typeof schemas.readInterviewCalendar> = {
  id: '324',
  service,
  method: 'GET',
  path: '/api/job-applications/interviews/{id}/calendar',
  who: 'person',
  permission,
  answers: 'file',
  types: ['text/calendar'],
  summary: 'The interview for a calendar (RFC 5545): one UID, and a SEQUENCE that grows.',
  refusals: ['interview_not_found'],
}

export const reportInterview: Call<typeof schemas.reportInterview> = {
  id: '325',
  service,
  method: 'POST',
  path: '/api/job-applications/interviews/{id}/report',
  who: 'person',
  permission,
  body: 'json',
  limits: [{ by: 'account', max: 30, seconds: 3600 }],
  summary:
    'Report an interview, by `report_interview_reasons`; a second report of one person replaces the first.',
  refusals: ['interview_not_found'],
}
