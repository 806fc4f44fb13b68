import type { Certificate } from '@hanap/contracts/academy/academy.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { languageNameIn } from '@hanap/i18n/language-name'
import { direction } from '@hanap/i18n/locale'
import { languageByCode } from '@hanap/markets/languages'
import { factsOf } from '@hanap/shared/page/page-facts'
import { courseHref } from '../look/course-view.server.ts'

export const ISSUER = 'Hanap'

/** In the language in which it was made out, whatever the page's: it is a document. */
export const certificateView = (page: PageContext, certificate: Certificate) => {
  const facts = factsOf(page)
  const { course, holder_name: holder, issued_at: issuedAt, language_code: own } = certificate
  const issuedIn = languageByCode(own)?.code ?? facts.language
  const t = translator(issuedIn)
  const formats = createFormats(issuedIn, { ...facts, key: facts.market })
  return {
    id: certificate.id,
    holder,
    course: course.title,
    courseHref: courseHref(page, course.key),
    lead: t('academy.certificateLead'),
    other:
      issuedIn === facts.language
        ? null
        : {
            lang: languageByCode(issuedIn)?.tag ?? issuedIn,
            dir: direction(issuedIn),
            name: languageNameIn(issuedIn, facts.language),
          },
    issued: t('academy.certificateIssued', { date: formats.longDate(issuedAt), issuer: ISSUER }),
    minutes: t('academy.minutes', { count: course.minutes }),
    skills: course.skills.map(({ value }) => value),
    isRevoked: certificate.revoked_at !== null,
    href: `${facts.prefix}/certificates/${certificate.id}`,
  }
}
export type CertificateView = ReturnType<typeof certificateView>
