import type { LanguageCode } from '@hanap/markets/languages'
import type { MarketKey } from '@hanap/markets/markets'
import type { MemberRole, SessionService } from '../../calls/caller.ts'
import type { ServerModule } from '../../calls/module.ts'
import { type PhoneView, phoneView } from '../../calls/phone.ts'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import type { HandOffs } from '../../pages/hand-off.ts'
import { every, HOUR_MS } from '../../tasks/every.ts'
import type { Notifier, Recipient } from '../notifications/index.ts'
import { accountRoutes } from './accounts/account-routes.ts'
import { accountsStore } from './accounts/accounts-store.ts'
import { deletionRoutes } from './accounts/deletion-routes.ts'
import { createRegistrar, type Registrar, recipientOf } from './accounts/register.ts'
import type { TextFlags } from './accounts/register-flow.ts'
import { createRecruiterRegistrar, type RecruiterRegistrar } from './accounts/register-recruiter.ts'
import {
  completeConfirmation,
  type OnAddressConfirmed,
  sweepUnconfirmed,
  type TransferOwnership,
} from './accounts/unconfirmed.ts'
import { codeSender } from './codes/code-sender.ts'
import { sweepCodes } from './codes/codes.ts'
import { resetRoutes } from './codes/reset-routes.ts'
import { notifyFailedLogIns } from './devices/failed-log-ins.ts'
import { sweepKnownDevices } from './devices/known-devices.ts'
import { sweepPasswordLinks } from './passwords/password-links.ts'
import { createPasswords } from './passwords/passwords.ts'
import { authRoutes } from './routes.ts'
import type { AccountRow } from './rules.ts'
import { createHandOffs, sweepHandOffs } from './sessions/hand-offs.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { createSessions, sweepSessions } from './sessions/sessions.ts'
import type { AccountKind } from './tables.ts'

export { accountAdmin } from './accounts/account-admin.ts'
export { deleteDueAccount } from './accounts/deletion.ts'
export { hashDemoPassword, saveDemoAccounts } from './accounts/demo-accounts.ts'
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
export { changeLocale, ownSettingOf } from './accounts/own-setting.ts'
export { type Registrar, refuseSignedIn } from './accounts/register.ts'
export {
  CONFIRM_DAYS,
  confirmAddress,
  type OnAddressConfirmed,
  registerUnconfirmed,
  unconfirmedAccountsOf,
} from './accounts/unconfirmed.ts'
export { adminCommands } from './admin-commands.ts'
export { retention } from './retention.ts'
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
  onError(error: unknown): void
}

/** What other modules may know of an account. */
export interface AccountFacts {
  id: string
  kind: AccountKind
  email: string
  firstName: string
  lastName: string
  phone: PhoneView | null
  avatar: string | null
  companyId: string | null
  role: MemberRole | null
  title: string | null
  lastActiveAt: Date
  isEmailVerified: boolean
  createdAt: Date
  /** Neither suspended nor to be deleted. */
  isStaying: boolean
  /** Whom a mail to the account is written for. */
  recipient: Recipient
}

interface RecruiterAccountFields {
  email: string
  /** Null: an account that nobody can log in to yet. */
  password: string | null
  firstName: string
  lastName: string
  companyId: string
  role: MemberRole
  title?: string | null
  avatar?: string | null
  market: MarketKey
  language: LanguageCode
  isDemo?: boolean
}

export interface AuthModule extends ServerModule {
  sessions: SessionService
  handOffs: HandOffs
  registrar: Registrar
  /** To be told of the first request that is one too many for an e-mail address. */
  limited(callId: string, email: string): void
  /** To be told where another way shows whose an address is. */
  confirmed: OnAddressConfirmed
  recruiterRegistrar: RecruiterRegistrar
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  findAccount(kind: AccountKind, email: string): Promise<AccountFacts | undefined>
  /** Recruiters of a company, its owners first, suspended ones left out. */
  recruitersOf(companyId: string): Promise<AccountFacts[]>
  /** Makes a recruiter's account, or brings the one with this address up to date. Answers its id. */
  saveRecruiter(recruiter: RecruiterAccountFields): Promise<string>
}

const factsOf = (row: AccountRow): AccountFacts => ({
  id: row.id,
  kind: row.kind,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: phoneView(row.contact_number, row.country_key),
  avatar: row.avatar,
  companyId: row.company_id,
  role: row.role,
  title: row.title,
  lastActiveAt: row.last_active_at,
  isEmailVerified: row.is_email_verified,
  createdAt: row.created_at,
  isStaying: row.status === 'active' && row.deletion_due_at === null,
  recipient: recipientOf(row),
})

/** Accounts that there are, by their ids. */
export const accountFactsByIds = async (db: Db, ids: readonly string[]): Promise<Map<string, AccountFacts>> =>
  new Map((await accountsStore.byIds(db, ids)).map(row => [row.id, factsOf(row)]))

/** The recruiter who has the address. */
export const findRecruiter = async (db: Db, email: string): Promise<AccountFacts | undefined> => {
  const row = await accountsStore.byEmail(db, 'recruiter', email)
  return row && factsOf(row)
}

/** Accounts and sessions: calls 027, 029, 030, 032-038, 114-118, 160-165, 171 and 172. */
export const authModule = ({
  db,
  listener,
  notifier,
  flags,
  client,
  transferOwnership,
  onError,
}: AuthDeps): AuthModule => {
  const confirmed = completeConfirmation(transferOwnership)
  const passwords = createPasswords()
  const registrar = createRegistrar({ notifier, passwords, flags })
  const sender = codeSender({ db, listener, mailbox: notifier, passwords }, onError)

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
      ...deletionRoutes({ db, notifier, passwords }),
      ...sessionRoutes(db),
    ],
    sessions: createSessions(db),
    handOffs: createHandOffs(db),
    registrar,
    limited: (callId, email) =>
      void notifyFailedLogIns({ db, mailbox: notifier }, callId, email).catch(onError),
    confirmed,
    recruiterRegistrar: createRecruiterRegistrar(passwords),
    accountsByIds: ids => accountFactsByIds(db, ids),
    findAccount: async (kind, email) => {
      const row = await accountsStore.byEmail(db, kind, email)
      return row && factsOf(row)
    },
    recruitersOf: async companyId => (await accountsStore.recruitersOf(db, companyId)).map(factsOf),
    saveRecruiter: async ({ password, title = null, avatar = null, market, isDemo = false, ...rest }) =>
      accountsStore.saveRecruiter(db, {
        ...rest,
        passwordHash: password === null ? null : await passwords.hash(password),
        title,
        avatar,
        countryKey: market,
        isDemo,
      }),
    start: async () => {
      await sweeping.start()
      await sender.start()
    },
    stop: async () => {
      await sweeping.stop()
      await sender.stop()
    },
  }
}
