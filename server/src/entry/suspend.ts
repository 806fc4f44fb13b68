import type { Db } from '../db/client.ts'
import { accountFactsByIds, type OnSuspended, suspendCommand, suspendMembers } from '../modules/auth/index.ts'
import { closeSuspendedChats } from '../modules/chats/index.ts'
import { findCompany, verifyCompany } from '../modules/companies/index.ts'
import { createInterviewNewsroom } from '../modules/interviews/index.ts'
import { closeJobsOf } from '../modules/jobs/index.ts'
import { createLinks, createNotifier } from '../modules/notifications/index.ts'
import { seenByCompany } from '../modules/privacy/index.ts'
import { type AdminCommand, AdminUsageError } from '../tasks/admin-command.ts'
import { readSettings, type Settings } from './settings/settings.ts'
import { siteAddressOf } from './settings/site-address.ts'

/** What ends with an account that an operator suspends: interviews with mails to both, grants, chats with the reason. */
export const endWithSuspended = (settings: Settings): OnSuspended => {
  const siteAddress = siteAddressOf(settings)
  const supportEmail = settings.SUPPORT_EMAIL
  const { cancelPending } = createInterviewNewsroom({
    notifier: createNotifier({ siteAddress, supportEmail }),
    supportEmail,
    interviewUrl: createLinks(siteAddress).interview,
  })
  return async (trx, { id, kind, name }) => {
    await cancelPending(trx, kind === 'seeker' ? { seekerId: id } : { recruiterId: id })
    await closeSuspendedChats(trx, { id, name, side: kind })
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

/** All who act for a company, and its ads. */
const suspendCompany: AdminCommand['run'] = async ({ connection: { db }, args: [, id = ''] }) => {
  const company = await findCompany(db, id)
  if (!company) throw new AdminUsageError(`There is no company with the ID ${id}.`)
  const settings = readSettings(process.env)
  const onSuspended = endWithSuspended(settings)
  const { members, jobs, seekers } = await db.transaction().execute(async trx => ({
    members: await suspendMembers(trx, id, onSuspended),
    jobs: await closeJobsOf(trx, id),
    seekers: await tellThoseSeen(trx, settings, { id, name: company.name }),
  }))
  await verifyCompany(db, id, false)
  return `${company.name} is suspended: ${members} accounts, ${jobs.length} closed jobs; ${seekers} seekers are told what it has seen.`
}

const ofAccount: AdminCommand = suspendCommand((...suspended) =>
  endWithSuspended(readSettings(process.env))(...suspended),
)

export const suspend: AdminCommand = {
  usage: `${ofAccount.usage} | company COMPANY-ID`,
  description: 'Suspend an account or a company, with its sessions, chats and interviews',
  run: request => (request.args[0] === 'company' ? suspendCompany : ofAccount.run)(request),
}
