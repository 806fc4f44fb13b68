import { personName } from '@hanap/i18n/person-name'
import type { Member, MemberRole } from '../../calls/caller.ts'
import { mayDo } from '../../calls/permission.ts'
import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { recordAudit } from '../audit/index.ts'
import { type AccountFacts, endMembership, lockTeam, setMembership } from '../auth/index.ts'
import { findCompany } from '../companies/index.ts'
import { reassignInterviews } from '../interviews/index.ts'
import { passJobTeams, reassignJobs } from '../jobs/index.ts'
import type { Notifier } from '../notifications/index.ts'
import { invitationsStore } from './invitations.ts'
import { requestsStore } from './requests.ts'
import { tokensStore } from './tokens/tokens-store.ts'

export interface TeamDeps {
  db: Db
  notifier: Notifier
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  isOwnPassword(accountId: string, password: string): Promise<boolean>
  /** Gives the chats of who leaves to a colleague, or closes them, in the same transaction. */
  passChats(trx: Db, chats: { from: string; to: { id: string; name: string } | undefined }): Promise<void>
}

/** Owners alone make owners, and change and remove them. */
export const mayManage = (manager: MemberRole, role: MemberRole): boolean =>
  mayDo(manager, 'manage_team') && (role !== 'owner' || mayDo(manager, 'transfer_ownership'))

/** The team as it stands once no other change of it is under way, and what the manager may do with it by then. */
const openTeam = async (trx: Db, { companyId, accountId }: Member) => {
  const team = await lockTeam(trx, companyId)
  const manager = team.find(({ id }) => id === accountId)
  const may = (role: MemberRole) => {
    if (!manager || !mayManage(manager.role, role)) throw new Refusal('permission_refused')
  }
  const owners = team.filter(({ role, status }) => role === 'owner' && status === 'active')
  return {
    team,
    may,
    leaveAnOwner: (id: string) => {
      if (owners.every(owner => owner.id === id)) throw new Refusal('last_owner')
    },
  }
}

/** Lets in who asked to be of the company, or with no role turns them down; false where they did not ask. */
export const decideTeamRequest = async (
  trx: Db,
  accountId: string,
  companyId: string,
  role: MemberRole | null,
): Promise<boolean> => {
  if (!(await requestsStore.settle(trx, accountId, companyId))) return false
  return role === null || setMembership(trx, accountId, { companyId, role })
}

const answerRequest = async (
  trx: Db,
  { notifier }: TeamDeps,
  asker: AccountFacts | undefined,
  company: { id: string; name: string },
  { role, managerId }: { role: MemberRole | null; managerId: string },
) => {
  if (!asker || !(await decideTeamRequest(trx, asker.id, company.id, role)))
    throw new Refusal('member_not_found')
  const news = { kind: 'join_answered', company: company.name, isAccepted: role !== null } as const
  await notifier.notify(trx, [{ recipient: asker.recipient, key: `join-answered ${newId()}`, event: news }])
  await recordAudit(trx, {
    companyId: company.id,
    action: role === null ? 'request_refused' : 'member_joined',
    actor: { kind: 'member', id: managerId },
    subjectId: asker.id,
    details: role === null ? {} : { role },
  })
}

/** Read before a transaction begins: inside it nothing may ask for a second connection. */
const companyAndAsker = async ({ db, accountsByIds }: TeamDeps, companyId: string, id: string) => {
  const [company, accounts] = await Promise.all([findCompany(db, companyId), accountsByIds([id])])
  if (!company) throw new Refusal('member_not_found')
  return { company, account: accounts.get(id) }
}

/** Gives a member another role, or lets in who asked to be one. */
export const changeMemberRole = async (deps: TeamDeps, manager: Member, id: string, role: MemberRole) => {
  const { company, account } = await companyAndAsker(deps, manager.companyId, id)
  await deps.db.transaction().execute(async trx => {
    const { team, may, leaveAnOwner } = await openTeam(trx, manager)
    const member = team.find(each => each.id === id)
    may(role)
    if (!member) {
      await answerRequest(trx, deps, account, company, { role, managerId: manager.accountId })
      return
    }
    may(member.role)
    if (member.role === 'owner' && role !== 'owner') leaveAnOwner(id)
    if (member.role === role) return
    await setMembership(trx, id, { companyId: company.id, role })
    await recordAudit(trx, {
      companyId: company.id,
      action: 'role_changed',
      actor: { kind: 'member', id: manager.accountId },
      subjectId: id,
      details: { role, formerRole: member.role },
    })
  })
}

/** Removes a member, turns down who asked to be one, or takes an invitation back. */
export const removeFromTeam = async (deps: TeamDeps, manager: Member, id: string) => {
  const actor = { kind: 'member', id: manager.accountId } as const
  const { company, account } = await companyAndAsker(deps, manager.companyId, id)
  await deps.db.transaction().execute(async trx => {
    const { team, may, leaveAnOwner } = await openTeam(trx, manager)
    const member = team.find(each => each.id === id)
    if (member) {
      may(member.role)
      if (member.role === 'owner') leaveAnOwner(id)
      // A manager's own jobs and interviews go to the first of those who stay, owners first.
      const successor = team.find(each =>
        id === manager.accountId ? each.id !== id : each.id === manager.accountId,
      )
      if (successor) {
        await reassignJobs(trx, id, successor.id)
        await reassignInterviews(trx, id, successor.id)
      }
      await passJobTeams(trx, id, successor?.id)
      await tokensStore.removeOfMember(trx, id)
      await deps.passChats(trx, {
        from: id,
        to: successor && {
          id: successor.id,
          name: personName(successor.first_name, successor.last_name),
        },
      })
      await endMembership(trx, id)
      await recordAudit(trx, {
        companyId: company.id,
        action: id === manager.accountId ? 'member_left' : 'member_removed',
        actor,
        subjectId: id,
      })
      return
    }
    may('viewer')
    const invitation = (await invitationsStore.ofCompany(trx, company.id)).find(each => each.id === id)
    if (invitation) {
      may(invitation.role)
      await invitationsStore.takeBack(trx, id)
      await recordAudit(trx, {
        companyId: company.id,
        action: 'invitation_withdrawn',
        actor,
        details: { value: invitation.email },
      })
    } else await answerRequest(trx, deps, account, company, { role: null, managerId: manager.accountId })
  })
}
