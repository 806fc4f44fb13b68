import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { joinSentences } from '@hanap/i18n/joined'
import type { LanguageCode } from '@hanap/markets/languages'
import { defaultMarket, type MarketKey, marketByKey } from '@hanap/markets/markets'
import { segmentOf } from './links.ts'
import type { InterviewNews, NotificationEvent } from './notification-events.ts'

/** What a notification is about, as it is kept; `isRecruiters`: it is read on the employer site. */
export type NotificationContent = NotificationFacts & { isRecruiters?: true }

type NotificationFacts =
  | { kind: 'applied'; job: string; jobId: string; company: string | null }
  /** `message` is what the recruiter wrote with it: for the list alone, as others may see a device. */
  | {
      kind: 'stage_changed'
      job: string
      jobId: string
      company: string | null
      stage: Stage
      message?: string
    }
  | { kind: 'ad_changed'; news: 'closed' | 'reopened'; job: string; jobId: string; company: string | null }
  /** `title` is the search in the alert's language, to which `searchPath` leads. */
  | {
      kind: 'job_alert'
      title: string
      count: number
      searchPath: string
      market: MarketKey
      language: LanguageCode
    }
  /** `path` leads to the company's page, in any language. */
  | { kind: 'company_news'; company: string; count: number; job: string; path: string }
  /** `name` is who wrote; `preview` is there for who has chosen it, until the devices have it. */
  | { kind: 'chat_message'; chatId: string; name: string; preview?: string }
  /** `at` is the agreed time, or the first of those proposed; older ones have none. `other` is empty for recruiters. */
  | { kind: 'interview'; news: InterviewNews; id: string; job: string; other: string; at: string | null }
  /** What the device said of itself; null where it said nothing that is known. */
  | { kind: 'new_log_in'; browser: string | null; system: string | null }
  | { kind: 'password_changed' }
  | { kind: 'email_changed' }
  | { kind: 'social_linked'; provider: string }
  | { kind: 'new_applicant'; job: string; jobId: string }
  | { kind: 'applicants_waiting'; count: number }
  | { kind: 'job_hidden'; job: string; jobId: string }
  | { kind: 'join_asked'; company: string; name: string; email: string }
  | { kind: 'join_answered'; company: string; isAccepted: boolean }
  | { kind: 'ownership_transferred'; company: string; from: string; to: string }
  | { kind: 'verification_lapsed'; company: string; value: string }
  | { kind: 'verification_decided'; company: string; value: string; isAccepted: boolean }
  | { kind: 'name_decided'; company: string; isAccepted: boolean; isHolder: boolean }

/** Keys of what is told of a decision on a name, to who claimed it and who had it. */
export const nameTextKeys = ({ isAccepted, isHolder }: { isAccepted: boolean; isHolder: boolean }) => {
  if (isHolder) return ['names.lostSubject', 'names.lostText'] as const
  return isAccepted
    ? (['names.acceptedSubject', 'names.acceptedText'] as const)
    : (['names.refusedSubject', 'names.refusedText'] as const)
}

/** What a notification of an event holds; undefined for an event that is mailed alone. */
export const notificationContentOf = (
  event: NotificationEvent,
  { market, language }: { market: MarketKey; language: LanguageCode },
): NotificationFacts | undefined => {
  switch (event.kind) {
    case 'applied': {
      const { kind, job, jobId, company } = event
      return { kind, job, jobId, company }
    }
    case 'stage_changed': {
      const { kind, job, jobId, company, stage, message } = event
      return { kind, job, jobId, company, stage, ...(message && { message }) }
    }
    case 'ad_changed': {
      const { kind, news, job, jobId, company } = event
      return { kind, news, job, jobId, company }
    }
    case 'interview': {
      const { kind, news, id, job, other, times } = event
      if (event.isOwn) return undefined
      return {
        kind,
        news,
        id,
        job,
        other,
        at: times[0] ?? null,
      }
    }
    case 'chat_message': {
      const { kind, chatId, name, by, preview } = event
      return by === 'push' ? { kind, chatId, name, ...(preview && { preview }) } : undefined
    }
    case 'job_alert': {
      const { kind, title, count, searchPath } = event
      return { kind, title, count, searchPath, market, language }
    }
    case 'company_news': {
      const { kind, company, count, job, path } = event
      return { kind, company, count, job, path }
    }
    case 'new_log_in': {
      const { kind, browser, system } = event
      return { kind, browser, system }
    }
    case 'social_linked':
      return { kind: event.kind, provider: event.provider }
    case 'password_changed':
    case 'email_changed':
      return { kind: event.kind }
    case 'new_applicant': {
      const { kind, job, jobId } = event
      return { kind, job, jobId }
    }
    case 'applicants_waiting':
      return { kind: event.kind, count: event.count }
    case 'job_hidden': {
      const { kind, job, jobId } = event
      return { kind, job, jobId }
    }
    case 'join_asked': {
      const { kind, company, name, email } = event
      return { kind, company, name, email }
    }
    case 'join_answered': {
      const { kind, company, isAccepted } = event
      return { kind, company, isAccepted }
    }
    case 'ownership_transferred': {
      const { kind, company, from, to } = event
      return { kind, company, from, to }
    }
    case 'verification_lapsed': {
      const { kind, company, value } = event
      return { kind, company, value }
    }
    case 'verification_decided': {
      const { kind, company, value, isAccepted } = event
      return { kind, company, value, isAccepted }
    }
    case 'name_decided': {
      const { kind, company, isAccepted, isHolder } = event
      return { kind, company, isAccepted, isHolder }
    }
    default:
      return undefined
  }
}

/** Where and in which language a notification is read. */
export interface NotificationLocale {
  market: MarketKey
  language: LanguageCode
  supportEmail: string
}

export interface NotificationTexts {
  title: string
  text: string
  /** Of a page of the place's own site. */
  path: string
}

/** A notification's texts as the account reads them. */
export const notificationTextsOf = (
  content: NotificationContent,
  locale: NotificationLocale,
): NotificationTexts => {
  const { market, language, supportEmail } = locale
  const t = translator(language)
  const { isRecruiters = false } = content
  const at = (path: string) => `${segmentOf(isRecruiters ? defaultMarket.key : market, language)}${path}`
  const settings = at(isRecruiters ? '/account' : '/account-settings')
  switch (content.kind) {
    case 'applied':
      return {
        title: t('mail.appliedSubject', { job: content.job }),
        text:
          content.company === null
            ? t('mail.appliedTextPlain', { job: content.job })
            : t('mail.appliedText', { company: content.company, job: content.job }),
        path: at(`/applied-jobs/${content.jobId}`),
      }
    case 'stage_changed': {
      const { company, stage } = content
      return {
        title: company === null ? t(`common.stage_${stage}`) : t(`notifications.stage_${stage}`, { company }),
        text: content.job,
        path: at(`/applied-jobs/${content.jobId}`),
      }
    }
    case 'ad_changed':
      return {
        title: t(`mail.ad_${content.news}_subject`, { job: content.job }),
        text: t(`mail.ad_${content.news}_text`, { job: content.job }),
        path: at(`/applied-jobs/${content.jobId}`),
      }
    case 'interview': {
      const { news, id, job, other: name, at: time } = content
      const zoned = time === null ? null : createFormats(language, marketByKey(market)).zonedDateTime(time)
      const isProposal = news === 'proposed' || news === 'moved'
      const seekersText = isProposal
        ? t(`interviews.notice_${news}`, { name, job })
        : t(`interviews.mailText_${news}`, { name, job })
      const text = isRecruiters ? t('interviews.one') : seekersText
      const when = zoned !== null && isProposal ? t('interviews.noticeFirst', { when: zoned }) : zoned
      return {
        title: t(`interviews.mailSubject_${news}`, { job }),
        text: when === null ? text : `${text} ${when}`,
        path: at(`/interviews/${id}`),
      }
    }
    case 'chat_message':
      return {
        title: content.name,
        text: content.preview ?? t('mail.chatPushText'),
        path: at(`/${isRecruiters ? 'chats' : 'chat'}/${content.chatId}`),
      }
    case 'job_alert':
      return {
        title: t('alerts.mailSubject', { count: content.count, search: content.title }),
        text: t('alerts.mailText', { count: content.count, search: content.title }),
        path:
          content.market === market
            ? `${segmentOf(market, content.language)}${content.searchPath}`
            : at('/job-alerts'),
      }
    case 'company_news': {
      const { company, count, job } = content
      return {
        title: t('follows.newsTitle', { company, count }),
        text: count === 1 ? job : t('follows.newsText', { job, more: count - 1 }),
        path: at(content.path),
      }
    }
    case 'new_log_in': {
      const { browser, system } = content
      const device =
        browser && system
          ? t('security.device', { browser, system })
          : (browser ?? system ?? t('security.unknownDevice'))
      return {
        title: t('notifications.newLogInTitle'),
        text: t('notifications.newLogInText', { device }),
        path: settings,
      }
    }
    case 'password_changed':
      return {
        title: t('mail.passwordChangedSubject'),
        text: joinSentences([t('mail.passwordChangedText'), t('mail.passwordChangedOther')], language),
        path: settings,
      }
    case 'email_changed':
      return {
        title: t('mail.emailChangedSubject'),
        text: t('mail.emailChangedOther', { email: supportEmail }),
        path: settings,
      }
    case 'social_linked':
      return {
        title: t('mail.linkedSubject', { provider: content.provider }),
        text: t('mail.linkedText', { provider: content.provider }),
        path: settings,
      }
    case 'new_applicant':
      return {
        title: t('mail.newApplicantSubject', { job: content.job }),
        text: t('mail.newApplicantButton'),
        path: at(`/jobs/${content.jobId}/applicants`),
      }
    case 'applicants_waiting':
      return {
        title: t('mail.waitingSubject', { count: content.count }),
        text: t('mail.waitingText'),
        path: at('/applicants?overdue=1'),
      }
    case 'job_hidden':
      return {
        title: t('mail.jobHiddenSubject', { job: content.job }),
        text: t('mail.jobHiddenText', { job: content.job }),
        path: at(`/jobs/${content.jobId}/reports`),
      }
    case 'join_asked': {
      const { company, name, email } = content
      return {
        title: t('mail.joinAskedSubject', { name, company }),
        text: t('mail.joinAskedText', { name, email, company }),
        path: at('/members'),
      }
    }
    case 'join_answered': {
      const { company, isAccepted } = content
      return {
        title: t(isAccepted ? 'mail.joinAcceptedSubject' : 'mail.joinRefusedSubject', { company }),
        text: t(isAccepted ? 'mail.joinAcceptedText' : 'mail.joinRefusedText', { company }),
        path: at('/company'),
      }
    }
    case 'ownership_transferred': {
      const { company, from, to } = content
      return {
        title: t('audit.ownershipSubject', { company }),
        text: t('audit.ownershipText', { company, from, to }),
        path: at('/members'),
      }
    }
    case 'verification_lapsed': {
      const { company, value } = content
      return {
        title: t('verification.lapsedSubject', { company }),
        text: t('verification.lapsedText', { company, value }),
        path: at('/company/verification'),
      }
    }
    case 'verification_decided': {
      const { company, value, isAccepted } = content
      return {
        title: t(isAccepted ? 'verification.acceptedSubject' : 'verification.refusedSubject', { company }),
        text: t(isAccepted ? 'verification.acceptedText' : 'verification.refusedText', { value }),
        path: at('/company/verification'),
      }
    }
    case 'name_decided': {
      const { company, isAccepted, isHolder } = content
      const [title, text] = nameTextKeys({ isAccepted, isHolder })
      return { title: t(title, { company }), text: t(text, { company }), path: at('/company/name') }
    }
  }
}
