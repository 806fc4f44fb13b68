import type { SessionUser } from '@hanap/contracts/auth/session.schemas'

export type MemberRole = 'owner' | 'admin' | 'recruiter' | 'viewer'

/** Whose request it is, as its session says, on every site but the operators'. */
export type Caller =
  | { kind: 'none' }
  | { kind: 'guest'; sessionId: string; deviceId: string }
  | { kind: 'seeker'; sessionId: string; deviceId: string; accountId: string; user: SessionUser }
  | {
      kind: 'recruiter'
      sessionId: string
      deviceId: string
      accountId: string
      /** Both null for a recruiter who is of no company, or not yet. */
      companyId: string | null
      role: MemberRole | null
      user: SessionUser
      /** A program asks, by an API token of the member's. */
      token?: { id: string; scopes: readonly string[] }
    }

/** Who looks after the marketplace. Their session makes operators' calls alone, and no other session makes these. */
export interface OperatorCaller {
  kind: 'operator'
  sessionId: string
  /** The session itself: each is of one browser. */
  deviceId: string
  accountId: string
  /** Nothing was done in it for a while: only the next code opens it. */
  isLocked: boolean
}
export type AnyCaller = Caller | OperatorCaller

export type Seeker = Extract<Caller, { kind: 'seeker' }>
export type Recruiter = Extract<Caller, { kind: 'recruiter' }>
/** A recruiter who acts for a company. */
export type Member = Recruiter & { companyId: string; role: MemberRole }
/** For whom a company's things are read: one of its members, or, by its id, the company as a whole. */
export type CompanyReader = string | Pick<Member, 'companyId' | 'accountId' | 'role'>
/** Anybody who is signed in. */
export type SignedInPerson = Seeker | Recruiter

/** A session as an answer carries it; `token` is the only copy. */
export interface IssuedSession {
  token: string
  expires_at: string
  is_guest: boolean
}

/** What serving needs of API tokens; the recruiters module has them. */
export interface ApiTokens {
  /** `none` for a token that is unknown or revoked, and one whose member has left. */
  find(secret: string): Promise<Caller>
}

/** What serving needs of sessions; the auth module has them. */
export interface SessionService {
  /** `none` for a token that is unknown, ended or too old. */
  find(token: string): Promise<AnyCaller>
  /** Whether a device was signed in to an account of an e-mail address before. */
  isKnownDevice(email: string, deviceId: string): Promise<boolean>
  createGuest(device: {
    deviceId?: string
    address: string
  }): Promise<{ session: IssuedSession; caller: Caller }>
}
