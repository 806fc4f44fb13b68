import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import { every, HOUR_MS } from '../../tasks/every.ts'
import type { Notifier } from '../notifications/index.ts'
import { accountFactsByIds, accountFactsOf } from './accounts/account-facts.ts'
import { accountRoutes } from './accounts/account-routes.ts'
import { accountsStore } from './accounts/accounts-store.ts'
import { type DeletionRoutesDeps, deletionRoutes } from './accounts/deletion-routes.ts'
import { newAccounts } from './accounts/new-accounts.ts'
import { createRegistrar } from './accounts/register.ts'
import type { TextFlags } from './accounts/register-flow.ts'
import { createRecruiterRegistrar } from './accounts/register-recruiter.ts'
import { completeConfirmation, sweepUnconfirmed, type TransferOwnership } from './accounts/unconfirmed.ts'
import type { AuthModule } from './auth-module.ts'
import { codeSender } from './codes/code-sender.ts'
import { sweepCodes, waitingCodeCount } from './codes/codes.ts'
import { resetRoutes } from './codes/reset-routes.ts'
import { notifyFailedLogIns } from './devices/failed-log-ins.ts'
import { sweepKnownDevices } from './devices/known-devices.ts'
import { sweepPasswordLinks } from './passwords/password-links.ts'
import { createPasswords } from './passwords/passwords.ts'
import { authRoutes } from './routes.ts'
import { sweepSessions } from './sessions/end-sessions.ts'
import { createHandOffs, sweepHandOffs } from './sessions/hand-offs.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { createSessions } from './sessions/session-service.ts'

export {
  type OnSuspended,
  restoreAccounts,
  suspendAccount,
  suspendAccountById,
  suspendMembers,
} from './accounts/account-admin.ts'
export { type AccountFacts, accountFactsByIds, findRecruiter, isNamed } from './accounts/account-facts.ts'
export { countSeekersSince } from './accounts/active-seekers.ts'
export { deleteDueAccount } from './accounts/deletion.ts'
export { hashDemoPassword, saveDemoAccounts, saveDemoAvatar } from './accounts/demo-accounts.ts'
export { findMember } from './accounts/find-member.ts'
export {
  companiesWithMembers,
  endMembership,
  lockTeam,
  markAddressProven,
  membersOf,
  setMembership,
} from './accounts/members.ts'
export { avatarsNamed, changeOwnDetails } from './accounts/own-details.ts'
export { ownRecordOf } from './accounts/own-record.ts'
export { changeOwnSetting, ownSettingOf } from './accounts/own-setting.ts'
export { type Registrar, refuseSignedIn } from './accounts/register.ts'
export {
  CONFIRM_DAYS,
  confirmAddress,
  type OnAddressConfirmed,
  registerUnconfirmed,
  unconfirmedAccountsOf,
} from './accounts/unconfirmed.ts'
export { adminCommands, suspendCommand } from './admin-commands.ts'
export type { AuthModule } from './auth-module.ts'
export { createPasswords, type Passwords } from './passwords/passwords.ts'
export { retention } from './retention.ts'
export { endedAmong } from './sessions/end-sessions.ts'
export { newToken, tokenHash } from './sessions/tokens.ts'
export { socialModule } from './social/index.ts'
export { handlePostedAnswer } from './social/posted-answer.ts'
export type { SocialSettings } from './social/provider.ts'
export { configuredProviders, SandboxUnavailable, type SocialSource } from './social/source.ts'

export interface AuthDeps {
  db: Db
  listener: Listener
  notifier: Notifier
  /** OpenFeature-compatible provider of experiments' arms. */
  flags?: TextFlags
  /** Client credentials that `auth/login` checks when a client sends some. */
  client?: { id: string; secret: string }
  /** Gives an account what visitors made with its address. */
  transferOwnership: TransferOwnership
  onDeletionAsked: DeletionRoutesDeps['onDeletionAsked']
  onError(error: unknown): void
}

/** Accounts and sessions: calls 027, 029, 030, 032-038, 114-118, 160-165, 171 and 172. */
export const authModule = ({
  db,
  listener,
  notifier,
  flags,
  client,
  transferOwnership,
  onDeletionAsked,
  onError,
}: AuthDeps): AuthModule => {
  const confirmed = completeConfirmation(transferOwnership)
  const passwords = createPasswords()
  const registrar = createRegistrar({ notifier, passwords, flags })
  const sender = codeSender({ db, listener, notifier, passwords }, onError)

  const sweeping = every({
    everyMs: HOUR_MS,
    run: () =>
      Promise.all([
        sweepUnconfirmed(db),
        sweepSessions(db),
        sweepPasswordLinks(db),
        sweepCodes(db),
        sweepHandOffs(db),
        sweepKnownDevices(db),
      ]),
    onError,
  })

  return {
    routes: [
      ...authRoutes({ db, notifier, passwords, registrar, client, confirmed }),
      ...resetRoutes({ db, notifier, passwords, confirmed }),
      ...accountRoutes({ db, notifier, passwords, confirmed }),
      ...deletionRoutes({ db, notifier, passwords, onDeletionAsked }),
      ...sessionRoutes(db),
    ],
    queues: { codes: () => waitingCodeCount(db) },
    sessions: createSessions(db),
    handOffs: createHandOffs(db),
    registrar,
    limited: (callId, email) => void notifyFailedLogIns({ db, notifier }, callId, email).catch(onError),
    confirmed,
    recruiterRegistrar: createRecruiterRegistrar(passwords),
    accountsByIds: ids => accountFactsByIds(db, ids),
    findAccount: async (kind, email) => {
      const row = await accountsStore.byEmail(db, kind, email)
      return row && accountFactsOf(row)
    },
    recruitersOf: async companyId => (await accountsStore.recruitersOf(db, companyId)).map(accountFactsOf),
    leadersOf: async companyId =>
      (await accountsStore.recruitersOf(db, companyId))
        .map(accountFactsOf)
        .flatMap(({ role, recipient }) => (role === 'owner' || role === 'admin' ? [recipient] : [])),
    isOwnPassword: async (accountId, password) => {
      const [account] = await accountsStore.byIds(db, [accountId])
      return passwords.isRight(password, account?.password_hash ?? null)
    },
    saveRecruiter: async ({ password, title = null, avatar = null, market, isDemo = false, ...rest }) =>
      newAccounts.saveRecruiter(db, {
        ...rest,
        passwordHash: password === null ? null : await passwords.hash(password),
        title,
        avatar,
        countryKey: market,
        isDemo,
      }),
    workers: [sender],
    leaderTasks: [sweeping],
  }
}
