import type { LanguageCode } from '@hanap/markets/languages'
import type { MarketKey } from '@hanap/markets/markets'
import type { MemberRole, SessionService } from '../../calls/caller.ts'
import type { ServerModule } from '../../calls/module.ts'
import type { HandOffs } from '../../pages/hand-off.ts'
import type { Recipient } from '../notifications/index.ts'
import type { AccountFacts } from './accounts/account-facts.ts'
import type { Registrar } from './accounts/register.ts'
import type { RecruiterRegistrar } from './accounts/register-recruiter.ts'
import type { OnAddressConfirmed } from './accounts/unconfirmed.ts'
import type { AccountKind } from './tables.ts'

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
  /** Whom news of a company as a whole goes to: its owners and admins. */
  leadersOf(companyId: string): Promise<Recipient[]>
  /** Whether it is the account's password. */
  isOwnPassword(accountId: string, password: string): Promise<boolean>
  /** Makes a recruiter's account, or brings the one with this address up to date. Answers its id. */
  saveRecruiter(recruiter: RecruiterAccountFields): Promise<string>
}
