import { enrol, showCourse } from '@hanap/contracts/academy/academy.calls'
import { buildCourse } from '../../modules/academy/factory.ts'
import type { AccessCell } from '../access-cell.ts'
import type { TestApp } from '../app.ts'

export interface AcademyThings {
  courseId: string
  /** Of the course, which the seeker takes. */
  lessonId: string
  certificateId: string
}

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
  return {
    courseId,
    lessonId: course.chapters[0]?.lessons[0]?.id ?? '',
    certificateId: 'certificate',
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
  coursesForJob: { input: ({ jobId }) => ({ params: { id: jobId } }) },
}
