import * as calls from '@hanap/contracts/academy/academy.calls'
import * as schemas from '@hanap/contracts/academy/academy.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { pageEnvelope } from '../../../calls/paged.ts'
import { Refusal } from '../../../calls/refusal.ts'
import { type Route, route } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { enrolmentsStore } from '../taken/enrolments-store.ts'
import { courseInWire, doneIn, enrolmentInWire, factsOfEnrolment } from '../taken/views.ts'
import { type Catalogue, type CataloguedCourse, minutesOf } from './catalogue.ts'
import { coursesForSkills } from './courses-for-skills.ts'
import { ACADEMY } from './publish-courses.ts'
import { findCourses } from './search-courses.ts'
import type { Versions, VersionText } from './versions.ts'

export interface CourseRoutesDeps {
  db: Db
  catalogue: Catalogue
  versions: Versions
  /** What an open job asks for, as it says it; undefined: there is no such job. */
  skillsOfJob(id: string): Promise<readonly string[] | undefined>
  /** Names by which a profile's skills are compared. */
  profileSkills(accountId: string): Promise<ReadonlySet<string>>
}

/** A course as a version says it. */
export const versionInWire = (course: CataloguedCourse, version: VersionText, reader: LanguageCode) => ({
  ...courseInWire(
    course,
    {
      language: version.language,
      title: version.text.title,
      summary: version.text.summary,
      minutes: minutesOf(version),
      lessons: version.lessons.length,
    },
    reader,
  ),
  language_codes: [...version.languages],
})

/** What there is to learn: calls 381, 382 and 527. */
export const courseRoutes = ({
  db,
  catalogue,
  versions,
  skillsOfJob,
  profileSkills,
}: CourseRoutesDeps): Route[] => [
  route(calls.searchCourses, schemas.searchCourses, async ({ query, market, language, dependsOn }) => {
    dependsOn(ACADEMY)
    const { page, size, ...search } = query
    const { hits, facets } = findCourses(await catalogue.offered(market.key), search, language)
    return {
      courses: hits
        .slice((page - 1) * size, page * size)
        .map(({ course, text }) => courseInWire(course, text, language)),
      facets,
      ...pageEnvelope(hits.length, { page, size }),
    }
  }),

  route(calls.showCourse, schemas.showCourse, async ({ params, caller, language, dependsOn }) => {
    dependsOn(ACADEMY)
    const course = await catalogue.find(params.id)
    const enrolment =
      course && caller.kind === 'seeker'
        ? await enrolmentsStore.find(db, caller.accountId, course.id)
        : undefined
    // Of what is no longer offered only those know who are in it.
    if (!course || (course.isWithdrawn && !enrolment)) throw new Refusal('course_not_found')
    const version = await versions.read(enrolment?.version_id ?? course.versionId, language)
    if (!version) throw new Refusal('course_not_found')
    const facts = enrolment && (await factsOfEnrolment(db, enrolment, version, course.versionId))
    const done = facts && doneIn(facts.rows)
    return {
      course: {
        ...versionInWire(course, version, language),
        description: version.description,
        outcomes: version.text.outcomes,
        chapters: version.chapters.map(({ key, title, lessons }) => ({
          id: key,
          title,
          lessons: lessons.map(({ id, key: lessonKey, title: lessonTitle, kind, minutes }) => ({
            id,
            key: lessonKey,
            title: lessonTitle,
            kind,
            minutes,
            is_done: done ? done.has(id) : null,
          })),
        })),
        enrolment: facts ? enrolmentInWire(facts) : null,
      },
    }
  }),

  route(
    calls.coursesForJob,
    schemas.coursesForJob,
    async ({ params, query, caller, market, language, dependsOn }) => {
      dependsOn(ACADEMY, `job:${params.id}`)
      const jobSkills = await skillsOfJob(params.id)
      if (!jobSkills) throw new Refusal('job_not_found')
      const own = caller.kind === 'seeker' ? await profileSkills(caller.accountId) : undefined
      const { skills, hits } = coursesForSkills(
        await catalogue.offered(market.key),
        { asked: jobSkills, own },
        language,
      )
      return {
        skills,
        courses: hits.slice(0, query.size).map(({ course, text }) => courseInWire(course, text, language)),
      }
    },
  ),
]
