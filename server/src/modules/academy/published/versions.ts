import type { CourseText, Lesson } from '@hanap/courses/course'
import type { LanguageCode } from '@hanap/markets/languages'
import type { Db } from '../../../db/client.ts'
import type { AcademyTables } from '../tables.ts'
import { languageAmong } from './catalogue.ts'
import { courseHtml } from './course-html.ts'
import { type LessonMedia, lessonFilesStore } from './lesson-files-store.ts'

export interface VersionLesson extends Lesson {
  id: string
  html: string
  media: LessonMedia
  chapter: { key: string; title: string }
}

/** What a version says in a language, with the ids of its lessons. */
export interface VersionText {
  courseId: string
  versionId: string
  language: LanguageCode
  languages: readonly LanguageCode[]
  text: Pick<CourseText, 'title' | 'summary' | 'outcomes'>
  description: string
  chapters: { key: string; title: string; lessons: VersionLesson[] }[]
  lessons: VersionLesson[]
}

/** Texts of versions in memory: they never change. */
const MAX_CACHED = 100

/** Versions as people read them. */
export const createVersions = (db: Db) => {
  const table = db.withTables<AcademyTables>()
  const cached = new Map<string, Promise<VersionText | undefined>>()

  const read = async (versionId: string, wanted: LanguageCode): Promise<VersionText | undefined> => {
    const rows = await table
      .selectFrom('academy_texts')
      .select('language_code')
      .where('version_id', '=', versionId)
      .execute()
    const codes = rows.map(row => row.language_code)
    const language = languageAmong(codes, wanted)
    if (!language) return undefined
    const { content, course_id: courseId } = await table
      .selectFrom('academy_texts')
      .innerJoin('academy_versions', 'academy_versions.id', 'academy_texts.version_id')
      .select(['content', 'course_id'])
      .where('version_id', '=', versionId)
      .where('language_code', '=', language)
      .executeTakeFirstOrThrow()
    const ids = await table
      .selectFrom('academy_lessons')
      .selectAll()
      .where('course_id', '=', courseId)
      .execute()
    const idByKeys = new Map(ids.map(({ id, chapter_key, key }) => [`${chapter_key}/${key}`, id]))
    const files = await lessonFilesStore.ofText(db, versionId, language)
    const chapters = content.chapters.map(({ key, title, lessons }) => ({
      key,
      title,
      lessons: lessons.flatMap(lesson => {
        const id = idByKeys.get(`${key}/${lesson.key}`)
        return id === undefined
          ? []
          : [
              {
                ...lesson,
                id,
                html: courseHtml(lesson.body),
                media: files.get(id) ?? { file: null, captions: [] },
                chapter: { key, title },
              },
            ]
      }),
    }))
    return {
      courseId,
      versionId,
      language,
      languages: codes,
      text: { title: content.title, summary: content.summary, outcomes: content.outcomes },
      description: courseHtml(content.description),
      chapters,
      lessons: chapters.flatMap(chapter => chapter.lessons),
    }
  }

  return {
    /** In the wanted language, else English, else its first. */
    read: (versionId: string, wanted: LanguageCode): Promise<VersionText | undefined> => {
      const name = `${versionId} ${wanted}`
      const before = cached.get(name)
      if (before) return before
      const version = read(versionId, wanted)
      cached.set(name, version)
      version.catch(() => cached.delete(name))
      const [oldest] = cached.keys()
      if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest)
      return version
    },

    /** Of which course a lesson is. */
    courseOfLesson: async (lessonId: string): Promise<string | undefined> => {
      const row = await table
        .selectFrom('academy_lessons')
        .select('course_id')
        .where('id', '=', lessonId)
        .executeTakeFirst()
      return row?.course_id
    },
  }
}
export type Versions = ReturnType<typeof createVersions>
