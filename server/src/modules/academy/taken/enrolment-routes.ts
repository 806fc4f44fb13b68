import * as calls from '@hanap/contracts/academy/academy.calls'
import * as schemas from '@hanap/contracts/academy/academy.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { pageEnvelope } from '../../../calls/paged.ts'
import { Refusal } from '../../../calls/refusal.ts'
import { type Route, route, seekerRoute } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import type { Catalogue } from '../published/catalogue.ts'
import { versionInWire } from '../published/course-routes.ts'
import { ACADEMY } from '../published/publish-courses.ts'
import type { Versions } from '../published/versions.ts'
import { type EnrolmentRow, enrolmentsStore } from './enrolments-store.ts'
import { drawnQuestions, passMarkOf } from './quiz.ts'
import { saveProgress } from './save-progress.ts'
import { enrolmentInWire, factsOfEnrolment, progressInWire } from './views.ts'

export interface EnrolmentRoutesDeps {
  db: Db
  catalogue: Catalogue
  versions: Versions
}

/** What people take and how far they are: calls 383-385 and 520-522. */
export const enrolmentRoutes = (deps: EnrolmentRoutesDeps): Route[] => {
  const { db, catalogue, versions } = deps

  const factsOf = async (from: Db, enrolment: EnrolmentRow, language: LanguageCode) => {
    const course = await catalogue.find(enrolment.course_id)
    const version = await versions.read(enrolment.version_id, language)
    if (!course || !version) throw new Refusal('course_not_found')
    return { course, facts: await factsOfEnrolment(from, enrolment, version, course.versionId) }
  }

  return [
    seekerRoute(calls.enrol, schemas.enrol, async ({ params, caller, market, language }) => {
      const course = await catalogue.find(params.id)
      const isOpen =
        course && !course.isWithdrawn && (course.markets === null || course.markets.includes(market.key))
      const isIn = course && (await enrolmentsStore.find(db, caller.accountId, course.id))
      if (!course || !(isOpen || isIn)) throw new Refusal('course_not_found')
      const version = await versions.read(course.versionId, language)
      if (!version) throw new Refusal('course_not_found')
      const row = await db.transaction().execute(trx =>
        enrolmentsStore.begin(trx, {
          accountId: caller.accountId,
          courseId: course.id,
          versionId: course.versionId,
          language: version.language,
        }),
      )
      return { enrolment: enrolmentInWire((await factsOf(db, row, language)).facts) }
    }),

    seekerRoute(calls.takeNewestVersion, schemas.takeNewestVersion, async ({ params, caller, language }) => {
      const course = await catalogue.find(params.id)
      const version = course && (await versions.read(course.versionId, language))
      if (!course || !version) throw new Refusal('course_not_found')
      const row = await db.transaction().execute(async trx => {
        const enrolment = await enrolmentsStore.findLocked(trx, caller.accountId, course.id)
        if (!enrolment) throw new Refusal('not_enrolled')
        return enrolment.version_id === course.versionId
          ? enrolment
          : enrolmentsStore.moveOn(trx, enrolment.id, course.versionId, version.language)
      })
      return { enrolment: enrolmentInWire((await factsOf(db, row, language)).facts) }
    }),

    seekerRoute(calls.leaveCourse, schemas.leaveCourse, async ({ params, caller }) => {
      if (!(await enrolmentsStore.leave(db, caller.accountId, params.id))) throw new Refusal('not_enrolled')
      return {}
    }),

    seekerRoute(calls.listEnrolments, schemas.listEnrolments, async ({ query, caller, language }) => {
      const { rows, total } = await enrolmentsStore.ofAccount(db, caller.accountId, query)
      const enrolments = await Promise.all(
        rows.map(async row => {
          const { course, facts } = await factsOf(db, row, language)
          return { ...enrolmentInWire(facts), course: versionInWire(course, facts.version, language) }
        }),
      )
      return { enrolments, ...pageEnvelope(total, query) }
    }),

    route(calls.readLesson, schemas.readLesson, async ({ params, caller, language, dependsOn }) => {
      dependsOn(ACADEMY)
      const courseId = await versions.courseOfLesson(params.id)
      const course = courseId === undefined ? undefined : await catalogue.find(courseId)
      const enrolment =
        course && caller.kind === 'seeker'
          ? await enrolmentsStore.find(db, caller.accountId, course.id)
          : undefined
      if (!course || (course.isWithdrawn && !enrolment)) throw new Refusal('lesson_not_found')
      const version = await versions.read(enrolment?.version_id ?? course.versionId, language)
      const lesson = version?.lessons.find(({ id }) => id === params.id)
      if (!version || !lesson) throw new Refusal('lesson_not_found')
      const facts = enrolment && (await factsOfEnrolment(db, enrolment, version, course.versionId))
      const row = facts?.rows.find(({ lesson_id }) => lesson_id === lesson.id)
      const questions = enrolment
        ? drawnQuestions(lesson, {
            enrolmentId: enrolment.id,
            lessonId: lesson.id,
            tries: row?.tries ?? 0,
          })
        : []
      return {
        lesson: {
          id: lesson.id,
          title: lesson.title,
          kind: lesson.kind,
          minutes: lesson.minutes,
          html: lesson.html,
          video: lesson.video ? { ...lesson.media, embed: lesson.video.embed ?? null } : null,
          checks: lesson.checks ?? [],
          questions: questions.map(({ key, text, options }) => ({
            key,
            text,
            options: options.map(option => option.text),
          })),
          pass_mark: lesson.kind === 'quiz' ? passMarkOf(lesson) : null,
          language_code: version.language,
          course: { id: course.id, key: course.key, title: version.text.title },
          chapter: { id: lesson.chapter.key, title: lesson.chapter.title },
          progress: facts ? progressInWire(lesson, row, enrolmentInWire(facts)) : null,
        },
      }
    }),

    seekerRoute(
      calls.saveLessonProgress,
      schemas.saveLessonProgress,
      async ({ params, body, caller, language }) => {
        const { version, lesson, enrolment, row } = await saveProgress(
          deps,
          caller,
          params.id,
          body,
          language,
        )
        const { facts } = await factsOf(db, enrolment, language)
        return { progress: progressInWire(lesson, row, enrolmentInWire({ ...facts, version })) }
      },
    ),
  ]
}
