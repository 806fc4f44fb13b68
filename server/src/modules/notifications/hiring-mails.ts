import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { optionText } from '@hanap/markets/lists'
import { marketByKey } from '@hanap/markets/markets'
import type { Letter } from './letter.ts'
import type { Links } from './links.ts'
import type { MailContent, MailEvent, Recipient } from './mail-events.ts'

type HiringEvent = Extract<
  MailEvent,
  {
    kind:
      | 'invited'
      | 'join_asked'
      | 'join_answered'
      | 'applied'
      | 'new_applicant'
      | 'job_hidden'
      | 'stage_changed'
  }
>

/** Mails about companies' teams, jobs and applications. */
export const hiringMail = (
  news: HiringEvent,
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

  switch (news.kind) {
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
