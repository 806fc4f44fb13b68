import type { AcademyCourse, CourseLevel } from '@hanap/contracts/academy/academy.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { languageByCode } from '@hanap/markets/languages'
import { factsOf } from '@hanap/shared/page/page-facts'
import { levelNames } from './names.ts'

export interface CourseCardView {
  id: string
  key: string
  href: string
  title: string
  summary: string
  /** Of its texts, where it is another than the page's. */
  lang?: string
  /** Id of the main function that it is for; 0 where it is for everybody. */
  field: number
  level: CourseLevel
  levelText: string
  /** What else there is to know of it. */
  facts: string[]
}

export const courseHref = (page: PageContext, key: string): string => `${factsOf(page).prefix}/courses/${key}`

export const courseCard = (page: PageContext, course: AcademyCourse): CourseCardView => {
  const { language } = factsOf(page)
  const t = translator(language)
  const { language_code: own } = course
  return {
    id: course.id,
    key: course.key,
    href: courseHref(page, course.key),
    title: course.title,
    summary: course.summary,
    ...(own !== language && { lang: languageByCode(own)?.tag ?? own }),
    field: course.functions[0]?.id ?? 0,
    level: course.level,
    levelText: t(levelNames[course.level]),
    facts: [
      t('academy.minutes', { count: course.minutes }),
      t('academy.lessons', { count: course.lessons_num }),
      ...(own === language ? [] : [languageByCode(own)?.value ?? own]),
      ...(course.has_certificate ? [t('academy.withCertificate')] : []),
    ],
  }
}

/** Its links of our own stay in the reader's language. */
export const withOwnPrefix = (page: PageContext, html: string): string =>
  html.replaceAll('<a href="/', `<a href="${factsOf(page).prefix}/`)
