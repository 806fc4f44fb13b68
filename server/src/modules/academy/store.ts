import type { CourseLevel } from '@hanap/contracts/academy/academy.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { AcademyTables } from './tables.ts'

/** A course as its list names it. */
export type NewCourse = Omit<Insertable<AcademyTables['courses']>, 'id' | 'source' | 'added_at'>

const levels: readonly CourseLevel[] = ['beginner', 'intermediate', 'advanced']

/** Takes over a source's courses, in the caller's transaction: those with a known id are brought up to date. */
export const saveCourses = async (trx: Db, source: string, courses: readonly NewCourse[]) => {
  if (courses.length === 0) return
  await trx
    .withTables<AcademyTables>()
    .insertInto('courses')
    .values(courses.map(course => ({ ...course, id: newId(), source })))
    .onConflict(conflict =>
      conflict.columns(['source', 'source_id']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        provider: ref('excluded.provider'),
        url: ref('excluded.url'),
        image: ref('excluded.image'),
        duration: ref('excluded.duration'),
        level: ref('excluded.level'),
        price_amount: ref('excluded.price_amount'),
        price_currency: ref('excluded.price_currency'),
        language_code: ref('excluded.language_code'),
        category_ids: ref('excluded.category_ids'),
      })),
    )
    .execute()
}

/** Removes a source's courses that its list no longer has. Answers how many. */
export const removeOtherCourses = async (
  trx: Db,
  source: string,
  sourceIds: readonly string[],
): Promise<number> => {
  const { numDeletedRows } = await trx
    .withTables<AcademyTables>()
    .deleteFrom('courses')
    .where('source', '=', source)
    .where('source_id', '!=', sql<string>`all(${[...sourceIds]}::text[])`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export interface CourseQuery {
  language: LanguageCode
  /** None: courses of all fields. */
  categoryIds: readonly number[]
  level: CourseLevel | undefined
  size: number
}

/**
 * Courses in the reader's language, then in English; of the wanted fields, then for everybody; those nearest to the
 * level first, then the newest.
 */
export const coursesFor = (db: Db, { language, categoryIds, level, size }: CourseQuery) => {
  const ids = sql<number[]>`${[...categoryIds]}::int[]`
  const isOfField = sql<boolean>`category_ids && ${ids}`
  let query = db
    .withTables<AcademyTables>()
    .selectFrom('courses')
    .selectAll()
    .where('language_code', 'in', [language, 'en'])
  if (categoryIds.length > 0)
    query = query.where(sql<boolean>`(${isOfField} or category_ids = '{}')`).orderBy(isOfField, 'desc')
  query = query.orderBy(sql`language_code = ${language}`, 'desc')
  if (level)
    query = query.orderBy(
      sql`abs(array_position(${[...levels]}::text[], level) - ${levels.indexOf(level) + 1}::int)`,
    )
  return query.orderBy('added_at', 'desc').orderBy('source_id').orderBy('id').limit(size).execute()
}
