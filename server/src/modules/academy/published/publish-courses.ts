import { courseIdOf } from '@hanap/contracts/academy/course-parts'
import type { Course, CourseText } from '@hanap/courses/course'
import { functionStructure } from '@hanap/markets/functions/structure'
import { languages } from '@hanap/markets/languages'
import { skillStructure } from '@hanap/markets/skills/structure'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { publishChanges } from '../../../db/outbox.ts'
import type { AcademyTables } from '../tables.ts'
import { type LessonFile, lessonFilesStore } from './lesson-files-store.ts'

/** The topic of changes, and the tag of pages that depend on what is published. */
export const ACADEMY = 'academy'

const functionIds = new Map(
  functionStructure.flatMap(main => [
    [main.key, main.id] as const,
    ...main.subs.map(sub => [sub.key, sub.id] as const),
  ]),
)
const skillIds = new Map(skillStructure.map(({ key, id }) => [key, id]))

const idsOf = (keys: readonly string[], ids: ReadonlyMap<string, number>) =>
  keys.flatMap(key => ids.get(key) ?? [])

const lessonKeysOf = (texts: readonly CourseText[]) => {
  const keys = texts.flatMap(({ chapters }) =>
    chapters.flatMap(chapter => chapter.lessons.map(lesson => [chapter.key, lesson.key] as const)),
  )
  return [...new Map(keys.map(pair => [pair.join('/'), pair])).values()]
}

const saveVersion = async (
  trx: Db,
  courseId: string,
  { version, texts }: Course,
  files: readonly LessonFile[],
): Promise<string> => {
  const table = trx.withTables<AcademyTables>()
  const existing = await table
    .selectFrom('academy_versions')
    .select('id')
    .where('course_id', '=', courseId)
    .where('hash', '=', version)
    .executeTakeFirst()
  if (existing) return existing.id
  const id = newId()
  await table.insertInto('academy_versions').values({ id, course_id: courseId, hash: version }).execute()
  const own = languages.flatMap(({ code }) => {
    const text = texts[code]
    return text ? [{ code, text }] : []
  })
  for (const { code, text } of own)
    await table
      .insertInto('academy_texts')
      .values({
        version_id: id,
        language_code: code,
        // The driver would write a text as a JSON string.
        content: sql<string>`${JSON.stringify(text)}::text::jsonb`,
      })
      .execute()
  const lessons = lessonKeysOf(own.map(({ text }) => text))
  await table
    .insertInto('academy_lessons')
    .values(lessons.map(([chapter_key, key]) => ({ id: newId(), course_id: courseId, chapter_key, key })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await lessonFilesStore.save(trx, { id, courseId }, files)
  return id
}

/** Publishes a course, in the caller's transaction. Answers whether anything is new. */
const publishCourse = async (
  trx: Db,
  course: Course,
  files: readonly LessonFile[] = [],
): Promise<boolean> => {
  const { key, level, hasCertificate } = course
  const id = courseIdOf(key)
  const table = trx.withTables<AcademyTables>()
  const before = await table
    .selectFrom('academy_courses')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const fields = {
    level,
    function_ids: idsOf(course.functions, functionIds),
    skill_ids: idsOf(course.skills, skillIds),
    has_certificate: hasCertificate,
    markets: course.markets ?? null,
    is_withdrawn: false,
  }
  if (!before)
    await table
      .insertInto('academy_courses')
      .values({ id, key, version_id: '', ...fields })
      .execute()
  const versionId = await saveVersion(trx, id, course, files)
  if (before?.version_id === versionId && !before.is_withdrawn) return false
  await table
    .updateTable('academy_courses')
    .set({ ...fields, version_id: versionId, changed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
  return true
}

/** One publication at a time. */
const lock = (trx: Db) => sql`select pg_advisory_xact_lock(hashtext('academy publication'))`.execute(trx)

/** Publishes courses, all or none, with their stored files by key. Answers the keys of those that are new or changed. */
export const publishCourses = (
  db: Db,
  courses: readonly Course[],
  files: ReadonlyMap<string, readonly LessonFile[]> = new Map(),
): Promise<string[]> =>
  db.transaction().execute(async trx => {
    await lock(trx)
    const changed: string[] = []
    for (const course of courses)
      if (await publishCourse(trx, course, files.get(course.key))) changed.push(course.key)
    if (changed.length > 0) await publishChanges(trx, [{ topic: ACADEMY, id: 'courses' }])
    return changed
  })

/** Nobody begins it any more; who takes it finishes it. False: there is no such course. */
export const withdrawCourse = (db: Db, key: string): Promise<boolean> =>
  db.transaction().execute(async trx => {
    await lock(trx)
    const { numUpdatedRows } = await trx
      .withTables<AcademyTables>()
      .updateTable('academy_courses')
      .set({ is_withdrawn: true, changed_at: sql<Date>`clock_timestamp()` })
      .where('key', '=', key)
      .executeTakeFirst()
    await publishChanges(trx, [{ topic: ACADEMY, id: 'courses' }])
    return numUpdatedRows > 0n
  })
