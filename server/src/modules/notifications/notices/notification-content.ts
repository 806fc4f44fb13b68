import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import type { MarketKey } from '@hanap/markets/markets'
import { segmentOf } from '../links.ts'
import type { NotificationEvent } from '../mail-events.ts'

/** What a notification is about, as it is kept. */
export type NotificationContent =
  | { kind: 'applied'; job: string; jobId: string; company: string | null }
  | { kind: 'stage_changed'; job: string; jobId: string; company: string | null; stage: Stage }
  /** `title` is the search in the alert's language, to which `searchPath` leads. */
  | {
      kind: 'job_alert'
      title: string
      count: number
      searchPath: string
      market: MarketKey
      language: LanguageCode
    }
  /** What the device said of itself; null where it said nothing that is known. */
  | { kind: 'new_log_in'; browser: string | null; system: string | null }
  | { kind: 'password_changed' }
  | { kind: 'email_changed' }
  | { kind: 'social_linked'; provider: string }

/** The notice of a piece of news to a seeker; undefined for what is for its mail alone. */
export const notificationContentOf = (
  news: NotificationEvent,
  { market, language }: { market: MarketKey; language: LanguageCode },
): NotificationContent | undefined => {
  switch (news.kind) {
    case 'applied': {
      const { kind, job, jobId, company } = news
      return { kind, job, jobId, company }
    }
    case 'stage_changed': {
      const { kind, job, jobId, company, stage } = news
      return { kind, job, jobId, company, stage }
    }
    case 'job_alert': {
      const { kind, title, count, searchPath } = news
      return { kind, title, count, searchPath, market, language }
    }
    case 'new_log_in': {
      const { kind, browser, system } = news
      return { kind, browser, system }
    }
    case 'social_linked':
      return { kind: news.kind, provider: news.provider }
    case 'password_changed':
    case 'email_changed':
      return { kind: news.kind }
    default:
      return undefined
  }
}

/** Where and in which language a notice is read. */
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

/** A notice as its reader sees it. */
export const notificationTextsOf = (
  notice: NotificationContent,
  place: NotificationLocale,
): NotificationTexts => {
  const { market, language, supportEmail } = place
  const t = translator(language)
  const at = (path: string) => `${segmentOf(market, language)}${path}`
  const settings = at('/account-settings')
  switch (notice.kind) {
    case 'applied':
      return {
        title: t('mail.appliedSubject', { job: notice.job }),
        text:
          notice.company === null
            ? t('mail.appliedTextPlain', { job: notice.job })
            : t('mail.appliedText', { company: notice.company, job: notice.job }),
        path: at(`/applied-jobs/${notice.jobId}`),
      }
    case 'stage_changed': {
      const stage = t(`common.stage_${notice.stage}`)
      return {
        title: t('mail.stageSubject', { job: notice.job }),
        text:
          notice.company === null
            ? t('mail.stageTextPlain', { job: notice.job, stage })
            : t('mail.stageText', { job: notice.job, company: notice.company, stage }),
        path: at(`/applied-jobs/${notice.jobId}`),
      }
    }
    case 'job_alert':
      return {
        title: t('alerts.mailSubject', { count: notice.count, search: notice.title }),
        text: t('alerts.mailText', { count: notice.count, search: notice.title }),
        path:
          notice.market === market
            ? `${segmentOf(market, notice.language)}${notice.searchPath}`
            : at('/job-alerts'),
      }
    case 'new_log_in': {
      const { browser, system } = notice
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
        text: `${t('mail.passwordChangedText')} ${t('mail.passwordChangedOther')}`,
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
        title: t('mail.linkedSubject', { provider: notice.provider }),
        text: t('mail.linkedText', { provider: notice.provider }),
        path: settings,
      }
  }
}
