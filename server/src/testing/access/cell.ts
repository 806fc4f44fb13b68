import type { TestPerson } from '../../modules/auth/factory.ts'
import type { TestOperator } from '../../modules/operators/factory.ts'
import type { ProfileEntries } from '../../modules/profiles/factory.ts'
import type { AcademyThings } from '../academy/access-cells.ts'
import type { TestFiles } from '../app.ts'

/**
 * Every kind of caller: those of the owner's side, the same kinds of strangers, and sessions that ended. `recruiter`
 * and `other recruiter` own their companies, `viewer` is of the first one's, and `newcomer` has only just registered.
 */
export const callerKinds = [
  'none',
  'guest',
  'seeker',
  'other seeker',
  'recruiter',
  'other recruiter',
  'viewer',
  'newcomer',
  'ended seeker',
  'ended recruiter',
  'operator',
] as const
export type CallerKind = (typeof callerKinds)[number]

export interface AccessPeople {
  companyId: string
  otherCompanyId: string
  seeker: TestPerson
  otherSeeker: TestPerson
  recruiter: TestPerson
  otherRecruiter: TestPerson
  viewer: TestPerson
  newcomer: TestPerson
  operator: TestOperator
}

/** A seeker's own things, and the company's whose job they applied to. */
export interface AccessFixtures extends AcademyThings {
  jobId: string
  externalJobId: string
  /** A draft of the company's. */
  adId: string
  applicationId: string
  /** Of the two, about the application, and what the recruiter asks in it. */
  chatId: string
  requestId: string
  /** That the seeker sent in the chat. */
  fileId: string
  /** Of that application: slots that the recruiter proposed. */
  interviewId: string
  resumeId: string
  /** Of the resume builder. */
  documentId: string
  /** Of what the seeker's profile says. */
  profileMark: string
  /** What that document said before. */
  versionId: string
  /** Of that document's public link. */
  documentKey: string
  savedId: string
  preferenceId: string
  videoId: string
  alertId: string
  notificationId: string
  entries: ProfileEntries
  sessionId: string
  /** A link that sets the password of an account of its own. */
  linkToken: string
  newEmail: string
  /** A colleague of the recruiter's. */
  memberId: string
  /** Token of an invitation to the recruiter's company. */
  invitation: string
  /** Of a verification whose register number waits. */
  verificationId: string
  /** An operator's act that can be taken back. */
  actId: string
  /** Of a link that sets an operator's account up. */
  setUpToken: string
  /** Of a right to appeal. */
  appealToken: string
}

export interface AccessInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  files?: TestFiles
}

export interface AccessCell {
  input(things: AccessFixtures, people: AccessPeople): AccessInput
  /** Whose thing the input names: a stranger of that kind gets 404, and the owner can still do it afterwards. */
  isOwned?: true | undefined
  /** Whether the recruiter has it as much as the seeker. */
  isOfBoth?: true
  /** What the owner's answer shows, so that its absence from strangers' answers says something. */
  shows?: (things: AccessFixtures) => string
  /** Statuses that are the call's own, not its kind of caller's. */
  statuses?: Partial<Record<CallerKind, number>>
}
