import type { CourseLevel } from '@hanap/contracts/academy/academy.schemas'
import type { CourseLength } from '@hanap/contracts/academy/course-parts'
import type { Course, CourseText } from '@hanap/courses/course'
import { functionPath, functionText } from '@hanap/markets/functions'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import { skills } from '@hanap/markets/skills'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { AcademyTables } from '../tables.ts'

/** What lists and searches need of a course in a language. */
export interface CataloguedText {
  language: LanguageCode
  title: string
  summary: string
  minutes: number
  lessons: number
  /** As words are compared: of the title and skills, and of all else that is said of it. */
  heading: string
  rest: string
}

export interface CataloguedCourse {
  id: string
  key: string
  versionId: string
  level: CourseLevel
  functionIds: readonly number[]
  mainFunctionIds: readonly number[]
  skillIds: readonly number[]
  hasCertificate: boolean
  /** Ours are free. */
  price: Course['price']
  markets: readonly string[] | null
  isWithdrawn: boolean
  changedAt: Date
  texts: ReadonlyMap<LanguageCode, CataloguedText>
}

/** As words are compared: one width, no case, no marks above or below letters. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

export const lengthOf = (minutes: number): CourseLength =>
  minutes <= 30 ? 'short' : minutes <= 60 ? 'medium' : 'long'

const lessonsIn = ({ chapters }: Pick<CourseText, 'chapters'>) => chapters.flatMap(({ lessons }) => lessons)
/** Of all lessons together. */
export const minutesOf = (text: Pick<CourseText, 'chapters'>) =>
  lessonsIn(text).reduce((sum, { minutes }) => sum + minutes, 0)

const orderOfLanguages = languages.map(({ code }) => code)

/** The reader's language, else English, else the first that there is. */
export const languageAmong = (
  codes: readonly LanguageCode[],
  wanted: LanguageCode,
): LanguageCode | undefined => [wanted, ...orderOfLanguages].find(code => codes.includes(code))

const skillText = (id: number, language: LanguageCode) =>
  skills(language).find(skill => skill.id === id)?.value ?? ''

const catalogued = (
  course: Pick<CataloguedCourse, 'functionIds' | 'skillIds'>,
  language: LanguageCode,
  text: CourseText,
): CataloguedText => ({
  language,
  title: text.title,
  summary: text.summary,
  minutes: minutesOf(text),
  lessons: lessonsIn(text).length,
  heading: folded([text.title, ...course.skillIds.map(id => skillText(id, language))].join(' ')),
  rest: folded(
    [
      text.summary,
      ...text.outcomes,
      ...course.functionIds.map(id => functionText(id, language)),
      ...text.chapters.flatMap(({ title, lessons }) => [title, ...lessons.map(lesson => lesson.title)]),
    ].join(' '),
  ),
})

/** All courses, read again when one has changed; asked for that at each use. */
export const createCatalogue = (db: Db) => {
  let stamp = ''
  let courses: readonly CataloguedCourse[] = []
  const table = db.withTables<AcademyTables>()

  const read = async (): Promise<readonly CataloguedCourse[]> => {
    const rows = await table.selectFrom('academy_courses').selectAll().orderBy('key').execute()
    const texts = await table
      .selectFrom('academy_texts')
      .innerJoin('academy_courses', 'academy_courses.version_id', 'academy_texts.version_id')
      .select(['academy_courses.id', 'language_code', 'content'])
      .execute()
    return rows.map(row => {
      const course = {
        id: row.id,
        key: row.key,
        versionId: row.version_id,
        level: row.level,
        functionIds: row.function_ids,
        mainFunctionIds: [
          ...new Set(row.function_ids.flatMap(id => functionPath(id)?.main_function_id ?? [])),
        ],
        skillIds: row.skill_ids,
        hasCertificate: row.has_certificate,
        price: null,
        markets: row.markets,
        isWithdrawn: row.is_withdrawn,
        changedAt: row.changed_at,
      }
      return {
        ...course,
        texts: new Map(
          texts
            .filter(({ id }) => id === row.id)
            .map(each => [each.language_code, catalogued(course, each.language_code, each.content)]),
        ),
      }
    })
  }

  const all = async (): Promise<readonly CataloguedCourse[]> => {
    const { now } = await table
      .selectFrom('academy_courses')
      .select(sql<string>`concat(count(*), ' ', max(changed_at))`.as('now'))
      .executeTakeFirstOrThrow()
    if (now !== stamp) {
      courses = await read()
      stamp = now
    }
    return courses
  }

  return {
    /** Those that anybody of the market may begin. */
    offered: async (market: string): Promise<CataloguedCourse[]> =>
      (await all()).filter(({ isWithdrawn, markets }) => !isWithdrawn && (markets?.includes(market) ?? true)),
    /** Any, also one that is no longer offered: people are half-way in it. */
    find: async (id: string): Promise<CataloguedCourse | undefined> =>
      (await all()).find(course => course.id === id),
  }
}
export type Catalogue = ReturnType<typeof createCatalogue>
