import * as calls from '@hanap/contracts/recruiters/recruiters.calls'
import * as schemas from '@hanap/contracts/recruiters/recruiters.schemas'
import type { Member } from '../../calls/caller.ts'
import { emailKey } from '../../calls/email-key.ts'
import { Refusal } from '../../calls/refusal.ts'
import { memberRoute, type Route } from '../../calls/route.ts'
import { recordAudit } from '../audit/index.ts'
import { membersOf } from '../auth/index.ts'
import { findCompany } from '../companies/index.ts'
import { handOverOwnership } from './hand-over-ownership.ts'
import { INVITATION_DAYS, invitationsStore } from './invitations.ts'
import { requestsStore } from './requests.ts'
import { changeMemberRole, mayManage, removeFromTeam, type TeamDeps } from './team.ts'

const roles = ['owner', 'admin', 'recruiter', 'viewer'] as const

/** Who is of a company, and who comes and goes: calls 178-181. */
export const teamRoutes = (deps: TeamDeps): Route[] => {
  const { db, notifier, accountsByIds } = deps
  const membersViews = async ({ companyId, accountId, role }: Member) =>
    (await membersOf(db, companyId)).map(({ last_active_at: lastActiveAt, ...member }) => ({
      ...member,
      last_active_at: lastActiveAt.toISOString(),
      is_self: member.id === accountId,
      is_changeable: mayManage(role, member.role),
    }))

  return [
    memberRoute(calls.listMembers, schemas.listMembers, async ({ caller }) => {
      const { companyId, role: own } = caller
      const [members, requests, invitations] = await Promise.all([
        membersViews(caller),
        requestsStore.waiting(db, companyId),
        invitationsStore.ofCompany(db, companyId),
      ])
      const askers = await accountsByIds(requests.map(request => request.account_id))
      return {
        roles: roles.filter(role => mayManage(own, role)),
        members,
        requests: requests.flatMap(({ account_id: id, asked_at: askedAt }) => {
          const asker = askers.get(id)
          if (!asker || askedAt === null) return []
          const { email, firstName, lastName, title } = asker
          return {
            id,
            email,
            first_name: firstName,
            last_name: lastName,
            title,
            asked_at: askedAt.toISOString(),
          }
        }),
        invitations: invitations.map(({ id, email, role, expires_at: expiresAt }) => ({
          id,
          email,
          role,
          expires_at: expiresAt.toISOString(),
          is_changeable: mayManage(own, role),
        })),
      }
    }),

    memberRoute(calls.inviteMember, schemas.inviteMember, async ({ body, caller, language, market }) => {
      const { email, role } = body
      const { companyId } = caller
      if (!mayManage(caller.role, role)) throw new Refusal('permission_refused')
      const [company, members] = await Promise.all([findCompany(db, companyId), membersOf(db, companyId)])
      if (!company) throw new Refusal('company_missing')
      if (members.some(member => emailKey(member.email) === emailKey(email)))
        throw new Refusal('already_member')
      return db.transaction().execute(async trx => {
        const { id, token } = await invitationsStore.make(trx, { companyId, email, role })
        const to = { accountId: '', email, name: null, language, market: market.key, isRecruiter: true }
        const news = { kind: 'invited', company: company.name, token, days: INVITATION_DAYS } as const
        await notifier.notify(trx, [{ recipient: to, key: `invited ${id}`, event: news }])
        await recordAudit(trx, {
          companyId,
          action: 'member_invited',
          actor: { kind: 'member', id: caller.accountId },
          details: { value: email, role },
        })
        return { id }
      })
    }),

    memberRoute(calls.changeMember, schemas.changeMember, async ({ params, body, caller }) => {
      await changeMemberRole(deps, caller, params.id, body.role)
      return {}
    }),

    memberRoute(calls.transferOwnership, schemas.transferOwnership, async ({ params, body, caller }) => {
      await handOverOwnership(deps, caller, { id: params.id, password: body.password })
      return { members: await membersViews({ ...caller, role: 'admin' }) }
    }),

    memberRoute(calls.removeMember, schemas.removeMember, async ({ params, caller }) => {
      await removeFromTeam(deps, caller, params.id)
      return {}
    }),
  ]
}
