import type { AcademyCourse, Enrolment, LessonProgress } from '@hanap/contracts/academy/academy.schemas'
import { functionText } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { skills } from '@hanap/markets/skills'
import type { Db } from '../../../db/client.ts'
import type { CataloguedCourse, CataloguedText } from '../published/catalogue.ts'
import type { VersionLesson, VersionText } from '../published/versions.ts'
import { type EnrolmentRow, enrolmentsStore, type ProgressRow } from './enrolments-store.ts'
import { gradedAnswers } from './quiz.ts'

export const PROVIDER = 'Hanap'

export const courseSkills = (ids: readonly number[], language: LanguageCode) => {
  const own = skills(language)
  return ids.flatMap(id => {
    const skill = own.find(each => each.id === id)
    return skill ? [{ key: skill.key, value: skill.value }] : []
  })
}

/** A course as lists have it. */
export const courseInWire = (
  course: CataloguedCourse,
  text: Pick<CataloguedText, 'language' | 'title' | 'summary' | 'minutes' | 'lessons'>,
  reader: LanguageCode,
): AcademyCourse => ({
  id: course.id,
  key: course.key,
  title: text.title,
  summary: text.summary,
  provider: PROVIDER,
  language_code: text.language,
  language_codes: [...course.texts.keys()],
  level: course.level,
  minutes: text.minutes,
  price: course.price,
  image: null,
  functions: course.functionIds.map(id => ({ id, value: functionText(id, reader) })),
  skills: courseSkills(course.skillIds, reader),
  has_certificate: course.hasCertificate,
  lessons_num: text.lessons,
})

export interface EnrolmentFacts {
  enrolment: EnrolmentRow
  version: VersionText
  rows: readonly ProgressRow[]
  newestVersionId: string
  certificateId: string | undefined
}

export const doneIn = (rows: readonly ProgressRow[]): Set<string> =>
  new Set(rows.filter(({ is_done }) => is_done).map(({ lesson_id }) => lesson_id))

export const enrolmentInWire = ({
  enrolment,
  version,
  rows,
  newestVersionId,
  certificateId,
}: EnrolmentFacts): Enrolment => {
  const done = doneIn(rows)
  return {
    id: enrolment.id,
    course_id: enrolment.course_id,
    language_code: enrolment.language_code,
    started_at: enrolment.started_at.toISOString(),
    finished_at: enrolment.finished_at?.toISOString() ?? null,
    done_num: version.lessons.filter(({ id }) => done.has(id)).length,
    lessons_num: version.lessons.length,
    next_lesson_id: version.lessons.find(({ id }) => !done.has(id))?.id ?? null,
    has_newer_version: enrolment.version_id !== newestVersionId,
    certificate_id: certificateId ?? null,
  }
}

/** An enrolment with what else is to be said of it. */
export const factsOfEnrolment = async (
  db: Db,
  enrolment: EnrolmentRow,
  version: VersionText,
  newestVersionId: string,
): Promise<EnrolmentFacts> => {
  const { account_id: accountId, course_id: courseId } = enrolment
  const [rows, certificates] = await Promise.all([
    enrolmentsStore.progressOf(db, [enrolment.id]),
    enrolmentsStore.certificates(db, accountId, [courseId]),
  ])
  return { enrolment, version, rows, newestVersionId, certificateId: certificates.get(courseId) }
}

export const progressInWire = (
  lesson: VersionLesson,
  row: ProgressRow | undefined,
  enrolment: Enrolment,
): LessonProgress => ({
  lesson_id: lesson.id,
  position: row?.position ?? 0,
  is_done: row?.is_done ?? false,
  is_manual: row?.is_manual ?? false,
  tries: row?.tries ?? 0,
  score: row?.score ?? null,
  answers: row ? gradedAnswers(lesson, row.answers) : [],
  enrolment,
})
