import { playLessonFile } from '@hanap/contracts/academy/academy.calls'
import type { LanguageCode } from '@hanap/markets/languages'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { AcademyTables } from '../tables.ts'

/** A file of a lesson whose content is stored. */
export interface LessonFile {
  chapterKey: string
  lessonKey: string
  language: LanguageCode
  /** Null: the video itself. */
  caption: LanguageCode | null
  hash: string
  mime: string
  size: number
}

/** Where what a lesson shows is read. */
export interface LessonMedia {
  file: string | null
  captions: { language_code: LanguageCode; src: string }[]
}

const urlOf = (id: string) => playLessonFile.path.replace('{id}', id)

const of = (db: Db) => db.withTables<AcademyTables>()

export const lessonFilesStore = {
  /** In the transaction that makes the version, after its lessons. */
  save: async (
    trx: Db,
    version: { id: string; courseId: string },
    files: readonly LessonFile[],
  ): Promise<void> => {
    if (files.length === 0) return
    const lessons = await of(trx)
      .selectFrom('academy_lessons')
      .selectAll()
      .where('course_id', '=', version.courseId)
      .execute()
    const ids = new Map(lessons.map(({ id, chapter_key, key }) => [`${chapter_key}/${key}`, id]))
    const rows = files.flatMap(({ chapterKey, lessonKey, language, caption, hash, mime, size }) => {
      const lessonId = ids.get(`${chapterKey}/${lessonKey}`)
      return lessonId === undefined
        ? []
        : [
            {
              id: newId(),
              version_id: version.id,
              lesson_id: lessonId,
              language_code: language,
              caption_code: caption,
              hash,
              mime,
              size,
            },
          ]
    })
    if (rows.length > 0) await of(trx).insertInto('academy_files').values(rows).execute()
  },

  /** By lesson, of a version's text in a language. */
  ofText: async (
    db: Db,
    versionId: string,
    language: LanguageCode,
  ): Promise<ReadonlyMap<string, LessonMedia>> => {
    const rows = await of(db)
      .selectFrom('academy_files')
      .select(['id', 'lesson_id', 'caption_code'])
      .where('version_id', '=', versionId)
      .where('language_code', '=', language)
      .orderBy('caption_code')
      .execute()
    const media = new Map<string, LessonMedia>()
    for (const { id, lesson_id: lessonId, caption_code: caption } of rows) {
      const own = media.get(lessonId) ?? { file: null, captions: [] }
      media.set(lessonId, own)
      if (caption === null) own.file = urlOf(id)
      else own.captions.push({ language_code: caption, src: urlOf(id) })
    }
    return media
  },

  find: (db: Db, id: string) =>
    of(db)
      .selectFrom('academy_files')
      .innerJoin('academy_versions', 'academy_versions.id', 'academy_files.version_id')
      .select(['academy_files.id', 'academy_files.hash', 'mime', 'size', 'course_id'])
      .where('academy_files.id', '=', id)
      .executeTakeFirst(),

  /** Which of these contents some version has. */
  namedContents: async (db: Db, hashes: readonly string[]): Promise<Set<string>> => {
    const rows = await of(db)
      .selectFrom('academy_files')
      .select('hash')
      .where('hash', '=', sql<string>`any(${[...hashes]}::text[])`)
      .execute()
    return new Set(rows.map(({ hash }) => hash))
  },
}
