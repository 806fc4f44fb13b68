import type { Call } from '../call.ts'
import type * as schemas from './academy.schemas.ts'

const service = 'academy'

export const recommendedCourses: Call<typeof schemas.recommendedCourses> = {
  id: '043',
  service,
  method: 'GET',
  path: '/api/academy/recommended-courses',
  who: 'public',
  summary:
    "Courses for fields of work and a level of experience: the academy's own, then others', those of the reader's language first; without either the newest.",
}

export const searchCourses: Call<typeof schemas.searchCourses> = {
  id: '381',
  service,
  method: 'GET',
  path: '/api/academy/courses',
  who: 'public',
  summary: "The academy's courses by words and filters, with what each further choice would leave.",
}

export const showCourse: Call<typeof schemas.showCourse> = {
  id: '382',
  service,
  method: 'GET',
  path: '/api/academy/courses/{id}',
  who: 'public',
  summary: 'A course with its chapters and lessons, and how far the seeker is in it.',
  refusals: ['course_not_found'],
}

export const enrol: Call<typeof schemas.enrol> = {
  id: '383',
  service,
  method: 'POST',
  path: '/api/academy/courses/{id}/enrolment',
  who: 'seeker',
  limits: [{ by: 'account', max: 300, seconds: 3600 }],
  summary:
    'Take a course, as it is now and in the language of the request; who takes it already goes on with it.',
  refusals: ['course_not_found'],
}

export const saveLessonProgress: Call<typeof schemas.saveLessonProgress> = {
  id: '384',
  service,
  method: 'PUT',
  path: '/api/academy/lessons/{id}/progress',
  who: 'seeker',
  body: 'json',
  // Where somebody is in a video is saved as they watch.
  limits: [{ by: 'account', max: 3000, seconds: 600 }],
  summary:
    'Say where one is in a lesson, that it is done, or answer its quiz, which the server grades; the same `client_id` is one try.',
  refusals: ['lesson_not_found', 'not_enrolled'],
}

export const listEnrolments: Call<typeof schemas.listEnrolments> = {
  id: '385',
  service,
  method: 'GET',
  path: '/api/academy/enrolments',
  who: 'seeker',
  summary: 'Courses that the seeker takes or has finished, what they were last in first.',
}

export const readCertificate: Call<typeof schemas.readCertificate> = {
  id: '386',
  service,
  method: 'GET',
  path: '/api/academy/certificates/{id}',
  who: 'public',
  summary:
    'A certificate and its credential: Open Badges 3.0 as a signed JWT. Who has its address may read it, and whether it is revoked.',
  refusals: ['certificate_not_found'],
}

export const readLesson: Call<typeof schemas.readLesson> = {
  id: '520',
  service,
  method: 'GET',
  path: '/api/academy/lessons/{id}',
  who: 'public',
  summary:
    'What a lesson says, and where the seeker is in it. Questions of a quiz are drawn for who takes the course, anew for each try.',
  refusals: ['lesson_not_found'],
}

export const takeNewestVersion: Call<typeof schemas.takeNewestVersion> = {
  id: '521',
  service,
  method: 'POST',
  path: '/api/academy/courses/{id}/newest-version',
  who: 'seeker',
  summary:
    'Go on with the course as it is now, in the language of the request; lessons that are in both stay done.',
  refusals: ['course_not_found', 'not_enrolled'],
}

export const leaveCourse: Call<typeof schemas.leaveCourse> = {
  id: '522',
  service,
  method: 'DELETE',
  path: '/api/academy/courses/{id}/enrolment',
  who: 'seeker',
  summary: 'Leave a course and forget the progress in it; a certificate stays.',
  refusals: ['not_enrolled'],
}

export const downloadCertificate: Call<typeof schemas.downloadCertificate> = {
  id: '523',
  service,
  method: 'GET',
  path: '/api/academy/certificates/{id}/pdf',
  who: 'public',
  maxConcurrent: 2,
  limits: [{ by: 'address', max: 300, seconds: 3600 }],
  answers: 'file',
  types: ['application/pdf'],
  summary: 'A certificate as PDF, with the address where anybody may verify it.',
  refusals: ['certificate_not_found', 'certificate_not_made'],
}

export const verifyCredential: Call<typeof schemas.verifyCredential> = {
  id: '524',
  service,
  method: 'POST',
  path: '/api/academy/certificates/verify',
  who: 'public',
  body: 'json',
  limits: [{ by: 'address', max: 300, seconds: 3600 }],
  summary: "Whether a credential is the academy's, unchanged and not revoked.",
}

export const readIssuerKeys: Call<typeof schemas.readIssuerKeys> = {
  id: '525',
  service,
  method: 'GET',
  path: '/api/academy/issuer/keys',
  who: 'public',
  answers: 'file',
  types: ['application/json'],
  cacheControl: 'public, max-age=300',
  summary: 'The keys with which credentials are signed, as a JWK set.',
}

export const readRevocations: Call<typeof schemas.readRevocations> = {
  id: '526',
  service,
  method: 'GET',
  path: '/api/academy/issuer/revocations',
  who: 'public',
  answers: 'file',
  types: ['application/json'],
  cacheControl: 'public, max-age=300',
  summary: 'Revoked credentials, as Open Badges 3.0 lists them.',
}

export const coursesForJob: Call<typeof schemas.coursesForJob> = {
  id: '527',
  service,
  method: 'GET',
  path: '/api/academy/jobs/{id}/courses',
  who: 'public',
  summary: "Courses that teach what a job asks for and the seeker's profile does not name.",
  refusals: ['job_not_found'],
}

export const downloadCredential: Call<typeof schemas.downloadCredential> = {
  id: '528',
  service,
  method: 'GET',
  path: '/api/academy/certificates/{id}/credential',
  who: 'public',
  answers: 'file',
  types: ['application/jwt'],
  summary: 'The credential of a certificate as a file, which can be verified without asking anybody.',
  refusals: ['certificate_not_found'],
}

export const playLessonFile: Call<typeof schemas.playLessonFile> = {
  id: '529',
  service,
  method: 'GET',
  path: '/api/academy/files/{id}',
  who: 'public',
  answers: 'media',
  types: ['video/mp4', 'video/webm', 'text/vtt'],
  summary: "A lesson's video or its captions, also in ranges, for whoever may read the lesson.",
  refusals: ['lesson_not_found'],
}
