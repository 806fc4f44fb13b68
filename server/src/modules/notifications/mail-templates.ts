import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { type MarketKey, marketByKey } from '@hanap/markets/markets'
import type { Links } from './links.ts'

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

/** What accounts are told of. */
export type NotificationEvent = MailEvent | NewLogInEvent

/** Told where the account is signed in, without a mail. What the device said of itself; null where nothing known. */
type NewLogInEvent = { kind: 'new_log_in'; browser: string | null; system: string | null }

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
  /** To an address that may have no account yet. */
  | { kind: 'invited'; company: string; token: string; days: number }
  /** To a company's managers. */
  | { kind: 'join_asked'; company: string; name: string; email: string }
  | { kind: 'join_answered'; company: string; isAccepted: boolean }
  | { kind: 'applied'; job: string; jobId: string; company: string | null }
  /** To who handles an ad that reports have hidden; `reasonIds` are of `report_job_reasons`. */
  | { kind: 'job_hidden'; job: string; jobId: string; reasonIds: readonly number[] }
  | { kind: 'new_applicant'; job: string; jobId: string; applicant: string }
  | {
      kind: 'stage_changed'
      job: string
      jobId: string
      company: string | null
      stage: Stage
      message: string | null
    }

/** A mail's texts, before they become HTML and plain text. */
export interface MailContent {
  subject: string
  greeting: string
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

const codeTexts = {
  reset: { subject: 'mail.resetCodeSubject', text: 'mail.resetCodeText' },
  address: { subject: 'mail.verifyCodeSubject', text: 'mail.verifyCodeText' },
  deletion: { subject: 'mail.deleteCodeSubject', text: 'mail.deleteCodeText' },
} as const

/** The texts of a piece of news in its reader's language. */
export const mailContentOf = (
  news: MailEvent,
  recipient: Recipient,
  links: Links,
  supportEmail: string,
): MailContent => {
  const t = translator(recipient.language)
  const { market, language, isRecruiter } = recipient
  const letter = (
    subject: string,
    paragraphs: readonly string[],
    button: MailContent['button'],
    {
      quote = null,
      code = null,
      jobs = [],
      footer = [],
      unsubscribeUrl = null,
    }: Partial<Pick<MailContent, 'quote' | 'code' | 'jobs' | 'footer' | 'unsubscribeUrl'>> = {},
  ): MailContent => ({
    subject,
    greeting:
      recipient.name === null ? t('mail.greetingPlain') : t('mail.greeting', { name: recipient.name }),
    paragraphs,
    quote: recipient.name === null ? null : quote,
    code,
    button,
    jobs,
    footer,
    unsubscribeUrl,
    closing: [t('mail.signature'), t('mail.whyThisMail', { email: supportEmail })],
  })
  const follow = (jobId: string) => ({
    text: t('mail.appliedFollow'),
    url: links.application(market, language, jobId),
  })

  const reset = {
    text: t('mail.resetButton'),
    url: isRecruiter ? links.resetPassword(language) : links.forgotPassword(market, language),
  }

  switch (news.kind) {
    case 'set_password':
      return letter(
        t('mail.setPasswordSubject'),
        [t('mail.setPasswordText', { email: recipient.email, days: news.days }), t('mail.setPasswordIgnore')],
        { text: t('mail.setPasswordButton'), url: links.setPassword(market, language, news.token) },
      )
    case 'code':
      return letter(
        t(codeTexts[news.about].subject),
        [
          t(codeTexts[news.about].text),
          t(news.about === 'reset' ? 'mail.codeLastsAnywhere' : 'mail.codeLasts', { minutes: news.minutes }),
          t('mail.codeSecret'),
        ],
        null,
        { code: news.code },
      )
    case 'confirm_alert':
      return letter(
        t('alerts.confirmSubject'),
        [t('alerts.confirmText', { search: news.title, days: news.days }), t('alerts.confirmIgnore')],
        { text: t('alerts.confirmButton'), url: links.confirmAlerts(market, language, news.token) },
      )
    case 'job_alert': {
      const unsubscribeUrl = links.unsubscribeAlert(market, language, news.token)
      return letter(
        t('alerts.mailSubject', { count: news.count, search: news.title }),
        [t('alerts.mailText', { count: news.count, search: news.title })],
        { text: t('alerts.mailButton'), url: links.page(market, language, news.searchPath) },
        {
          jobs: news.jobs.map(({ title, path, facts }) => ({
            title,
            facts,
            url: links.page(market, language, path),
          })),
          footer: [
            { text: t('alerts.manage'), url: links.page(market, language, '/job-alerts') },
            { text: t('alerts.unsubscribe'), url: unsubscribeUrl },
          ],
          unsubscribeUrl,
        },
      )
    }
    case 'password_changed':
      return letter(
        t('mail.passwordChangedSubject'),
        [t('mail.passwordChangedText'), t('mail.passwordChangedOther')],
        reset,
      )
    case 'log_in_tries':
      return letter(t('mail.triesSubject'), [t('mail.triesText'), t('mail.triesAdvice')], reset)
    case 'email_changed':
      return letter(
        t('mail.emailChangedSubject'),
        [t('mail.emailChangedText'), t('mail.emailChangedOther', { email: supportEmail })],
        null,
      )
    case 'social_linked':
      return letter(
        t('mail.linkedSubject', { provider: news.provider }),
        [t('mail.linkedText', { provider: news.provider }), t('mail.linkedOther')],
        { text: t('security.settingsHeading'), url: links.accountSettings(market, language) },
      )
    case 'deletion_asked': {
      const date = createFormats(language, marketByKey(market)).date(news.at.toISOString())
      return letter(
        t('mail.deletionSubject', { date }),
        [t('mail.deletionText', { date }), t('mail.deletionKept'), t('mail.deletionCancel')],
        { text: t('common.logIn'), url: links.logIn(market, language) },
      )
    }
    case 'resume':
      return news.from === null
        ? letter(t('mail.resumeSubject'), [t('mail.resumeText')], null)
        : letter(
            t('mail.resumeFromSubject', { name: news.from }),
            [t('mail.resumeFromText', { name: news.from })],
            null,
          )
    case 'invited':
      return letter(
        t('mail.invitedSubject', { company: news.company }),
        [
          t('mail.invitedText', { company: news.company, email: recipient.email }),
          t('mail.invitedLasts', { days: news.days }),
        ],
        { text: t('mail.invitedButton'), url: links.invitation(language, news.token) },
      )
    case 'join_asked':
      return letter(
        t('mail.joinAskedSubject', { name: news.name, company: news.company }),
        [
          t('mail.joinAskedText', { name: news.name, email: news.email, company: news.company }),
          t('mail.joinAskedCheck'),
        ],
        { text: t('mail.joinAskedButton'), url: links.members(language) },
      )
    case 'join_answered':
      return news.isAccepted
        ? letter(
            t('mail.joinAcceptedSubject', { company: news.company }),
            [t('mail.joinAcceptedText', { company: news.company })],
            { text: t('common.logIn'), url: links.employerLogIn(language) },
          )
        : letter(
            t('mail.joinRefusedSubject', { company: news.company }),
            [t('mail.joinRefusedText', { company: news.company })],
            null,
          )
    case 'applied':
      return letter(
        t('mail.appliedSubject', { job: news.job }),
        [
          news.company === null
            ? t('mail.appliedTextPlain', { job: news.job })
            : t('mail.appliedText', { company: news.company, job: news.job }),
        ],
        follow(news.jobId),
      )
    case 'new_applicant':
      return letter(
        t('mail.newApplicantSubject', { job: news.job }),
        [t('mail.newApplicantText', { name: news.applicant, job: news.job })],
        { text: t('mail.newApplicantButton'), url: links.applicants(language, news.jobId) },
      )
    case 'job_hidden': {
      const reasons = news.reasonIds.flatMap(id => optionText('report_job_reasons', id, language) ?? [])
      return letter(
        t('mail.jobHiddenSubject', { job: news.job }),
        [
          t('mail.jobHiddenText', { job: news.job }),
          t('mail.jobHiddenReasons', { reasons: createFormats(language, marketByKey(market)).list(reasons) }),
          t('mail.jobHiddenAnswer'),
        ],
        { text: t('mail.jobHiddenButton'), url: links.jobReports(language, news.jobId) },
      )
    }
    case 'stage_changed':
      return letter(
        t('mail.stageSubject', { job: news.job }),
        [
          news.company === null
            ? t('mail.stageTextPlain', { job: news.job, stage: t(`common.stage_${news.stage}`) })
            : t('mail.stageText', {
                job: news.job,
                company: news.company,
                stage: t(`common.stage_${news.stage}`),
              }),
        ],
        follow(news.jobId),
        { quote: news.message },
      )
  }
}
