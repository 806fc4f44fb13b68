import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import type { LanguageCode } from '@hanap/markets/languages'
import { defaultMarket } from '@hanap/markets/markets'
import { minutesOf } from '../published/catalogue.ts'
import type { VersionText } from '../published/versions.ts'
import type { CertificateRow } from './certificates-store.ts'

/** What a certificate says on paper, in its language. */
export interface PrintedCertificate {
  language: LanguageCode
  title: string
  holder: string
  lead: string
  course: string
  facts: string[]
  outcomesHeading: string
  outcomes: string[]
  verifyLabel: string
  url: string
  madeAt: Date
}

export const printedCertificate = (
  { holder_name: holder, issued_at: issuedAt }: CertificateRow,
  version: VersionText,
  { issuer, url }: { issuer: string; url: string },
): PrintedCertificate => {
  const { language, text } = version
  const t = translator(language)
  const { key, timeZone, currency } = defaultMarket
  const date = createFormats(language, { key, timeZone, currency }).longDate(issuedAt.toISOString())
  return {
    language,
    title: t('academy.certificate'),
    holder,
    lead: t('academy.certificateLead'),
    course: text.title,
    facts: [
      t('academy.certificateIssued', { date, issuer }),
      t('academy.minutes', { count: minutesOf(version) }),
    ],
    outcomesHeading: t('academy.outcomes'),
    outcomes: text.outcomes,
    verifyLabel: t('academy.certificateVerifyAt'),
    url,
    madeAt: issuedAt,
  }
}
