import type { Db } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { accountFactsByIds, lockTeam } from '../../modules/auth/index.ts'
import { closeChatsAbout } from '../../modules/chats/index.ts'
import {
  lockNameTransfer,
  type NameClaimOutcome,
  refuseNameClaim,
  transferName,
  waitingNameClaims,
} from '../../modules/companies/index.ts'
import { ownSourcesOf } from '../../modules/employer-jobs/index.ts'
import { createInterviewNewsroom } from '../../modules/interviews/index.ts'
import { moveApplications } from '../../modules/job-applications/index.ts'
import { hasJobsFrom, moveImportedJobs } from '../../modules/jobs/index.ts'
import { createLinks, createNotifier, type Notifier } from '../../modules/notifications/index.ts'
import { type AdminCommand, AdminUsageError } from '../../tasks/admin-command.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { siteAddressOf } from '../settings/site-address.ts'

/** What an operator decides of a claim; a refusal has a reason that the company reads. */
type NameDecision = { isAccepted: true } | { isAccepted: false; reason: string }

interface ToldDecision {
  claimId: string
  companyId: string
  company: string
  isAccepted: boolean
  isHolder: boolean
  reason: string | null
}

/** Those who lead the company are told, in the transaction of the decision. */
const tellLeaders = async (
  trx: Db,
  notifier: Notifier,
  { claimId, companyId, ...decision }: ToldDecision,
) => {
  const leaders = (await lockTeam(trx, companyId)).filter(({ role }) => role === 'owner' || role === 'admin')
  const accounts = await accountFactsByIds(
    trx,
    leaders.map(({ id }) => id),
  )
  await notifier.notify(
    trx,
    [...accounts.values()].map(({ id, recipient }) => ({
      recipient,
      key: `name-decided ${claimId} ${id}`,
      event: { kind: 'name_decided', ...decision },
    })),
  )
}

const accept = async (
  trx: Db,
  { notifier, ...newsroom }: Parameters<typeof createInterviewNewsroom>[0],
  id: string,
): Promise<NameClaimOutcome> => {
  const transfer = await lockNameTransfer(trx, id)
  if (typeof transfer === 'string') return transfer
  const { claim, claimant, owner } = transfer
  let movedJobs = 0
  let isKept = false
  if (owner) {
    const ownSources = ownSourcesOf(owner.id)
    isKept = (await lockTeam(trx, owner.id)).length > 0 || (await hasJobsFrom(trx, owner.id, ownSources))
    const jobIds = await moveImportedJobs(trx, {
      from: owner.id,
      to: claimant.id,
      market: claim.market,
      ownSources,
    })
    const applicationIds = await moveApplications(trx, jobIds, claimant.id)
    const { cancelPending } = createInterviewNewsroom({ notifier, ...newsroom })
    await cancelPending(trx, { applicationIds })
    await closeChatsAbout(trx, { companyId: owner.id, jobIds })
    movedJobs = jobIds.length
  }
  await transferName(trx, transfer, { isKept, movedJobs })
  const decision = { claimId: id, company: claim.name, isAccepted: true, reason: null }
  await tellLeaders(trx, notifier, { ...decision, companyId: claimant.id, isHolder: false })
  if (owner && isKept) await tellLeaders(trx, notifier, { ...decision, companyId: owner.id, isHolder: true })
  return 'accepted'
}

/** An operator's decision on a claim of a name, with all that goes over with it, in one transaction; both sides are told. */
export const decideNameClaim = (
  db: Db,
  settings: Settings,
  id: string,
  decision: NameDecision,
): Promise<NameClaimOutcome> => {
  const siteAddress = siteAddressOf(settings)
  const supportEmail = settings.SUPPORT_EMAIL
  const notifier = createNotifier({ siteAddress, supportEmail })
  const newsroom = { notifier, supportEmail, interviewUrl: createLinks(siteAddress).interview }
  return inTransaction(db, async trx => {
    if (decision.isAccepted) return accept(trx, newsroom, id)
    const { reason } = decision
    const claim = await refuseNameClaim(trx, id, reason)
    if (!claim) return 'not_waiting'
    await tellLeaders(trx, notifier, {
      claimId: id,
      companyId: claim.company_id,
      company: claim.name,
      isAccepted: false,
      isHolder: false,
      reason,
    })
    return 'refused'
  })
}

const USAGE = 'ID accept | ID refuse REASON…'

const answers: Record<NameClaimOutcome, string> = {
  accepted: 'The name is the company’s, with the imported ads and their applicants. Both sides are told.',
  refused: 'The claim is refused; the company reads the reason.',
  not_waiting: 'No such claim waits for a decision.',
  unproven: 'The company is no longer verified: nothing was changed.',
  proven: 'Who has the name has proven it since: nothing was changed. Refuse the claim.',
}

const run: AdminCommand['run'] = async ({ connection: { db }, args: [id, act, ...rest] }) => {
  if (id === undefined) {
    const lines = (await waitingNameClaims(db)).map(
      each =>
        `${each.id}  ${each.created_at.toISOString()}  ${each.market}  ${each.name}  ${each.website ?? ''}  now of ${each.holder_id ?? 'nobody'} ${each.holder_website ?? ''}  ${each.note.replaceAll(/\s+/g, ' ')}`,
    )
    return lines.join('\n') || 'No claim of a name waits for a decision.'
  }
  const reason = rest.join(' ').trim()
  if (act !== 'accept' && !(act === 'refuse' && reason))
    throw new AdminUsageError(`Usage: name-claims ${USAGE}`)
  const decision: NameDecision = act === 'accept' ? { isAccepted: true } : { isAccepted: false, reason }
  const outcome = await decideNameClaim(db, readSettings(process.env), id, decision)
  if (outcome === 'accepted' || outcome === 'refused') return answers[outcome]
  throw new AdminUsageError(answers[outcome])
}

export const nameClaims: AdminCommand = {
  usage: `[${USAGE}]`,
  description: 'List claims of companies to their names, or decide one',
  run,
}
