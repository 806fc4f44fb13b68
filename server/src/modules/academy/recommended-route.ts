import { recommendedCourses } from '@hanap/contracts/academy/academy.calls'
import * as schemas from '@hanap/contracts/academy/academy.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'
import { refuseField } from '../../calls/refusal.ts'
import { route } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import type { Catalogue } from './published/catalogue.ts'
import { findCourses } from './published/search-courses.ts'
import { levelDistance, levelFor } from './rules.ts'
import { type CourseQuery, coursesFor } from './store.ts'
import { PROVIDER } from './taken/views.ts'

const MINUTES_AN_HOUR = 60

/** Main functions of job categories. */
const functionsOf = (categoryIds: readonly number[]): number[] =>
  options('job_category_lists', 'en').flatMap(({ id, main_function_id }) =>
    categoryIds.includes(id) ? [main_function_id] : [],
  )

/** The academy's own for a field of work, then those for everybody; in the reader's language or English. */
const ownCourses = async (
  { catalogue, site }: { catalogue: Catalogue; site: string },
  market: string,
  { language, categoryIds, level, size }: CourseQuery,
): Promise<schemas.Course[]> => {
  const functions = functionsOf(categoryIds)
  const languages: readonly LanguageCode[] = [language, 'en']
  const { hits } = findCourses(await catalogue.offered(market), {}, language)
  return hits
    .filter(({ text }) => languages.includes(text.language))
    .map(({ course, text }) => {
      const isOfField = course.mainFunctionIds.some(id => functions.includes(id))
      return { course, text, isOfField, isForAll: course.mainFunctionIds.length === 0 }
    })
    .filter(({ isOfField, isForAll }) => categoryIds.length === 0 || isOfField || isForAll)
    .sort(
      (one, other) =>
        Number(other.isOfField) - Number(one.isOfField) ||
        Number(other.text.language === language) - Number(one.text.language === language) ||
        levelDistance(one.course.level, level) - levelDistance(other.course.level, level) ||
        (one.course.key < other.course.key ? -1 : 1),
    )
    .slice(0, size)
    .map(({ course, text }) => ({
      id: course.id,
      title: text.title,
      provider: PROVIDER,
      url: `${site}/courses/${course.key}`,
      image: null,
      duration: Math.max(1, Math.round((text.minutes / MINUTES_AN_HOUR) * 2)) / 2,
      level: course.level,
      price: { amount: 0, currency: 'USD' },
      language_code: text.language,
    }))
}

/** Call 043: others' courses stand behind the academy's own. */
export const recommendedRoute = ({ db, ...own }: { db: Db; catalogue: Catalogue; site: string }) =>
  route(recommendedCourses, schemas.recommendedCourses, async ({ query, market, language }) => {
    const { size, job_category_ids: categoryIds = [], xp_lvl_key: experienceKey } = query
    const level = experienceKey === undefined ? undefined : levelFor(experienceKey)
    if (experienceKey !== undefined && !level) throw refuseField('xp_lvl_key', 'invalid_choice')
    const courses = await ownCourses(own, market.key, { language, categoryIds, level, size })
    const rows =
      courses.length < size
        ? await coursesFor(db, { language, categoryIds, level, size: size - courses.length })
        : []
    return {
      courses: [
        ...courses,
        ...rows.map(({ id, title, provider, url, image, duration, price_amount: amount, ...row }) => ({
          id,
          title,
          provider,
          url,
          image,
          duration,
          level: row.level,
          price: amount === null ? null : { amount, currency: row.price_currency ?? 'USD' },
          language_code: row.language_code,
        })),
      ],
    }
  })
