import type { LanguageCode } from '@hanap/markets/languages'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { AcademyTables, EnrolmentsTable, ProgressTable, QuizAnswer } from '../tables.ts'

export type EnrolmentRow = Selectable<EnrolmentsTable>
export type ProgressRow = Selectable<ProgressTable>

const of = (db: Db) => db.withTables<AcademyTables>()
const touched = { touched_at: sql<Date>`clock_timestamp()` }

export const enrolmentsStore = {
  find: (db: Db, accountId: string, courseId: string): Promise<EnrolmentRow | undefined> =>
    of(db)
      .selectFrom('academy_enrolments')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('course_id', '=', courseId)
      .executeTakeFirst(),

  /** Held as it is until the transaction ends. */
  findLocked: (trx: Db, accountId: string, courseId: string): Promise<EnrolmentRow | undefined> =>
    of(trx)
      .selectFrom('academy_enrolments')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('course_id', '=', courseId)
      .forUpdate()
      .executeTakeFirst(),

  /** The one that there is stays as it is. */
  begin: async (
    trx: Db,
    fields: { accountId: string; courseId: string; versionId: string; language: LanguageCode },
  ): Promise<EnrolmentRow> => {
    const { accountId, courseId, versionId, language } = fields
    await of(trx)
      .insertInto('academy_enrolments')
      .values({
        id: newId(),
        account_id: accountId,
        course_id: courseId,
        version_id: versionId,
        language_code: language,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return of(trx)
      .selectFrom('academy_enrolments')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('course_id', '=', courseId)
      .executeTakeFirstOrThrow()
  },

  moveOn: (trx: Db, id: string, versionId: string, language: LanguageCode): Promise<EnrolmentRow> =>
    of(trx)
      .updateTable('academy_enrolments')
      .set({ version_id: versionId, language_code: language, ...touched })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  touch: async (trx: Db, id: string, isFinished: boolean): Promise<EnrolmentRow> =>
    of(trx)
      .updateTable('academy_enrolments')
      .set({
        ...touched,
        finished_at: isFinished ? sql<Date>`coalesce(finished_at, now())` : null,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  leave: async (db: Db, accountId: string, courseId: string): Promise<boolean> => {
    const { numDeletedRows } = await of(db)
      .deleteFrom('academy_enrolments')
      .where('account_id', '=', accountId)
      .where('course_id', '=', courseId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  /** What somebody was last in comes first. */
  ofAccount: async (
    db: Db,
    accountId: string,
    { page, size }: { page: number; size: number },
  ): Promise<{ rows: EnrolmentRow[]; total: number }> => {
    const own = of(db).selectFrom('academy_enrolments').where('account_id', '=', accountId)
    const rows = await own
      .selectAll()
      .orderBy('touched_at', 'desc')
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    const { total } = await own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
    return { rows, total }
  },

  progressOf: (db: Db, enrolmentIds: readonly string[]): Promise<ProgressRow[]> =>
    enrolmentIds.length === 0
      ? Promise.resolve([])
      : of(db)
          .selectFrom('academy_progress')
          .selectAll()
          .where('enrolment_id', 'in', [...enrolmentIds])
          .execute(),

  saveProgress: (
    trx: Db,
    key: Pick<ProgressRow, 'enrolment_id' | 'lesson_id'>,
    { answers, ...fields }: Omit<ProgressRow, 'enrolment_id' | 'lesson_id'> & { answers: QuizAnswer[] },
  ): Promise<ProgressRow> => {
    // The driver would write a text as a JSON string.
    const values = { ...fields, answers: sql<string>`${JSON.stringify(answers)}::text::jsonb` }
    return of(trx)
      .insertInto('academy_progress')
      .values({ ...key, ...values })
      .onConflict(conflict => conflict.columns(['enrolment_id', 'lesson_id']).doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow()
  },

  /** Of these accounts' courses: which certificate is of which. */
  certificates: async (
    db: Db,
    accountId: string,
    courseIds: readonly string[],
  ): Promise<Map<string, string>> => {
    if (courseIds.length === 0) return new Map()
    const rows = await of(db)
      .selectFrom('academy_certificates')
      .select(['id', 'course_id'])
      .where('account_id', '=', accountId)
      .where('course_id', 'in', [...courseIds])
      .execute()
    return new Map(rows.map(row => [row.course_id, row.id]))
  },
}
