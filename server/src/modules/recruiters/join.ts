import type { MemberRole, Recruiter } from '../../calls/caller.ts'
import { mayDo } from '../../calls/permission.ts'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../audit/index.ts'
import { type AccountFacts, markAddressProven, setMembership } from '../auth/index.ts'
import { findOrCreateCompany } from '../companies/index.ts'
import type { Notifier } from '../notifications/index.ts'
import { invitationsStore } from './invitations.ts'
import { requestsStore } from './requests.ts'

export interface JoinDeps {
  db: Db
  notifier: Notifier
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  recruitersOf(companyId: string): Promise<AccountFacts[]>
}

/** Who comes by an invitation, or founds the company, does it themselves. */
const joined = (id: string, role: MemberRole) => ({
  action: 'member_joined' as const,
  actor: { kind: 'member' as const, id },
  subjectId: id,
  details: { role },
})

/** Takes up an invitation that was sent to the address; who has its link has read a mail there. */
export const acceptInvitation = async (trx: Db, recruiter: { id: string; email: string }, token: string) => {
  const invitation = await invitationsStore.use(trx, token, recruiter.email)
  if (!invitation) throw refuseField('invitation', 'link_expired')
  const { company_id: companyId, role } = invitation
  if (!(await setMembership(trx, recruiter.id, { companyId, role }))) throw new Refusal('already_in_company')
  await markAddressProven(trx, recruiter.id)
  await recordAudit(trx, { ...joined(recruiter.id, role), companyId })
  await requestsStore.forget(trx, recruiter.id)
}

export const managersOf = async ({ recruitersOf }: Pick<JoinDeps, 'recruitersOf'>, companyId: string) =>
  (await recruitersOf(companyId)).filter(({ role }) => role !== null && mayDo(role, 'manage_team'))

/**
 * Makes a new company with the recruiter as its owner, or asks those who manage the one that is here. With `isNamesake` the one that
 * is here is another one, and the new company stands beside it.
 */
const goTo = async (
  deps: JoinDeps,
  account: AccountFacts,
  { name, isNamesake }: { name: string; isNamesake: boolean },
): Promise<boolean> => {
  const { db, notifier } = deps
  const result = await db.transaction().execute(async trx => {
    const company = await findOrCreateCompany(trx, { market: account.recipient.market, name, isNamesake })
    if (!company.isNew) return company
    if (!(await setMembership(trx, account.id, { companyId: company.id, role: 'owner' })))
      throw new Refusal('already_in_company')
    await requestsStore.forget(trx, account.id)
    await recordAudit(trx, { ...joined(account.id, 'owner'), companyId: company.id })
    return company
  })
  if (result.isNew) return true
  const managers = await managersOf(deps, result.id)
  await db.transaction().execute(async trx => {
    if (!(await requestsStore.ask(trx, account.id, result))) return
    const { id, firstName, lastName, email } = account
    const news = {
      kind: 'join_asked',
      company: result.name,
      name: `${firstName} ${lastName}`.trim(),
      email,
    } as const
    await notifier.notify(
      trx,
      managers.map(manager => ({
        recipient: manager.recipient,
        key: `join-asked ${result.id} ${id} ${manager.id}`,
        event: news,
      })),
    )
  })
  return false
}

/** Whether the recruiter is a member afterwards. */
export const joinOrRequestCompany = async (
  deps: JoinDeps,
  { accountId, companyId, user }: Recruiter,
  {
    invitation,
    name,
    isNamesake,
  }: { invitation: string | undefined; name: string | undefined; isNamesake: boolean },
): Promise<boolean> => {
  if (companyId !== null) throw new Refusal('already_in_company')
  if (invitation !== undefined) {
    await deps.db.transaction().execute(trx => acceptInvitation(trx, user, invitation))
    return true
  }
  if (!user.is_email_verify) throw new Refusal('email_unverified')
  const [accounts, request] = await Promise.all([
    deps.accountsByIds([accountId]),
    requestsStore.of(deps.db, accountId),
  ])
  const account = accounts.get(accountId)
  const companyName = name ?? request?.company_name
  if (!account || companyName === undefined) throw refuseField('company_name', 'required')
  return goTo(deps, account, { name: companyName, isNamesake })
}
