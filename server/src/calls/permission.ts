import { type OptionLists, options } from '@hanap/markets/lists'
import type { AnyCaller, MemberRole, Recruiter } from './caller.ts'
import { Refusal } from './refusal.ts'
import type { Route } from './route.ts'

export type MemberPermission = OptionLists['recruiter_role_permissions'][number]['permissions'][number]['key']

const permissionsByRole = new Map(
  options('recruiter_role_permissions', 'en').map(({ key, permissions }) => [
    key,
    new Set(permissions.map(permission => permission.key)),
  ]),
)

/** What a role may do, by `recruiter_role_permissions`. */
export const permissionsOf = (role: MemberRole): MemberPermission[] => [
  ...(permissionsByRole.get(role) ?? []),
]

export const mayDo = (role: MemberRole, permission: MemberPermission): boolean =>
  permissionsByRole.get(role)?.has(permission) ?? false

/** Nobody acts for a company who is not of it, has not shown that the address is theirs, or whose role forbids it. */
const refuseWithoutPermission = ({ user, role }: Recruiter, permission: MemberPermission) => {
  if (!user.is_email_verify) throw new Refusal('email_unverified')
  if (role === null) throw new Refusal('company_missing')
  if (!mayDo(role, permission)) throw new Refusal('permission_refused')
}

export const refuseWrongCaller = (
  { who, permission, tokenScope, service, isForLocked }: Route['call'],
  caller: AnyCaller,
) => {
  if (caller.kind === 'operator') {
    // An operator's session is none of the marketplace's.
    if (service !== 'operators') throw new Refusal('wrong_account_kind')
    if (caller.isLocked && who === 'operator' && !isForLocked) throw new Refusal('code_needed')
    return
  }
  if (caller.kind === 'recruiter' && caller.token && !caller.token.scopes.some(scope => scope === tokenScope))
    throw new Refusal('token_scope_missing')
  if (who === 'public' || who === 'guest') return
  if (caller.kind === 'none' || caller.kind === 'guest') throw new Refusal('sign_in_required')
  if (who !== 'person' && who !== caller.kind) throw new Refusal('wrong_account_kind')
  if (permission && caller.kind === 'recruiter') refuseWithoutPermission(caller, permission)
}
