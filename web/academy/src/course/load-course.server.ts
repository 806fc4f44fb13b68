import { showCourse } from '@hanap/contracts/academy/academy.calls'
import type { WholeCourse } from '@hanap/contracts/academy/academy.schemas'
import { courseIdOf } from '@hanap/contracts/academy/course-parts'
import type { PageContext } from '@hanap/contracts/page'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { languageByCode } from '@hanap/markets/languages'
import { defaultMarket } from '@hanap/markets/markets'
import { buildSearchUrl, emptySearch } from '@hanap/markets/search-url'
import { jobseekerAddress, logInAddressOf } from '@hanap/shared/companion/addresses.server'
import { companionAddress, companionHead } from '@hanap/shared/companion/companion-head.server'
import { factsOf, notFound } from '@hanap/shared/page/page-facts'
import { courseCard, courseHref, withOwnPrefix } from '../look/course-view.server.ts'
import { lessonKindNames } from '../look/names.ts'

const COURSE_SKILLS = 6
const MINUTES_AN_HOUR = 60

export const existingCourse = async (page: PageContext, key: string): Promise<WholeCourse> => {
  // Underscores would make a second address of the same course.
  const outcome = key.includes('_')
    ? undefined
    : await page.call(showCourse, { params: { id: courseIdOf(key) } })
  if (!outcome?.ok) throw notFound()
  return outcome.data.course
}

/** As many open jobs as the search that the link leads to has. */
const jobsFor = async (page: PageContext, course: WholeCourse) => {
  const { language, market } = factsOf(page)
  const t = translator(language)
  const counts = await Promise.all(
    course.skills.slice(0, COURSE_SKILLS).map(async ({ value }) => {
      const outcome = await page.call(searchJobs, { query: { query: value, size: '1' } })
      return { value, count: outcome.ok ? outcome.data.total_num : 0 }
    }),
  )
  return counts
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({
      text: t('academy.jobsFor', { skill: value, count }),
      href: jobseekerAddress(page, buildSearchUrl(market, language, { ...emptySearch, query: value })),
    }))
}

/** What search engines are told (schema.org Course). */
const courseData = (page: PageContext, course: WholeCourse) => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: course.title,
  description: course.summary,
  url: companionAddress(page, course.language_code, `/courses/${course.key}`),
  inLanguage: course.language_code,
  educationalLevel: course.level,
  teaches: course.outcomes,
  isAccessibleForFree: true,
  provider: {
    '@type': 'Organization',
    name: course.provider,
    url: companionAddress(page, defaultMarket.languages[0], '/'),
  },
  offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: defaultMarket.currency },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: `PT${Math.floor(course.minutes / MINUTES_AN_HOUR)}H${course.minutes % MINUTES_AN_HOUR}M`,
  },
})

export const enrolmentView = (page: PageContext, course: Pick<WholeCourse, 'key' | 'enrolment'>) => {
  const { enrolment } = course
  if (!enrolment) return null
  const facts = factsOf(page)
  const t = translator(facts.language)
  const formats = createFormats(facts.language, { ...facts, key: facts.market })
  return {
    done: enrolment.done_num,
    total: enrolment.lessons_num,
    text: t('academy.progress', { done: enrolment.done_num, total: enrolment.lessons_num }),
    finished: enrolment.finished_at && t('academy.finished', { date: formats.date(enrolment.finished_at) }),
    certificate: enrolment.certificate_id && `${facts.prefix}/certificates/${enrolment.certificate_id}`,
    hasNewerVersion: enrolment.has_newer_version,
  }
}

/** Where each lesson has its page, in their order. */
export const lessonHrefs = (page: PageContext, course: WholeCourse): Map<string, string> =>
  new Map(
    course.chapters.flatMap(({ id, lessons }) =>
      lessons.map(lesson => [lesson.id, `${courseHref(page, course.key)}/${id}/${lesson.key}`] as const),
    ),
  )

export interface NextLesson {
  href: string
  title: string
  /** Of its title, where it is another than the page's. */
  lang?: string
}

/** The lesson to go on with; null: all are done, or none is begun. */
export const nextLesson = (page: PageContext, course: WholeCourse): NextLesson | null => {
  const id = course.enrolment?.next_lesson_id
  const lesson = course.chapters.flatMap(({ lessons }) => lessons).find(each => each.id === id)
  const href = lesson && lessonHrefs(page, course).get(lesson.id)
  if (!href) return null
  const { language_code: own } = course
  const isForeign = own !== factsOf(page).language
  return { href, title: lesson.title, ...(isForeign && { lang: languageByCode(own)?.tag ?? own }) }
}

export const loadCourse = async (page: PageContext, key: string) => {
  const course = await existingCourse(page, key)
  const { language } = factsOf(page)
  const t = translator(language)
  const hrefs = lessonHrefs(page, course)
  const path = `/courses/${key}`
  return {
    head: companionHead(page, {
      title: course.title,
      description: course.summary,
      path,
      languages: course.language_codes,
    }),
    data: courseData(page, course),
    id: course.id,
    card: courseCard(page, course),
    description: withOwnPrefix(page, course.description),
    outcomes: course.outcomes,
    skills: course.skills.map(({ value }) => value),
    chapters: course.chapters.map(({ id, title, lessons }) => ({
      id,
      title,
      lessons: lessons.map(lesson => ({
        id: lesson.id,
        href: hrefs.get(lesson.id) ?? path,
        title: lesson.title,
        facts: [t(lessonKindNames[lesson.kind]), t('academy.minutes', { count: lesson.minutes })].join(' · '),
        isDone: lesson.is_done === true,
      })),
    })),
    enrolment: enrolmentView(page, course),
    next: nextLesson(page, course),
    jobs: await jobsFor(page, course),
    logIn: page.user ? null : logInAddressOf(page, courseHref(page, key)),
  }
}
