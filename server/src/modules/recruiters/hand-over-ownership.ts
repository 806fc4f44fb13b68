import { personName } from '@hanap/i18n/person-name'
import type { Member } from '../../calls/caller.ts'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import { newId } from '../../db/id.ts'
import { recordAudit } from '../audit/index.ts'
import { lockTeam, setMembership } from '../auth/index.ts'
import { findCompany } from '../companies/index.ts'
import type { TeamDeps } from './team.ts'

/** Makes a member the owner in the caller's place, who is an admin from then on. */
export const handOverOwnership = async (
  { db, notifier, accountsByIds, isOwnPassword }: TeamDeps,
  { companyId, accountId }: Member,
  { id, password }: { id: string; password: string },
) => {
  if (!(await isOwnPassword(accountId, password))) throw refuseField('password', 'password_wrong')
  const [company, accounts] = await Promise.all([findCompany(db, companyId), accountsByIds([accountId, id])])
  const [from, to] = [accounts.get(accountId), accounts.get(id)]
  if (!company || !from || !to || id === accountId) throw new Refusal('member_not_found')
  await db.transaction().execute(async trx => {
    const team = await lockTeam(trx, companyId)
    if (team.find(each => each.id === accountId)?.role !== 'owner') throw new Refusal('permission_refused')
    if (team.find(each => each.id === id)?.status !== 'active') throw new Refusal('member_not_found')
    await setMembership(trx, id, { companyId, role: 'owner' })
    await setMembership(trx, accountId, { companyId, role: 'admin' })
    await recordAudit(trx, {
      companyId,
      action: 'ownership_transferred',
      actor: { kind: 'member', id: accountId },
      subjectId: id,
    })
    const event = {
      kind: 'ownership_transferred',
      company: company.name,
      from: personName(from.firstName, from.lastName),
      to: personName(to.firstName, to.lastName),
    } as const
    const key = `ownership ${newId()}`
    await notifier.notify(
      trx,
      [from, to].map(({ recipient }) => ({ recipient, key: `${key} ${recipient.accountId}`, event })),
    )
  })
}
