import { recommendedCourses } from '@hanap/contracts/academy/academy.calls'
import * as schemas from '@hanap/contracts/academy/academy.schemas'
import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'
import { defaultMarket } from '@hanap/markets/markets'
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

/** What stands before a path of the academy in a language. */
const segmentIn = (language: LanguageCode) =>
  language === defaultMarket.languages[0] ? '' : `/${languageByCode(language)?.slug ?? language}`

interface Recommended {
  course: schemas.Course
  /** Of a field of work that was asked for, rather than for everybody. */
  isOfField: boolean
}

/** The academy's own for a field of work and for everybody; in the reader's language or English. */
const ownCourses = async (
  { catalogue, site }: { catalogue: Catalogue; site: string },
  market: string,
  { language, categoryIds, level }: CourseQuery,
): Promise<Recommended[]> => {
  const functions = functionsOf(categoryIds)
  const languages: readonly LanguageCode[] = [language, 'en']
  const { hits } = findCourses(await catalogue.offered(market), {}, language)
  return hits
    .filter(({ text }) => languages.includes(text.language))
    .map(({ course, text }) => ({
      course,
      text,
      isOfField: course.mainFunctionIds.some(id => functions.includes(id)),
    }))
    .filter(
      ({ course, isOfField }) => categoryIds.length === 0 || isOfField || course.mainFunctionIds.length === 0,
    )
    .sort(
      (one, other) =>
        Number(other.text.language === language) - Number(one.text.language === language) ||
        levelDistance(one.course.level, level) - levelDistance(other.course.level, level) ||
        (one.course.key < other.course.key ? -1 : 1),
    )
    .map(({ course, text, isOfField }) => ({
      isOfField,
      course: {
        id: course.id,
        title: text.title,
        provider: PROVIDER,
        url: `${site}${segmentIn(language)}/courses/${course.key}`,
        image: null,
        duration: Math.max(1, Math.round((text.minutes / MINUTES_AN_HOUR) * 2)) / 2,
        level: course.level,
        price: { amount: 0, currency: 'USD' },
        language_code: text.language,
      },
    }))
}

const others = async (db: Db, query: CourseQuery): Promise<Recommended[]> =>
  (await coursesFor(db, query)).map(({ price_amount: amount, category_ids: categories, ...row }) => ({
    isOfField: categories.some(id => query.categoryIds.includes(id)),
    course: {
      id: row.id,
      title: row.title,
      provider: row.provider,
      url: row.url,
      image: row.image,
      duration: row.duration,
      level: row.level,
      price: amount === null ? null : { amount, currency: row.price_currency ?? 'USD' },
      language_code: row.language_code,
    },
  }))

/** Call 043: what is of a field that was asked for comes first, and the academy's own before others'. */
export const recommendedRoute = ({ db, ...own }: { db: Db; catalogue: Catalogue; site: string }) =>
  route(recommendedCourses, schemas.recommendedCourses, async ({ query, market, language }) => {
    const { size, job_category_ids: categoryIds = [], xp_lvl_key: experienceKey } = query
    const level = experienceKey === undefined ? undefined : levelFor(experienceKey)
    if (experienceKey !== undefined && !level) throw refuseField('xp_lvl_key', 'invalid_choice')
    const courseQuery = { language, categoryIds, level, size }
    const all = [...(await ownCourses(own, market.key, courseQuery)), ...(await others(db, courseQuery))]
    return {
      courses: all
        .sort((one, other) => Number(other.isOfField) - Number(one.isOfField))
        .slice(0, size)
        .map(({ course }) => course),
    }
  })
