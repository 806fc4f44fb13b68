import type { Db } from '../../db/client.ts'
import { certificatesStore } from './certificates/certificates-store.ts'
import type { AcademyTables } from './tables.ts'

/** What somebody has taken, how far they came, and their certificates, for their archive. */
export const ownAcademyOf = async (db: Db, accountId: string) => {
  const table = db.withTables<AcademyTables>()
  const courses = await table
    .selectFrom('academy_enrolments')
    .select(['course_id', 'language_code', 'started_at', 'touched_at', 'finished_at'])
    .where('account_id', '=', accountId)
    .orderBy('started_at')
    .execute()
  const lessons = await table
    .selectFrom('academy_progress')
    .innerJoin('academy_enrolments', 'academy_enrolments.id', 'academy_progress.enrolment_id')
    .innerJoin('academy_lessons', 'academy_lessons.id', 'academy_progress.lesson_id')
    .select([
      'academy_enrolments.course_id',
      'chapter_key',
      'key',
      'position',
      'is_done',
      'is_manual',
      'tries',
      'score',
      'answers',
    ])
    .where('account_id', '=', accountId)
    .orderBy('academy_enrolments.course_id')
    .orderBy('chapter_key')
    .orderBy('key')
    .execute()
  const certificates = (await certificatesStore.ofAccount(db, accountId)).map(
    ({ id, course_id, holder_name, issued_at, revoked_at }) => ({
      id,
      course_id,
      holder_name,
      issued_at,
      revoked_at,
    }),
  )
  return { courses, lessons, certificates }
}
