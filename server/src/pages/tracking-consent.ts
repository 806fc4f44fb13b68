import {
  CONSENT_COOKIE,
  choiceIn,
  type Purpose,
  type TrackingConsent,
} from '@hanap/contracts/jobseekers/consent'
import { readCookie } from '../security/cookies.ts'

export interface TrackingSettings {
  AD_PIXEL_URL?: string | undefined
  ERROR_REPORTING_DSN?: string | undefined
}

/** Where a Sentry DSN (`https://key@host/project`) takes envelopes; undefined for what is none. */
export const envelopeUrl = (dsn: string): string | undefined => {
  const { protocol, host, username, pathname } = new URL(dsn)
  const [, before = '', project] = /^(\/.*)?\/(\w+)$/.exec(pathname) ?? []
  if (!username || !project) return undefined
  return `${protocol}//${host}${before}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`
}

/** What each request's visitor allows; undefined where nothing is configured that needs to be allowed. */
export const createTrackingConsent = ({
  AD_PIXEL_URL: pixelUrl,
  ERROR_REPORTING_DSN: dsn,
}: TrackingSettings) => {
  const errorsUrl = dsn && envelopeUrl(dsn)
  const offered: Purpose[] = [
    ...(errorsUrl ? ['analytics' as const] : []),
    ...(pixelUrl ? ['ads' as const] : []),
  ]
  if (offered.length === 0) return undefined
  return (headers: Headers): TrackingConsent => {
    const chosen = choiceIn(readCookie(headers.get('cookie'), CONSENT_COOKIE))
    // Who has the browser say no for them is not asked.
    const choice = chosen ?? (headers.get('sec-gpc') === '1' ? [] : null)
    const allowed = choice && offered.filter(purpose => choice.includes(purpose))
    return {
      offered,
      allowed,
      ...(pixelUrl && allowed?.includes('ads') && { pixelUrl }),
      ...(errorsUrl && allowed?.includes('analytics') && { errorsUrl }),
    }
  }
}

/** Origins that a page of this visitor may send something to. */
export const trackingOrigins = ({ pixelUrl, errorsUrl }: TrackingConsent): string[] => [
  ...new Set([pixelUrl, errorsUrl].flatMap(url => (url === undefined ? [] : new URL(url).origin))),
]
