import type { Call } from '../call.ts'
import type * as schemas from './job-team.schemas.ts'

const service = 'recruiters'

export const readJobTeam: Call<typeof schemas.readJobTeam> = {
  id: '471',
  service,
  method: 'GET',
  path: '/api/recruiters/jobs/{id}/team',
  who: 'recruiter',
  permission: 'view_applicants',
  summary: "Who may see the applicants and chats of one of the company's jobs, and who could be added.",
  refusals: ['job_not_found'],
}

export const changeJobTeam: Call<typeof schemas.changeJobTeam> = {
  id: '368',
  service,
  method: 'PUT',
  path: '/api/recruiters/jobs/{id}/team',
  who: 'recruiter',
  permission: 'edit_jobs',
  body: 'json',
  summary:
    "Choose the members who see a job's applicants and chats beside its recruiter, the owners and the admins; without any the job is open to everybody of the company. A job's team is changed by its recruiter, its members, owners and admins.",
  refusals: ['job_not_found', 'member_not_found'],
}
