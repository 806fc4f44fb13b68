import { expect, test } from 'vitest'
import type { MemberRole } from './caller.ts'
import { type MemberPermission, mayDo, permissionsOf } from './permission.ts'

test.each<[MemberPermission, MemberRole[]]>([
  ['view_applicants', ['owner', 'admin', 'recruiter', 'viewer']],
  ['move_applicants', ['owner', 'admin', 'recruiter']],
  ['manage_team', ['owner', 'admin']],
  ['manage_company', ['owner', 'admin']],
  ['transfer_ownership', ['owner']],
])('%s is for %j alone', (permission, roles) => {
  const all: MemberRole[] = ['owner', 'admin', 'recruiter', 'viewer']
  expect(all.filter(role => mayDo(role, permission))).toEqual(roles)
  expect(all.filter(role => permissionsOf(role).includes(permission))).toEqual(roles)
})
