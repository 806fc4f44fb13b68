import { translator } from '@hanap/i18n/catalogues'
import type { Links } from '../links.ts'
import type { MailContent, MailEvent, Recipient } from '../notification-events.ts'
import type { Letter } from './letter.ts'
import { rulingParts } from './ruling-parts.ts'

type ModerationEvent = Extract<
  MailEvent,
  {
    kind:
      | 'report_decided'
      | 'interview_report_decided'
      | 'talent_report_decided'
      | 'job_report_decided'
      | 'account_suspended'
      | 'verdict_undone'
      | 'appeal_decided'
  }
>

/** Mails about what operators decided, to both sides. */
export const moderationMail = (
  event: ModerationEvent,
  recipient: Recipient,
  links: Links,
  letter: Letter,
): MailContent => {
  const t = translator(recipient.language)
  const ruling = 'ruling' in event ? event.ruling : undefined
  const parts = rulingParts(ruling, recipient, links)
  const ruled = (subject: string, text: string) => letter(subject, [text, ...parts.paragraphs], parts.button)

  switch (event.kind) {
    case 'report_decided': {
      const { name, isUpheld, isReporter } = event
      const decision = isUpheld ? 'mail.reportUpheld' : 'mail.reportRefused'
      return ruled(
        t('mail.reportSubject', { name }),
        t(isReporter ? decision : 'mail.reportAboutYou', { name }),
      )
    }
    case 'interview_report_decided': {
      const { job, name, isUpheld, isReporter } = event
      const decision = isUpheld ? 'mail.interviewReportUpheld' : 'mail.interviewReportRefused'
      return ruled(
        t(isReporter ? 'mail.interviewReportSubject' : 'mail.interviewReportedSubject', { job }),
        t(isReporter ? decision : 'mail.interviewReportAboutYou', { name }),
      )
    }
    case 'talent_report_decided': {
      const { isUpheld, isReporter } = event
      const decision = isUpheld ? 'mail.talentReportUpheld' : 'mail.talentReportRefused'
      return ruled(
        t(isReporter ? 'mail.talentReportSubject' : 'mail.talentReportedSubject'),
        t(isReporter ? decision : 'mail.talentReportAboutYou'),
      )
    }
    case 'job_report_decided': {
      const { job, isUpheld, isReporter } = event
      if (isReporter)
        return ruled(
          t('mail.jobReportSubject', { job }),
          t(isUpheld ? 'mail.jobReportUpheld' : 'mail.jobReportRefused', { job }),
        )
      return ruled(
        t(isUpheld ? 'mail.jobReportedSubject' : 'mail.jobKeptSubject', { job }),
        t(isUpheld ? 'mail.jobReportAboutYou' : 'mail.jobKeptText', { job }),
      )
    }
    case 'account_suspended':
      return event.company === null
        ? ruled(t('mail.accountSuspendedSubject'), t('mail.accountSuspendedText'))
        : ruled(
            t('mail.companyClosedSubject', { company: event.company }),
            t('mail.companyClosedText', { company: event.company }),
          )
    case 'verdict_undone':
      return letter(t('mail.verdictUndoneSubject'), [t('mail.verdictUndoneText', event)], null)
    case 'appeal_decided': {
      const { title, isUpheld } = event
      return ruled(
        t(isUpheld ? 'mail.appealUpheldSubject' : 'mail.appealRefusedSubject'),
        t(isUpheld ? 'mail.verdictUndoneText' : 'mail.appealRefusedText', { title }),
      )
    }
  }
}
