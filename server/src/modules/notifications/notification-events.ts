import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import type { accessKinds } from '@hanap/contracts/jobseekers/privacy.calls'
import type { VerdictReason } from '@hanap/contracts/operators/cases.calls'
import type { LanguageCode } from '@hanap/markets/languages'
import type { MarketKey } from '@hanap/markets/markets'

/** Whom a mail is written for: its language and the market whose site its links lead to. */
export interface Recipient {
  accountId: string
  email: string
  /** Null where nobody has shown that the address is theirs: nothing that anybody typed is mailed there. */
  name: string | null
  language: LanguageCode
  market: MarketKey
  /** Whether it is a recruiter, whose links lead to the employer site; absent: a seeker. */
  isRecruiter?: boolean
}

/** Why an operator decided so, and the right to appeal of whom it goes against. */
export interface Ruling {
  reason: VerdictReason | null
  /** The operator's own, in whatever language. */
  words: string | null
  appealToken: string | null
}

/** What is new of an interview; `day` and `hour` remind of it so long before. */
export type InterviewNews =
  | 'proposed'
  | 'moved'
  | 'accepted'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'day'
  | 'hour'

/** What accounts are told of. */
export type NotificationEvent = MailEvent | NewLogInEvent | CompanyNewsEvent

/** Told where the account is signed in, without a mail. What the device said of itself; null where nothing known. */
type NewLogInEvent = { kind: 'new_log_in'; browser: string | null; system: string | null }

/** New jobs of a company that a seeker follows: `job` is the first of `count`, `path` the company's page. Mails have the digest. */
type CompanyNewsEvent = { kind: 'company_news'; company: string; count: number; job: string; path: string }

/** What mails are about. */
export type MailEvent =
  | { kind: 'set_password'; token: string; days: number }
  /** A code that resets the password, proves whose the address is, or deletes the account. */
  | { kind: 'code'; about: 'reset' | 'address' | 'deletion'; code: string; minutes: number }
  | { kind: 'password_changed' }
  /** So many wrong passwords were tried that strangers must wait. */
  | { kind: 'log_in_tries' }
  /** To the address that was given up. */
  | { kind: 'email_changed' }
  /** An account of another site was linked: `provider` is its name. */
  | { kind: 'social_linked'; provider: string }
  /** The account will be gone at that time. */
  | { kind: 'deletion_asked'; at: Date }
  /** A resume, to its owner or, with whose it is, to a recruiter. */
  | { kind: 'resume'; from: string | null }
  /** To a visitor's address: whether its owner wants the alert. */
  | { kind: 'confirm_alert'; title: string; token: string; days: number }
  /** Jobs that an alert found; of `count` the first few, by their paths on the market's site. */
  | {
      kind: 'job_alert'
      title: string
      count: number
      jobs: readonly { title: string; path: string; facts: readonly string[] }[]
      searchPath: string
      token: string
      /** Whether the alert asked to be told at once. */
      isInstant: boolean
    }
  /** New jobs of all companies that a seeker follows; of `count` the first few. */
  | {
      kind: 'company_digest'
      companies: readonly string[]
      count: number
      jobs: readonly { title: string; path: string; facts: readonly string[] }[]
      token: string
    }
  /** To an address that may have no account yet. */
  | { kind: 'invited'; company: string; token: string; days: number }
  /** To a company's managers. */
  | { kind: 'join_asked'; company: string; name: string; email: string }
  /** To an address that somebody named as their company's. */
  | { kind: 'company_code'; company: string; code: string; minutes: number }
  /** To who leads a company: a domain by which it was verified is no longer what it was. */
  | { kind: 'verification_lapsed'; company: string; value: string }
  /** The same, of an operator's decision on a register's number. */
  | {
      kind: 'verification_decided'
      company: string
      value: string
      isAccepted: boolean
      reason: string | null
      ruling?: Ruling
    }
  /** To who leads a company: what an operator decided on a name's claim; `isHolder`: on the one that had the name. */
  | {
      kind: 'name_decided'
      company: string
      isAccepted: boolean
      isHolder: boolean
      ruling?: Ruling
    }
  /** To both. */
  | { kind: 'ownership_transferred'; company: string; from: string; to: string }
  | { kind: 'join_answered'; company: string; isAccepted: boolean }
  | { kind: 'applied'; job: string; jobId: string; company: string | null }
  /** To who handles an ad that reports have hidden; `reasonIds` are of `report_job_reasons`. */
  | { kind: 'job_hidden'; job: string; jobId: string; reasonIds: readonly number[] }
  /** What an operator decided on a report of a chat; `name` is the other person's. */
  | { kind: 'report_decided'; name: string; isUpheld: boolean; isReporter: boolean; ruling?: Ruling }
  /** The same of an interview for a job. */
  | {
      kind: 'interview_report_decided'
      job: string
      name: string
      isUpheld: boolean
      isReporter: boolean
      ruling?: Ruling
    }
  /** The same of a seeker's profile that a company found. */
  | { kind: 'talent_report_decided'; isUpheld: boolean; isReporter: boolean; ruling?: Ruling }
  /** The same of an ad; the other side is who handles it. */
  | { kind: 'job_report_decided'; job: string; isUpheld: boolean; isReporter: boolean; ruling: Ruling }
  /** To an account that an operator suspended, by itself or with its company. */
  | { kind: 'account_suspended'; company: string | null; ruling: Ruling }
  /** To both sides of a verdict that is none any more. */
  | { kind: 'verdict_undone'; title: string }
  /** To who appealed. */
  | { kind: 'appeal_decided'; title: string; isUpheld: boolean; ruling: Ruling }
  /** An operator has suspended a company that has seen something of the recipient. */
  | { kind: 'company_suspended'; company: string; seen: readonly (typeof accessKinds)[number][] }
  /**
   * Something in a chat waits for the recipient; `name` is who wrote, `preview` how it begins, where the recipient wants that on
   * devices. By the devices first, by mail when that did not help.
   */
  | { kind: 'chat_message'; chatId: string; name: string; by: 'push' | 'mail'; preview?: string | undefined }
  | { kind: 'new_applicant'; job: string; jobId: string; applicant: string }
  /** So many applicants have waited for an answer for longer than they should. */
  | { kind: 'applicants_waiting'; count: number }
  /** The ad of an application was closed and the application goes on, or it ended then and the ad is open again. */
  | { kind: 'ad_changed'; news: 'closed' | 'reopened'; job: string; jobId: string; company: string | null }
  | {
      kind: 'stage_changed'
      job: string
      jobId: string
      company: string | null
      stage: Stage
      message: string | null
    }
  /** `other` is who the other side is; `times` are those proposed or the one agreed, RFC 3339. */
  | {
      kind: 'interview'
      news: InterviewNews
      id: string
      job: string
      other: string
      times: readonly string[]
      place: string | null
      onlineUrl: string | null
      reason: string | null
      /** Whether the recipient did it. */
      isOwn: boolean
    }

/** A mail's texts, before they become HTML and plain text. */
export interface MailContent {
  subject: string
  /** Null where nobody can be named: the mail begins with what it says. */
  greeting: string | null
  paragraphs: readonly string[]
  /** A recruiter's own words, set apart from ours. */
  quote: string | null
  button: { text: string; url: string } | null
  /** A code to copy, set large. */
  code: string | null
  /** Jobs to open. */
  jobs: readonly { title: string; url: string; facts: readonly string[] }[]
  closing: readonly string[]
  /** Links below everything. */
  footer: readonly { text: string; url: string }[]
  /** Where such mails are ended with one press (RFC 8058). */
  unsubscribeUrl: string | null
}
