import type { Certificate } from '@hanap/contracts/academy/academy.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { languageByCode } from '@hanap/markets/languages'
import { factsOf } from '@hanap/shared/page/page-facts'
import { courseHref } from '../look/course-view.server.ts'

export const ISSUER = 'Hanap'

export const certificateView = (page: PageContext, certificate: Certificate) => {
  const facts = factsOf(page)
  const t = translator(facts.language)
  const formats = createFormats(facts.language, { ...facts, key: facts.market })
  const { course, holder_name: holder, issued_at: issuedAt, language_code: own } = certificate
  return {
    id: certificate.id,
    holder,
    course: course.title,
    courseHref: courseHref(page, course.key),
    ...(own !== facts.language && { lang: languageByCode(own)?.tag ?? own }),
    issued: t('academy.certificateIssued', { date: formats.longDate(issuedAt), issuer: ISSUER }),
    minutes: t('academy.minutes', { count: course.minutes }),
    skills: course.skills.map(({ value }) => value),
    isRevoked: certificate.revoked_at !== null,
    href: `${facts.prefix}/certificates/${certificate.id}`,
  }
}
export type CertificateView = ReturnType<typeof certificateView>
