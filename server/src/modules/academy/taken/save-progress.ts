import { personName } from '@hanap/i18n/person-name'
import type { LanguageCode } from '@hanap/markets/languages'
import type { Seeker } from '../../../calls/caller.ts'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { certificatesStore } from '../certificates/certificates-store.ts'
import type { Catalogue } from '../published/catalogue.ts'
import type { VersionLesson, Versions, VersionText } from '../published/versions.ts'
import type { QuizAnswer } from '../tables.ts'
import { type EnrolmentRow, enrolmentsStore, type ProgressRow } from './enrolments-store.ts'
import { drawnQuestions, grade, passMarkOf } from './quiz.ts'

export interface SentProgress {
  position?: number | undefined
  is_done?: boolean | undefined
  answers?: QuizAnswer[] | undefined
  client_id?: string | undefined
}

interface Deps {
  db: Db
  catalogue: Catalogue
  versions: Versions
}

export interface SavedProgress {
  version: VersionText
  lesson: VersionLesson
  enrolment: EnrolmentRow
  row: ProgressRow
}

type Fields = Omit<ProgressRow, 'enrolment_id' | 'lesson_id'>

const BEGUN: Fields = {
  position: 0,
  is_done: false,
  is_manual: false,
  tries: 0,
  score: null,
  answers: [],
  client_id: null,
}

/** What a try changes. The same one again changes nothing. */
const afterTry = (
  before: Fields,
  { answers, client_id }: Pick<SentProgress, 'client_id'> & { answers: QuizAnswer[] },
  lesson: VersionLesson,
  enrolmentId: string,
): Fields => {
  const clientId = client_id ?? null
  if (clientId !== null && clientId === before.client_id) return before
  const drawn = drawnQuestions(lesson, { enrolmentId, lessonId: lesson.id, tries: before.tries })
  const graded = grade(drawn, answers)
  return {
    ...before,
    tries: before.tries + 1,
    score: graded.score,
    answers: graded.answers,
    client_id: clientId,
    // Passed once is passed.
    is_done: before.is_done || graded.score >= passMarkOf(lesson),
  }
}

const after = (before: Fields, sent: SentProgress, lesson: VersionLesson, enrolmentId: string): Fields => {
  const moved = { ...before, position: sent.position ?? before.position }
  if (sent.answers) {
    if (lesson.kind !== 'quiz') throw refuseField('answers', 'invalid')
    return afterTry(moved, { ...sent, answers: sent.answers }, lesson, enrolmentId)
  }
  if (sent.is_done === undefined) return moved
  // Only answers finish a quiz.
  if (lesson.kind === 'quiz') throw refuseField('is_done', 'invalid')
  return { ...moved, is_done: sent.is_done, is_manual: sent.is_done }
}

/** Where somebody is in a lesson. What finishes the course makes the certificate in the same transaction. */
export const saveProgress = async (
  { db, catalogue, versions }: Deps,
  caller: Seeker,
  lessonId: string,
  sent: SentProgress,
  language: LanguageCode,
): Promise<SavedProgress> => {
  const courseId = await versions.courseOfLesson(lessonId)
  const course = courseId === undefined ? undefined : await catalogue.find(courseId)
  if (!course) throw new Refusal('lesson_not_found')
  const begun = await enrolmentsStore.find(db, caller.accountId, course.id)
  if (!begun) throw new Refusal('not_enrolled')
  // Read before the transaction: what a version says never changes.
  const candidates = await Promise.all(
    [...new Set([begun.version_id, course.versionId])].map(id => versions.read(id, language)),
  )
  return db.transaction().execute(async trx => {
    const enrolment = await enrolmentsStore.findLocked(trx, caller.accountId, course.id)
    if (!enrolment) throw new Refusal('not_enrolled')
    const version = candidates.find(each => each?.versionId === enrolment.version_id)
    const lesson = version?.lessons.find(({ id }) => id === lessonId)
    if (!version || !lesson) throw new Refusal('lesson_not_found')
    const rows = await enrolmentsStore.progressOf(trx, [enrolment.id])
    const before = rows.find(({ lesson_id }) => lesson_id === lessonId) ?? BEGUN
    const { position, is_done, is_manual, tries, score, answers, client_id } = after(
      before,
      sent,
      lesson,
      enrolment.id,
    )
    const row = await enrolmentsStore.saveProgress(
      trx,
      { enrolment_id: enrolment.id, lesson_id: lessonId },
      { position, is_done, is_manual, tries, score, answers, client_id },
    )
    const done = new Set(rows.filter(each => each.is_done).map(each => each.lesson_id))
    if (row.is_done) done.add(lessonId)
    else done.delete(lessonId)
    const isFinished = version.lessons.every(({ id }) => done.has(id))
    const touched = await enrolmentsStore.touch(trx, enrolment.id, isFinished)
    if (isFinished && course.hasCertificate)
      await certificatesStore.issue(trx, {
        account_id: caller.accountId,
        course_id: course.id,
        version_id: enrolment.version_id,
        language_code: enrolment.language_code,
        holder_name: personName(caller.user.first_name, caller.user.last_name),
      })
    return { version, lesson, enrolment: touched, row }
  })
}
