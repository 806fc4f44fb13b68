import { recommendedCourses } from '@hanap/contracts/academy/academy.calls'
import type { AnswerOf } from '@hanap/contracts/call'
import { DAY_MS } from '@hanap/contracts/durations'
import { readMe } from '@hanap/contracts/jobseekers/profile.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { languageByCode } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'
import { externalAddress, factsOf } from '@hanap/shared/page/page-facts'
import type { CourseView, HomeView } from './home-view.ts'

const COURSES = 3

type OwnProfile = AnswerOf<typeof readMe>['user']
type RecommendedCourse = AnswerOf<typeof recommendedCourses>['courses'][number]

/** Upper bounds in years of the levels of experience, by their keys. */
const experience = [
  [1, 'under-1-year'],
  [3, '1-3-years'],
  [5, '3-5-years'],
  [10, '5-10-years'],
  [Number.POSITIVE_INFINITY, 'over-10-years'],
] as const

const DAYS_A_YEAR = 365.25

/** The level of experience since the first job that the profile has. */
export const experienceKey = (firstMonth: string | undefined, now: Date): string => {
  if (firstMonth === undefined) return 'no-experience'
  const years = (now.getTime() - Date.parse(`${firstMonth}-01T00:00:00Z`)) / DAY_MS / DAYS_A_YEAR
  return experience.find(([below]) => years < below)?.[1] ?? 'over-10-years'
}

/** Ids of the job categories of the wanted fields of work. */
const categoriesOf = ({ job_preferences: preferences }: OwnProfile): number[] => {
  const fields = new Set(preferences.map(({ main_function_id }) => main_function_id))
  return options('job_category_lists', 'en').flatMap(({ id, main_function_id }) =>
    fields.has(main_function_id) ? id : [],
  )
}

/** Courses for what the seeker looks for and has done; the rest of the page stands without them. */
export const loadCourses = async (page: PageContext): Promise<HomeView['courses']> => {
  const me = await page.call(readMe, {})
  if (!me.ok) return undefined
  const { user } = me.data
  const firstMonth = user.work_experiences.flatMap(({ from }) => from ?? []).sort()[0]
  const categories = categoriesOf(user)
  const outcome = await page.call(recommendedCourses, {
    query: {
      size: String(COURSES),
      xp_lvl_key: experienceKey(firstMonth, new Date()),
      ...(categories.length > 0 && { job_category_ids: categories.map(String) }),
    },
  })
  if (!outcome.ok || outcome.data.courses.length === 0) return undefined
  const t = translator(factsOf(page).language)
  return { title: t('academy.forYou'), list: outcome.data.courses.map(course => courseView(page, course)) }
}

/** Of the academy, where who is signed in stays so. */
const isOurs = ({ sites }: PageContext, url: string) =>
  sites.academy !== undefined && url.startsWith(`${sites.academy}/`)

const courseView = (page: PageContext, course: RecommendedCourse): CourseView => {
  const { language, market, timeZone } = factsOf(page)
  const t = translator(language)
  const { price, duration, level } = course
  const levels = {
    beginner: t('academy.beginner'),
    intermediate: t('academy.intermediate'),
    advanced: t('academy.advanced'),
  }
  const priceText =
    price &&
    (price.amount === 0
      ? t('academy.free')
      : createFormats(language, { key: market, currency: price.currency, timeZone }).money(price.amount))
  return {
    title: course.title,
    href: isOurs(page, course.url) ? externalAddress(page, course.url) : course.url,
    ...(course.language_code !== language && {
      lang: languageByCode(course.language_code)?.tag ?? course.language_code,
    }),
    provider: course.provider,
    facts: [
      levels[level],
      ...(duration === null ? [] : [t('academy.hours', { count: duration })]),
      ...(priceText ? [priceText] : []),
    ],
  }
}
