import { expect, test } from 'vitest'
import type { RecruiterRole } from './caller.ts'
import { mayDo, permissionsOf, type RecruiterPermission } from './permission.ts'

test.each<[RecruiterPermission, RecruiterRole[]]>([
  ['view_applicants', ['owner', 'admin', 'recruiter', 'viewer']],
  ['move_applicants', ['owner', 'admin', 'recruiter']],
  ['manage_team', ['owner', 'admin']],
  ['manage_company', ['owner', 'admin']],
  ['transfer_ownership', ['owner']],
])('%s is for %j alone', (permission, roles) => {
  const all: RecruiterRole[] = ['owner', 'admin', 'recruiter', 'viewer']
  expect(all.filter(role => mayDo(role, permission))).toEqual(roles)
  expect(all.filter(role => permissionsOf(role).includes(permission))).toEqual(roles)
})
