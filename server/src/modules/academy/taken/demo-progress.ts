import type { LanguageCode } from '@hanap/markets/languages'
import type { Db } from '../../../db/client.ts'
import { certificatesStore } from '../certificates/certificates-store.ts'
import { createVersions } from '../published/versions.ts'
import type { AcademyTables } from '../tables.ts'
import { enrolmentsStore } from './enrolments-store.ts'

export interface DemoProgress {
  accountId: string
  holderName: string
  language: LanguageCode
  courseKey: string
  /** How many lessons are done, from the first; null: all, with the certificate. */
  lessons: number | null
}

/** Writes how far somebody of the demo data has come in a course; nothing where it is not published. */
export const saveDemoProgress = async (db: Db, progress: DemoProgress): Promise<void> => {
  const { accountId, courseKey, language, holderName, lessons } = progress
  const course = await db
    .withTables<AcademyTables>()
    .selectFrom('academy_courses')
    .select(['id', 'version_id'])
    .where('key', '=', courseKey)
    .executeTakeFirst()
  const version = course && (await createVersions(db).read(course.version_id, language))
  if (!course || !version) return
  await db.transaction().execute(async trx => {
    const { id } = await enrolmentsStore.begin(trx, {
      accountId,
      courseId: course.id,
      versionId: course.version_id,
      language,
    })
    const done = lessons === null ? version.lessons : version.lessons.slice(0, lessons)
    for (const lesson of done)
      await enrolmentsStore.saveProgress(
        trx,
        { enrolment_id: id, lesson_id: lesson.id },
        {
          position: 0,
          is_done: true,
          is_manual: lesson.kind !== 'quiz',
          tries: lesson.kind === 'quiz' ? 1 : 0,
          score: lesson.kind === 'quiz' ? 1 : null,
          answers: [],
          client_id: null,
        },
      )
    await enrolmentsStore.touch(trx, id, lessons === null)
    if (lessons === null)
      await certificatesStore.issue(trx, {
        account_id: accountId,
        course_id: course.id,
        version_id: course.version_id,
        language_code: language,
        holder_name: holderName,
      })
  })
}
