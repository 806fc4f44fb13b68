import { registry } from '@hanap/contracts/registry'
import { options } from '@hanap/markets/lists'
import { describe, expect, test } from 'vitest'
import type { MemberRole } from '../calls/caller.ts'
import { type MemberPermission, mayDo, refuseWrongCaller } from '../calls/permission.ts'
import type { Refusal } from '../calls/refusal.ts'

/** Which roles have a key, word for word: a change of the table is a change here. */
const roles: Record<MemberPermission, readonly MemberRole[]> = {
  manage_company: ['owner', 'admin'],
  manage_team: ['owner', 'admin'],
  transfer_ownership: ['owner'],
  post_jobs: ['owner', 'admin', 'recruiter'],
  edit_jobs: ['owner', 'admin', 'recruiter'],
  close_jobs: ['owner', 'admin', 'recruiter'],
  view_applicants: ['owner', 'admin', 'recruiter', 'viewer'],
  move_applicants: ['owner', 'admin', 'recruiter'],
  message_applicants: ['owner', 'admin', 'recruiter'],
  search_talent: ['owner', 'admin', 'recruiter'],
  view_reports: ['owner', 'admin', 'recruiter', 'viewer'],
}

/** What each key decides: of these calls none is without it. */
const decides: Record<MemberPermission, readonly string[]> = {
  manage_company: [
    'updateCompany',
    'requestVerification',
    'claimName',
    'readCompanyDraft',
    'saveCompanyDraft',
    'publishCompanyDraft',
    'discardCompanyDraft',
    'previewCompanyPage',
    'uploadCompanyDocument',
    'listTokens',
    'createToken',
    'revokeToken',
  ],
  manage_team: ['listMembers', 'inviteMember', 'changeMember', 'removeMember'],
  transfer_ownership: ['transferOwnership'],
  post_jobs: [
    'createEmployerJob',
    'publishEmployerJob',
    'reopenEmployerJob',
    'duplicateEmployerJob',
    'deleteEmployerJob',
  ],
  close_jobs: ['closeEmployerJob'],
  search_talent: ['searchTalents', 'readTalent', 'reportTalent'],
  edit_jobs: [
    'readJobReports',
    'answerJobReports',
    'changeJobTeam',
    'updateEmployerJob',
    'refreshEmployerJob',
  ],
  view_applicants: [
    'listApplicants',
    'openApplicant',
    'readApplicantResume',
    'readResumePages',
    'readResumePage',
    'listRecruiterJobs',
    'readJobTeam',
  ],
  move_applicants: ['moveApplicant'],
  message_applicants: ['listChats', 'openChat', 'sendMessage', 'askInChat', 'listPhrases'],
  view_reports: ['readAuditLog', 'listVerifications'],
}

const keys = options('recruiter_role_permissions', 'en')
  .flatMap(({ permissions }) => permissions)
  .map(({ key }) => key)
const callsOf = (key: MemberPermission) =>
  registry.filter(({ call }) => call.permission === key).map(({ name }) => name)

test('every key of recruiter_role_permissions is here', () => {
  expect(Object.keys(roles).sort()).toEqual([...new Set(keys)].sort())
})

describe.each(Object.entries(roles) as [MemberPermission, readonly MemberRole[]][])('%s', (key, having) => {
  test('is of these roles', () => {
    expect((['owner', 'admin', 'recruiter', 'viewer'] as const).filter(role => mayDo(role, key))).toEqual(
      having,
    )
  })

  test('decides who may make these calls', () => {
    expect(callsOf(key)).toEqual(expect.arrayContaining([...decides[key]]))
  })

  test.each(['owner', 'admin', 'recruiter', 'viewer'] as const)('asked for of: %s', role => {
    for (const { call } of registry.filter(({ call: { permission } }) => permission === key)) {
      const caller = {
        kind: 'recruiter' as const,
        sessionId: 'session',
        deviceId: 'device',
        accountId: 'account',
        companyId: 'company',
        role,
        user: { is_email_verify: true },
      }
      const asked = () => refuseWrongCaller(call, caller as Parameters<typeof refuseWrongCaller>[1])
      if (having.includes(role)) expect(asked).not.toThrow()
      else
        expect(asked).toThrow(
          expect.objectContaining({ code: 'permission_refused' } satisfies Partial<Refusal>),
        )
    }
  })
})
