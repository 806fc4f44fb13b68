import type { LanguageCode } from '@hanap/markets/languages'
import type { Db } from '../../../db/client.ts'
import type { AcademyTables } from '../tables.ts'

/** A course's page, for sitemaps: there in each of its languages. */
export interface CoursePage {
  path: string
  changedAt: Date
  languages: LanguageCode[]
}

/** Far more than there are. */
const MAX_COURSES = 5000

export const coursePages = async (db: Db, market: string): Promise<CoursePage[]> => {
  const rows = await db
    .withTables<AcademyTables>()
    .selectFrom('academy_courses')
    .innerJoin('academy_texts', 'academy_texts.version_id', 'academy_courses.version_id')
    .select(['key', 'changed_at', 'language_code', 'markets'])
    .where('is_withdrawn', '=', false)
    .orderBy('key')
    .limit(MAX_COURSES * 10)
    .execute()
  const pages = new Map<string, CoursePage>()
  for (const { key, changed_at: changedAt, language_code: language, markets } of rows) {
    if (markets && !markets.includes(market)) continue
    const page = pages.get(key) ?? { path: `/courses/${key}`, changedAt, languages: [] }
    page.languages.push(language)
    pages.set(key, page)
  }
  return [...pages.values()]
}
