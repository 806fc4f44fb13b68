import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { marketByKey } from '@hanap/markets/markets'
import type { Links } from '../links.ts'
import type { MailContent, MailEvent, Recipient } from '../notification-events.ts'
import { hiringMail } from './hiring-mails.ts'
import { letterTo } from './letter.ts'
import { moderationMail } from './moderation-mails.ts'

const codeTexts = {
  reset: { subject: 'mail.resetCodeSubject', text: 'mail.resetCodeText' },
  address: { subject: 'mail.verifyCodeSubject', text: 'mail.verifyCodeText' },
  deletion: { subject: 'mail.deleteCodeSubject', text: 'mail.deleteCodeText' },
} as const

/** More would not fit into a subject. */
const MAX_COMPANIES_NAMED = 2

/** The mail of an event, in its recipient's language. */
export const mailContentOf = (
  event: MailEvent,
  recipient: Recipient,
  links: Links,
  supportEmail: string,
): MailContent => {
  const t = translator(recipient.language)
  const { market, language, isRecruiter } = recipient
  const letter = letterTo(recipient, supportEmail)
  const reset = {
    text: t('mail.resetButton'),
    url: isRecruiter ? links.resetPassword(language) : links.forgotPassword(market, language),
  }

  switch (event.kind) {
    case 'set_password':
      return letter(
        t('mail.setPasswordSubject'),
        [
          t('mail.setPasswordText', { email: recipient.email, days: event.days }),
          t('mail.setPasswordIgnore'),
        ],
        { text: t('mail.setPasswordButton'), url: links.setPassword(market, language, event.token) },
      )
    case 'code':
      return letter(
        t(codeTexts[event.about].subject),
        [
          t(codeTexts[event.about].text),
          t(event.about === 'reset' ? 'mail.codeLastsAnywhere' : 'mail.codeLasts', {
            minutes: event.minutes,
          }),
          t('mail.codeSecret'),
        ],
        null,
        { code: event.code },
      )
    case 'confirm_alert':
      return letter(
        t('alerts.confirmSubject'),
        [t('alerts.confirmText', { search: event.title, days: event.days }), t('alerts.confirmIgnore')],
        { text: t('alerts.confirmButton'), url: links.confirmAlerts(market, language, event.token) },
      )
    case 'job_alert': {
      const unsubscribeUrl = links.unsubscribe(market, language, event.token)
      return letter(
        t('alerts.mailSubject', { count: event.count, search: event.title }),
        [t('alerts.mailText', { count: event.count, search: event.title })],
        { text: t('alerts.mailButton'), url: links.page(market, language, event.searchPath) },
        {
          jobs: event.jobs.map(({ title, path, facts }) => ({
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
    case 'company_digest': {
      const format = createFormats(language, marketByKey(market))
      const companies = format.list(event.companies.slice(0, MAX_COMPANIES_NAMED))
      const followed = links.page(market, language, '/followed-companies')
      const unsubscribeUrl = links.unsubscribe(market, language, event.token)
      return letter(
        t('follows.mailSubject', { count: event.count, companies }),
        [t('follows.mailText', { count: event.count })],
        { text: t('follows.mailButton'), url: followed },
        {
          jobs: event.jobs.map(({ title, path, facts }) => ({
            title,
            facts,
            url: links.page(market, language, path),
          })),
          footer: [
            { text: t('follows.heading'), url: followed },
            { text: t('follows.mailSettings'), url: links.accountSettings(market, language) },
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
        t('mail.linkedSubject', { provider: event.provider }),
        [t('mail.linkedText', { provider: event.provider }), t('mail.linkedOther')],
        { text: t('security.settingsHeading'), url: links.accountSettings(market, language) },
      )
    case 'deletion_asked': {
      const date = createFormats(language, marketByKey(market)).date(event.at.toISOString())
      return letter(
        t('mail.deletionSubject', { date }),
        [t('mail.deletionText', { date }), t('mail.deletionKept'), t('mail.deletionCancel')],
        { text: t('common.logIn'), url: links.logIn(market, language) },
      )
    }
    case 'report_decided':
    case 'interview_report_decided':
    case 'talent_report_decided':
    case 'job_report_decided':
    case 'account_suspended':
    case 'verdict_undone':
    case 'appeal_decided':
      return moderationMail(event, recipient, links, letter)
    case 'company_suspended': {
      const { company, seen } = event
      const list = createFormats(language, marketByKey(market)).list(
        seen.map(kind => t(`privacy.seen_${kind}`)),
      )
      return letter(
        t('mail.companySuspendedSubject', { company }),
        [t('mail.companySuspendedSeen', { seen: list }), t('mail.companySuspendedText', { company })],
        { text: t('privacy.seenHeading'), url: links.accountSettings(market, language) },
      )
    }
    case 'chat_message':
      return letter(t('mail.chatSubject', { name: event.name }), [t('mail.chatText', { name: event.name })], {
        text: t('mail.chatButton'),
        url: links.chat(recipient, event.chatId),
      })
    case 'resume':
      return event.from === null
        ? letter(t('mail.resumeSubject'), [t('mail.resumeText')], null)
        : letter(
            t('mail.resumeFromSubject', { name: event.from }),
            [t('mail.resumeFromText', { name: event.from })],
            null,
          )
    case 'company_code':
    case 'verification_lapsed':
    case 'ownership_transferred':
    case 'verification_decided':
    case 'name_decided':
    case 'invited':
    case 'join_asked':
    case 'join_answered':
    case 'applied':
    case 'new_applicant':
    case 'applicants_waiting':
    case 'job_hidden':
    case 'stage_changed':
    case 'ad_changed':
    case 'interview':
      return hiringMail(event, recipient, links, letter)
  }
}
