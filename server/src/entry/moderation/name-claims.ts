import type { VerdictReason } from '@hanap/contracts/operators/cases.calls'
import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { grantAppeal } from '../../modules/appeals/index.ts'
import { accountFactsByIds, lockTeam, membersOf } from '../../modules/auth/index.ts'
import { closeChatsAbout } from '../../modules/chats/index.ts'
import {
  accountsBlocking,
  lockNameReturn,
  lockNameTransfer,
  type NameClaimOutcome,
  nameClaimSides,
  refuseNameClaim,
  reopenNameClaim,
  returnName,
  transferName,
  waitingNameClaims,
} from '../../modules/companies/index.ts'
import { giveAds, ownSourcesOf } from '../../modules/employer-jobs/index.ts'
import { moveFollowers, returnFollowers } from '../../modules/followed-companies/index.ts'
import { createInterviewNewsroom } from '../../modules/interviews/index.ts'
import { moveApplications } from '../../modules/job-applications/index.ts'
import { hasJobsFrom, moveImportedJobs } from '../../modules/jobs/index.ts'
import { createLinks, createNotifier, type Notifier } from '../../modules/notifications/index.ts'
import { type AdminCommand, AdminUsageError } from '../../tasks/admin-command.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { siteAddressOf } from '../settings/site-address.ts'

interface NameRuling {
  reason: VerdictReason | null
  words: string | null
}

/** What an operator decides of a claim, and why: the company reads the text of a refusal. */
type NameDecision =
  | { isAccepted: true; ruling?: NameRuling }
  | { isAccepted: false; text: string; ruling: NameRuling }

interface ToldDecision {
  claim: NonNullable<Awaited<ReturnType<typeof refuseNameClaim>>>
  companyId: string
  isAccepted: boolean
  isHolder: boolean
  ruling: NameRuling
}

const isLeader = ({ role }: { role: string | null }) => role === 'owner' || role === 'admin'

/** Those who lead the company are told, in the transaction of the decision; whom it goes against may appeal. */
const tellLeaders = async (
  trx: Db,
  notifier: Notifier,
  { claim, companyId, isAccepted, isHolder, ruling }: ToldDecision,
) => {
  const leaders = (await lockTeam(trx, companyId)).filter(isLeader)
  const accounts = await accountFactsByIds(
    trx,
    leaders.map(({ id }) => id),
  )
  const verdictKey = `name-decided ${claim.id} ${claim.decided_at?.getTime()}`
  const isAgainst = isHolder || !isAccepted
  for (const { id: accountId, recipient } of accounts.values()) {
    const appealToken = isAgainst
      ? await grantAppeal(trx, {
          verdictKey: `${verdictKey} ${companyId}`,
          kind: 'name_claim',
          caseId: claim.id,
          title: claim.name,
          ...ruling,
          accountId,
          companyId,
        })
      : null
    await notifier.notify(trx, [
      {
        recipient,
        key: `${verdictKey} ${accountId}`,
        event: {
          kind: 'name_decided',
          company: claim.name,
          isAccepted,
          isHolder,
          ...(isAgainst && { ruling: { ...ruling, appealToken } }),
        },
      },
    ])
  }
}

/** What goes with a name, from one company to another, in the market: imported ads and their applicants. How many ads. */
const moveAds = async (
  trx: Db,
  { notifier, ...newsroom }: Newsroom,
  { from, to, market }: { from: string; to: string; market: string },
): Promise<number> => {
  const jobIds = await moveImportedJobs(trx, { from, to, market, ownSources: ownSourcesOf(from) })
  await giveAds(trx, jobIds, to)
  const applicationIds = await moveApplications(trx, jobIds, to)
  const { cancelPending } = createInterviewNewsroom({ notifier, ...newsroom })
  await cancelPending(trx, { applicationIds })
  await closeChatsAbout(trx, { companyId: from, jobIds })
  return jobIds.length
}

type Newsroom = Parameters<typeof createInterviewNewsroom>[0]

const accept = async (
  trx: Db,
  newsroom: Newsroom,
  id: string,
  ruling: NameRuling = { reason: null, words: null },
): Promise<NameClaimOutcome> => {
  const transfer = await lockNameTransfer(trx, id)
  if (typeof transfer === 'string') return transfer
  const { claimant, owner } = transfer
  const { market } = transfer.claim
  let movedJobs = 0
  let isKept = false
  if (owner) {
    isKept =
      (await lockTeam(trx, owner.id)).length > 0 || (await hasJobsFrom(trx, owner.id, ownSourcesOf(owner.id)))
    movedJobs = await moveAds(trx, newsroom, { from: owner.id, to: claimant.id, market })
  }
  const claim = await transferName(trx, transfer, { isKept, movedJobs })
  if (owner && !isKept) {
    const [from, to] = [owner.id, claimant.id]
    await moveFollowers(trx, { from, to, except: await accountsBlocking(trx, to) })
  }
  const decision = { claim, isAccepted: true, ruling }
  await tellLeaders(trx, newsroom.notifier, { ...decision, companyId: claimant.id, isHolder: false })
  if (owner && isKept)
    await tellLeaders(trx, newsroom.notifier, { ...decision, companyId: owner.id, isHolder: true })
  return 'accepted'
}

const newsroomOf = (settings: Settings): Newsroom => {
  const siteAddress = siteAddressOf(settings)
  const supportEmail = settings.SUPPORT_EMAIL
  const notifier = createNotifier({ siteAddress, supportEmail })
  return { notifier, supportEmail, interviewUrl: createLinks(siteAddress).interview }
}

/** An operator's decision on a claim of a name, with all that goes over with it, in one transaction; both sides are told. */
export const decideNameClaim = (
  db: Db,
  settings: Settings,
  id: string,
  decision: NameDecision,
): Promise<NameClaimOutcome> => {
  const newsroom = newsroomOf(settings)
  return inTransaction(db, async trx => {
    if (decision.isAccepted) return accept(trx, newsroom, id, decision.ruling)
    const claim = await refuseNameClaim(trx, id, decision.text)
    if (!claim) return 'not_waiting'
    const { company_id: companyId } = claim
    await tellLeaders(trx, newsroom.notifier, {
      claim,
      companyId,
      isAccepted: false,
      isHolder: false,
      ruling: decision.ruling,
    })
    return 'refused'
  })
}

/**
 * Takes a decision back in the caller's transaction: imported ads go back with the name. With `isOpen` the claim waits again, else the
 * opposite holds. Answers whether the sides are still to be told; undefined where nothing can be taken back.
 */
export const revertNameClaim = async (
  trx: Db,
  settings: Settings,
  id: string,
  isOpen: boolean,
): Promise<{ isTold: boolean } | undefined> => {
  const newsroom = newsroomOf(settings)
  const back = await lockNameReturn(trx, id)
  if (back) {
    const { claim, claimant, ownerId } = back
    await returnName(trx, back, isOpen)
    if (ownerId !== null) {
      const [from, to] = [claimant.id, ownerId]
      await returnFollowers(trx, { from, to, except: await accountsBlocking(trx, to) })
      await moveAds(trx, newsroom, { from, to, market: claim.market })
    }
    return { isTold: true }
  }
  if (!(await reopenNameClaim(trx, id))) return undefined
  if (isOpen) return { isTold: true }
  const outcome = await accept(trx, newsroom, id)
  if (outcome === 'unproven') throw new Refusal('name_unproven')
  if (outcome === 'proven') throw new Refusal('name_proven')
  return { isTold: false }
}

/** Who leads the companies between which a claim is: they hear what became of it. */
export const leadersOfNameClaim = async (db: Db, id: string): Promise<string[]> => {
  const sides = await nameClaimSides(db, id)
  const ids = sides ? [sides.companyId, sides.holderId].filter(each => each !== null) : []
  const teams = await Promise.all(ids.map(each => membersOf(db, each)))
  return teams.flat().flatMap(member => (isLeader(member) ? [member.id] : []))
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
  const decision: NameDecision =
    act === 'accept'
      ? { isAccepted: true }
      : { isAccepted: false, text: reason, ruling: { reason: null, words: reason } }
  const outcome = await decideNameClaim(db, readSettings(process.env), id, decision)
  if (outcome === 'accepted' || outcome === 'refused') return answers[outcome]
  throw new AdminUsageError(answers[outcome])
}

export const nameClaims: AdminCommand = {
  usage: `[${USAGE}]`,
  description: 'List claims of companies to their names, or decide one',
  run,
}
