import type { Call } from '../call.ts'
import type * as schemas from './recruiters.schemas.ts'

const service = 'recruiters'

export const registerRecruiter: Call<typeof schemas.registerRecruiter> = {
  id: '173',
  service,
  method: 'POST',
  path: '/api/recruiters/register',
  who: 'guest',
  body: 'json',
  summary:
    'Register a recruiter and sign in. With the link of an invitation they are of its company at once; else they name one, and join it by call 176 when their address is verified (calls 161 and 162).',
  isIdempotent: true,
  refusals: ['already_signed_in'],
  limits: [
    { by: 'address', max: 60, seconds: 600 },
    { by: 'device', max: 20, seconds: 600 },
    { by: 'email', max: 30, seconds: 600 },
  ],
}

export const readRecruiter: Call<typeof schemas.readRecruiter> = {
  id: '174',
  service,
  method: 'GET',
  path: '/api/recruiters/me',
  who: 'recruiter',
  summary: "The recruiter's own account: company, role, what the role may do, and the request that waits.",
}

export const readInvitation: Call<typeof schemas.readInvitation> = {
  id: '175',
  service,
  method: 'GET',
  path: '/api/recruiters/invitation',
  who: 'public',
  summary: 'Who is invited to which company by the link of a mail; 422 when it expired or was used.',
  limits: [{ by: 'address', max: 60, seconds: 600 }],
}

export const joinCompany: Call<typeof schemas.joinCompany> = {
  id: '176',
  service,
  method: 'POST',
  path: '/api/recruiters/company/join',
  who: 'recruiter',
  body: 'json',
  summary:
    'Join by an invitation, or go to the company that is named (else the one of the registration): a new one is made with the recruiter as its owner; of one that is here its owners and admins are asked, or an operator where it has none.',
  refusals: ['email_unverified', 'already_in_company'],
  limits: [{ by: 'account', max: 10, seconds: 86_400 }],
}

export const updateCompany: Call<typeof schemas.updateCompany> = {
  id: '177',
  service,
  method: 'PATCH',
  path: '/api/recruiters/company/update',
  who: 'recruiter',
  permission: 'manage_company',
  body: 'json',
  summary: "Change what the company's page says.",
}

export const listMembers: Call<typeof schemas.listMembers> = {
  id: '178',
  service,
  method: 'GET',
  path: '/api/recruiters/members',
  who: 'recruiter',
  permission: 'manage_team',
  summary: 'Members of the company, who asks to be one, and who is invited.',
}

export const inviteMember: Call<typeof schemas.inviteMember> = {
  id: '179',
  service,
  method: 'POST',
  path: '/api/recruiters/members/invite',
  who: 'recruiter',
  permission: 'manage_team',
  body: 'json',
  summary:
    'Invite an address by mail; the link works once within 7 days, and inviting again ends the earlier one.',
  refusals: ['already_member'],
  limits: [
    { by: 'account', max: 30, seconds: 3600 },
    { by: 'email', max: 5, seconds: 86_400 },
  ],
}

export const changeMember: Call<typeof schemas.changeMember> = {
  id: '180',
  service,
  method: 'PATCH',
  path: '/api/recruiters/members/{id}/update',
  who: 'recruiter',
  permission: 'manage_team',
  body: 'json',
  summary: "Change a member's role, or let in who asked, with a role. Only owners make and unmake owners.",
  refusals: ['member_not_found', 'last_owner'],
}

export const removeMember: Call<typeof schemas.removeMember> = {
  id: '181',
  service,
  method: 'DELETE',
  path: '/api/recruiters/members/{id}/delete',
  who: 'recruiter',
  permission: 'manage_team',
  summary:
    'Remove a member, whose sessions end and whose jobs go to who removes them; turn down who asked; or take an invitation back.',
  refusals: ['member_not_found', 'last_owner'],
}

export const transferOwnership: Call<typeof schemas.transferOwnership> = {
  id: '355',
  service,
  method: 'POST',
  path: '/api/recruiters/members/{id}/transfer-ownership',
  who: 'recruiter',
  permission: 'transfer_ownership',
  body: 'json',
  summary:
    'Hand the ownership over to a member, with the password; who does so is an admin from then on. Both are told by mail.',
  refusals: ['member_not_found'],
  limits: [{ by: 'account', max: 10, seconds: 600 }],
}

export const readJobReports: Call<typeof schemas.readJobReports> = {
  id: '240',
  service,
  method: 'GET',
  path: '/api/recruiters/jobs/{id}/reports',
  who: 'recruiter',
  permission: 'edit_jobs',
  summary:
    'Why an ad of the company is hidden, and what its owner has answered. Who reported it is told to nobody.',
  refusals: ['job_not_found'],
}

export const answerJobReports: Call<typeof schemas.answerJobReports> = {
  id: '241',
  service,
  method: 'PUT',
  path: '/api/recruiters/jobs/{id}/reports/answer',
  who: 'recruiter',
  permission: 'edit_jobs',
  body: 'json',
  summary:
    'Answer the reports of a hidden ad, for the operator who looks at them; again, in place of the answer before.',
  refusals: ['job_not_found', 'job_not_hidden'],
}
