import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { optionText } from '@hanap/markets/lists'
import { marketByKey } from '@hanap/markets/markets'
import type { Links } from '../links.ts'
import { nameTextKeys } from '../notification-content.ts'
import type { MailContent, MailEvent, Recipient } from '../notification-events.ts'
import { interviewMail } from './interview-mail.ts'
import type { Letter } from './letter.ts'
import { rulingParts } from './ruling-parts.ts'

type HiringEvent = Extract<
  MailEvent,
  {
    kind:
      | 'invited'
      | 'company_code'
      | 'verification_lapsed'
      | 'ownership_transferred'
      | 'verification_decided'
      | 'name_decided'
      | 'join_asked'
      | 'join_answered'
      | 'applied'
      | 'new_applicant'
      | 'applicants_waiting'
      | 'job_hidden'
      | 'stage_changed'
      | 'ad_changed'
      | 'interview'
  }
>

/** Mails about companies' teams, jobs and applications. */
export const hiringMail = (
  event: HiringEvent,
  recipient: Recipient,
  links: Links,
  letter: Letter,
): MailContent => {
  const t = translator(recipient.language)
  const { market, language } = recipient
  const follow = (jobId: string) => ({
    text: t('mail.appliedFollow'),
    url: links.application(market, language, jobId),
  })

  switch (event.kind) {
    case 'invited':
      return letter(
        t('mail.invitedSubject', { company: event.company }),
        [
          t('mail.invitedText', { company: event.company, email: recipient.email }),
          t('mail.invitedLasts', { days: event.days }),
        ],
        { text: t('mail.invitedButton'), url: links.invitation(language, event.token) },
      )
    case 'company_code':
      return letter(
        t('verification.codeSubject', { company: event.company }),
        [
          t('verification.codeText', { company: event.company }),
          t('mail.codeLastsAnywhere', { minutes: event.minutes }),
          t('verification.codeIgnore'),
        ],
        null,
        { code: event.code },
      )
    case 'verification_lapsed':
      return letter(
        t('verification.lapsedSubject', { company: event.company }),
        [t('verification.lapsedText', { company: event.company, value: event.value })],
        { text: t('verification.heading'), url: links.verification(language) },
      )
    case 'verification_decided': {
      const { company, value, isAccepted, reason, ruling } = event
      const parts = rulingParts(ruling, recipient, links)
      return letter(
        t(isAccepted ? 'verification.acceptedSubject' : 'verification.refusedSubject', { company }),
        [
          t(isAccepted ? 'verification.acceptedText' : 'verification.refusedText', { value }),
          ...parts.paragraphs,
        ],
        parts.button ?? { text: t('verification.heading'), url: links.verification(language) },
        { quote: ruling ? null : reason },
      )
    }
    case 'name_decided': {
      const { company } = event
      const [subject, text] = nameTextKeys(event)
      const parts = rulingParts(event.ruling, recipient, links)
      return letter(
        t(subject, { company }),
        [t(text, { company }), ...parts.paragraphs],
        parts.button ?? { text: t('names.heading'), url: links.companyName(language) },
      )
    }
    case 'ownership_transferred':
      return letter(
        t('audit.ownershipSubject', { company: event.company }),
        [t('audit.ownershipText', event), t('audit.ownershipOther')],
        { text: t('mail.joinAskedButton'), url: links.members(language) },
      )
    case 'join_asked':
      return letter(
        t('mail.joinAskedSubject', { name: event.name, company: event.company }),
        [
          t('mail.joinAskedText', { name: event.name, email: event.email, company: event.company }),
          t('mail.joinAskedCheck'),
        ],
        { text: t('mail.joinAskedButton'), url: links.members(language) },
      )
    case 'join_answered':
      return event.isAccepted
        ? letter(
            t('mail.joinAcceptedSubject', { company: event.company }),
            [t('mail.joinAcceptedText', { company: event.company })],
            { text: t('common.logIn'), url: links.employerLogIn(language) },
          )
        : letter(
            t('mail.joinRefusedSubject', { company: event.company }),
            [t('mail.joinRefusedText', { company: event.company })],
            null,
          )
    case 'applied':
      return letter(
        t('mail.appliedSubject', { job: event.job }),
        [
          event.company === null
            ? t('mail.appliedTextPlain', { job: event.job })
            : t('mail.appliedText', { company: event.company, job: event.job }),
        ],
        follow(event.jobId),
      )
    case 'new_applicant':
      return letter(
        t('mail.newApplicantSubject', { job: event.job }),
        [t('mail.newApplicantText', { name: event.applicant, job: event.job })],
        { text: t('mail.newApplicantButton'), url: links.applicants(language, event.jobId) },
      )
    case 'applicants_waiting':
      return letter(
        t('mail.waitingSubject', { count: event.count }),
        [t('mail.waitingText'), t('mail.waitingHow')],
        { text: t('mail.waitingButton'), url: links.waitingApplicants(language) },
      )
    case 'job_hidden': {
      const reasons = event.reasonIds.flatMap(id => optionText('report_job_reasons', id, language) ?? [])
      return letter(
        t('mail.jobHiddenSubject', { job: event.job }),
        [
          t('mail.jobHiddenText', { job: event.job }),
          t('mail.jobHiddenReasons', { reasons: createFormats(language, marketByKey(market)).list(reasons) }),
          t('mail.jobHiddenAnswer'),
        ],
        { text: t('mail.jobHiddenButton'), url: links.jobReports(language, event.jobId) },
      )
    }
    case 'stage_changed':
      return letter(
        t('mail.stageSubject', { job: event.job }),
        [
          event.company === null
            ? t('mail.stageTextPlain', { job: event.job, stage: t(`common.stage_${event.stage}`) })
            : t('mail.stageText', {
                job: event.job,
                company: event.company,
                stage: t(`common.stage_${event.stage}`),
              }),
        ],
        follow(event.jobId),
        { quote: event.message },
      )
    case 'ad_changed':
      return letter(
        t(`mail.ad_${event.news}_subject`, { job: event.job }),
        [t(`mail.ad_${event.news}_text`, { job: event.job })],
        follow(event.jobId),
      )
    case 'interview':
      return interviewMail(event, recipient, links, letter)
  }
}
