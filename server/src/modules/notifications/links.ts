import type { LanguageCode } from '@hanap/markets/languages'
import { defaultMarket, type MarketKey, marketByKey } from '@hanap/markets/markets'
import type { Recipient } from './notification-events.ts'

/** Scheme, host and port of a site, without a slash at the end: a market's job-seeker site, or one of the others by its host's name. */
export type SiteAddress = (site: MarketKey | 'employer' | 'operator' | 'resume' | 'academy') => string

/** What stands before a path in a language of a market's site. */
export const segmentOf = (market: MarketKey, language: LanguageCode) =>
  language === marketByKey(market).languages[0] ? '' : `/${language}`

/** Addresses of pages that mails lead to. They come from the settings, never from a request's host. */
export const createLinks = (siteAddress: SiteAddress) => {
  const page = (site: MarketKey | 'employer', language: LanguageCode, path: string) => {
    const segment = segmentOf(site === 'employer' ? defaultMarket.key : site, language)
    return `${siteAddress(site)}${segment}${path}`
  }
  return {
    /** A page of a market's site by its path. */
    page: (market: MarketKey, language: LanguageCode, path: string) => page(market, language, path),
    confirmAlerts: (market: MarketKey, language: LanguageCode, token: string) =>
      page(market, language, `/job-alerts/confirm?token=${token}`),
    unsubscribe: (market: MarketKey, language: LanguageCode, token: string) =>
      page(market, language, `/job-alerts/unsubscribe?token=${token}`),
    setPassword: (market: MarketKey, language: LanguageCode, token: string) =>
      page(market, language, `/set-password?token=${token}`),
    forgotPassword: (market: MarketKey, language: LanguageCode) => page(market, language, '/forgot-password'),
    accountSettings: (market: MarketKey, language: LanguageCode) =>
      page(market, language, '/account-settings'),
    logIn: (market: MarketKey, language: LanguageCode) => page(market, language, '/get-started'),
    application: (market: MarketKey, language: LanguageCode, jobId: string) =>
      page(market, language, `/applied-jobs/${jobId}`),
    resetPassword: (language: LanguageCode) => page('employer', language, '/reset-password'),
    employerLogIn: (language: LanguageCode) => page('employer', language, '/log-in'),
    members: (language: LanguageCode) => page('employer', language, '/members'),
    verification: (language: LanguageCode) => page('employer', language, '/company/verification'),
    companyName: (language: LanguageCode) => page('employer', language, '/company/name'),
    invitation: (language: LanguageCode, token: string) =>
      page('employer', language, `/sign-up?invitation=${token}`),
    /** Those of all jobs who wait too long. */
    waitingApplicants: (language: LanguageCode) => page('employer', language, '/applicants?overdue=1'),
    applicants: (language: LanguageCode, jobId: string) =>
      page('employer', language, `/jobs/${jobId}/applicants`),
    /** An interview's page on the site of whoever it is for. */
    interview: ({ market, language, isRecruiter }: Recipient, id: string) =>
      page(isRecruiter ? 'employer' : market, language, `/interviews/${id}`),
    chat: ({ market, language, isRecruiter }: Recipient, id: string) =>
      page(isRecruiter ? 'employer' : market, language, `/${isRecruiter ? 'chats' : 'chat'}/${id}`),
    /** Where a verdict is appealed against, on the site of whoever may. */
    appeal: ({ market, language, isRecruiter }: Recipient, token: string) =>
      page(isRecruiter ? 'employer' : market, language, `/appeal?token=${token}`),
    jobReports: (language: LanguageCode, jobId: string) =>
      page('employer', language, `/jobs/${jobId}/reports`),
  }
}

export type Links = ReturnType<typeof createLinks>
