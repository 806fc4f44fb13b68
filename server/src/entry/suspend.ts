import type { Db } from '../db/client.ts'
import { type AppealRight, grantAppeal } from '../modules/appeals/index.ts'
import {
  accountFactsByIds,
  type OnSuspended,
  suspendAccountById,
  suspendCommand,
  suspendMembers,
} from '../modules/auth/index.ts'
import { closeSuspendedChats } from '../modules/chats/index.ts'
import { findCompany, giveOperatorsWord } from '../modules/companies/index.ts'
import { createInterviewNewsroom } from '../modules/interviews/index.ts'
import { closeJobsOf } from '../modules/jobs/index.ts'
import { createLinks, createNotifier, type Notifier } from '../modules/notifications/index.ts'
import {
  type Effects,
  recordAct,
  type Suspending,
  type SuspensionRuling,
} from '../modules/operators/index.ts'
import { seenByCompany } from '../modules/privacy/index.ts'
import { endWebhooksOf } from '../modules/webhooks/index.ts'
import { type AdminCommand, AdminUsageError } from '../tasks/admin-command.ts'
import { readSettings, type Settings } from './settings/settings.ts'
import { siteAddressOf } from './settings/site-address.ts'

/** As the command line suspends: nobody chose a reason. */
const WITHOUT_REASON: SuspensionRuling = { reason: null, words: null }

/** Whom of a company it concerns to appeal for all of it. */
const LEADERS = ['owner', 'admin']

interface Suspension {
  company: { id: string; name: string } | undefined
  ruling: SuspensionRuling
  /** Names the one verdict that leaders of a company appeal against. */
  at: number
}

/** Tells whoever is suspended, with the right to appeal: an account's own, or its company's where it leads that. */
const tellSuspended = async (
  trx: Db,
  notifier: Notifier,
  { id: accountId, name }: { id: string; name: string },
  { company, ruling, at }: Suspension,
) => {
  const account = (await accountFactsByIds(trx, [accountId])).get(accountId)
  if (!account) return
  const mayAppeal = company === undefined || LEADERS.some(each => each === account.role)
  const right: AppealRight = {
    ...ruling,
    verdictKey: company ? `company ${company.id} ${at}` : `account ${accountId} ${at}`,
    kind: company ? 'company' : 'account',
    caseId: company?.id ?? accountId,
    title: company?.name ?? name,
    accountId,
    companyId: account.companyId,
  }
  const appealToken = mayAppeal ? await grantAppeal(trx, right) : null
  await notifier.notify(trx, [
    {
      recipient: account.recipient,
      key: `account suspended ${accountId} ${at}`,
      event: {
        kind: 'account_suspended',
        company: company?.name ?? null,
        ruling: { ...ruling, appealToken },
      },
    },
  ])
}

/** What ends with an account that an operator suspends: interviews with mails to both, grants, chats with the reason. */
export const endWithSuspended = (
  settings: Settings,
  {
    company,
    ruling = WITHOUT_REASON,
  }: { company?: { id: string; name: string }; ruling?: SuspensionRuling } = {},
): OnSuspended => {
  const siteAddress = siteAddressOf(settings)
  const supportEmail = settings.SUPPORT_EMAIL
  const notifier = createNotifier({ siteAddress, supportEmail })
  const { cancelPending } = createInterviewNewsroom({
    notifier,
    supportEmail,
    interviewUrl: createLinks(siteAddress).interview,
  })
  const at = Date.now()
  return async (trx, { id, kind, name }) => {
    await cancelPending(trx, kind === 'seeker' ? { seekerId: id } : { recruiterId: id })
    await closeSuspendedChats(trx, { id, name, side: kind })
    await tellSuspended(trx, notifier, { id, name }, { company, ruling, at })
  }
}

/** Everybody of whom a company has seen something is told what it was, with or without a chat. */
const tellThoseSeen = async (
  trx: Db,
  settings: Settings,
  company: { id: string; name: string },
): Promise<number> => {
  const notifier = createNotifier({
    siteAddress: siteAddressOf(settings),
    supportEmail: settings.SUPPORT_EMAIL,
  })
  const seekers = await seenByCompany(trx, company.id)
  const accounts = await accountFactsByIds(
    trx,
    seekers.map(({ accountId }) => accountId),
  )
  const requests = seekers.flatMap(({ accountId, seen }) => {
    const account = accounts.get(accountId)
    if (!account?.isStaying) return []
    return {
      recipient: account.recipient,
      key: `company suspended ${company.id} ${accountId}`,
      event: { kind: 'company_suspended' as const, company: company.name, seen },
    }
  })
  await notifier.notify(trx, requests)
  return requests.length
}

interface SuspendedCompany {
  effects: Effects
  /** How many were told what it has seen of them. */
  toldCount: number
}

/** All who act for a company, its ads and its badge, in the caller's transaction. */
const suspendCompanyIn = async (
  trx: Db,
  settings: Settings,
  { id, name }: { id: string; name: string },
  ruling: SuspensionRuling = WITHOUT_REASON,
): Promise<SuspendedCompany> => {
  const onSuspended = endWithSuspended(settings, { company: { id, name }, ruling })
  const accountIds = await suspendMembers(trx, id, onSuspended)
  await endWebhooksOf(trx, id)
  const jobIds = await closeJobsOf(trx, id)
  const toldCount = await tellThoseSeen(trx, settings, { id, name })
  const word = await giveOperatorsWord(trx, id, false)
  return { effects: { accountIds, jobIds, companyId: id, verificationIds: word?.endedIds ?? [] }, toldCount }
}

/** What operators on the web suspend with. */
export const suspendingWith = (settings: Settings): Suspending => ({
  account: async (trx, accountId, ruling) =>
    (await suspendAccountById(trx, accountId, endWithSuspended(settings, { ruling })))
      ? { accountIds: [accountId] }
      : undefined,
  company: async (trx, companyId, ruling) => {
    const company = await findCompany(trx, companyId)
    return company && (await suspendCompanyIn(trx, settings, company, ruling)).effects
  },
})

const suspendCompany: AdminCommand['run'] = async ({ connection: { db }, args: [, id = ''] }) => {
  const company = await findCompany(db, id)
  if (!company) throw new AdminUsageError(`There is no company with the ID ${id}.`)
  const settings = readSettings(process.env)
  const { effects, toldCount } = await db.transaction().execute(async trx => {
    const suspended = await suspendCompanyIn(trx, settings, company)
    await recordAct(trx, {
      operatorId: null,
      action: 'suspend_company',
      title: company.name,
      companyId: id,
      effects: suspended.effects,
    })
    return suspended
  })
  const { accountIds = [], jobIds = [] } = effects
  return `${company.name} is suspended: ${accountIds.length} accounts, ${jobIds.length} closed jobs; ${toldCount} seekers are told what it has seen.`
}

const ofAccount: AdminCommand = suspendCommand(async (trx, account) => {
  await endWithSuspended(readSettings(process.env))(trx, account)
  await recordAct(trx, {
    operatorId: null,
    action: 'suspend_account',
    title: account.name,
    accountId: account.id,
    effects: { accountIds: [account.id] },
  })
})

export const suspend: AdminCommand = {
  usage: `${ofAccount.usage} | company COMPANY-ID`,
  description: 'Suspend an account or a company, with its sessions, chats and interviews',
  run: request => (request.args[0] === 'company' ? suspendCompany : ofAccount.run)(request),
}
