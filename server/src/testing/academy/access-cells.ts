import { enrol, showCourse } from '@hanap/contracts/academy/academy.calls'
import { configuredFiles } from '../../entry/settings/files.ts'
import { buildCourse } from '../../modules/academy/factory.ts'
import type { AccessCell } from '../access/cell.ts'
import type { TestApp } from '../app.ts'

export interface AcademyThings {
  courseId: string
  /** Of the course, which the seeker takes. */
  lessonId: string
  certificateId: string
  lessonFileId: string
}

const CAPTIONS = new TextEncoder().encode('WEBVTT\n')

/** A course that a seeker takes, and a certificate of theirs in another name. */
export const buildAcademyThings = async (
  app: TestApp,
  seeker: { id: string; token: string },
): Promise<AcademyThings> => {
  const courseId = await buildCourse(app.db, { key: 'access' })
  // Others have taken it before.
  await app.connection.sql`delete from academy_enrolments`
  const as = { token: seeker.token }
  await app.call(enrol, { params: { id: courseId } }, { as })
  const { course } = (await app.call(showCourse, { params: { id: courseId } }, { as })).data
  await app.connection.sql`delete from academy_certificates`
  await app.connection.sql`
    insert into academy_certificates (id, account_id, course_id, version_id, language_code, holder_name)
    select 'certificate', ${seeker.id}, id, version_id, 'en', 'Somebody Else' from academy_courses where id = ${courseId}`
  const hash = await configuredFiles(app.settings).store('academy').put(CAPTIONS)
  await app.connection.sql`delete from academy_files`
  await app.connection.sql`
    insert into academy_files (id, version_id, lesson_id, language_code, caption_code, hash, mime, size)
    select 'file', version_id, academy_lessons.id, 'en', 'en', ${hash}, 'text/vtt', ${CAPTIONS.byteLength}
    from academy_courses join academy_lessons on course_id = academy_courses.id
    where academy_courses.id = ${courseId} limit 1`
  return {
    courseId,
    lessonId: course.chapters[0]?.lessons[0]?.id ?? '',
    certificateId: 'certificate',
    lessonFileId: 'file',
  }
}

const ofCourse: AccessCell = { input: ({ courseId }) => ({ params: { id: courseId } }) }
/** Who does not take it has nothing of it. */
const ofOwnCourse: AccessCell = { ...ofCourse, statuses: { 'other seeker': 409 } }
const ofCertificate: AccessCell = { input: ({ certificateId }) => ({ params: { id: certificateId } }) }

/** Of the academy's own courses. */
export const academyCells: Record<string, AccessCell> = {
  searchCourses: { input: () => ({}) },
  showCourse: ofCourse,
  enrol: ofCourse,
  takeNewestVersion: ofOwnCourse,
  leaveCourse: ofOwnCourse,
  listEnrolments: { input: () => ({}), shows: things => things.courseId },
  readLesson: { input: ({ lessonId }) => ({ params: { id: lessonId } }) },
  saveLessonProgress: {
    input: ({ lessonId }) => ({ params: { id: lessonId }, body: { is_done: true } }),
    statuses: { 'other seeker': 409 },
  },
  readCertificate: ofCertificate,
  downloadCertificate: ofCertificate,
  downloadCredential: ofCertificate,
  verifyCredential: { input: () => ({ body: { credential: 'none' } }) },
  readIssuerKeys: { input: () => ({}) },
  readRevocations: { input: () => ({}) },
  playLessonFile: { input: ({ lessonFileId }) => ({ params: { id: lessonFileId } }) },
  coursesForJob: { input: ({ jobId }) => ({ params: { id: jobId } }) },
}
