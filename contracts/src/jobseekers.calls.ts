import type { Call } from './call.ts'
import type * as schemas from './jobseekers.schemas.ts'

const service = 'jobseekers'

export const listResumes: Call<typeof schemas.listResumes> = {
  id: '119',
  service,
  method: 'GET',
  path: '/api/jobseekers/resumes',
  who: 'seeker',
  summary: "The seeker's own resumes, newest first.",
}

export const readResumeFile: Call<typeof schemas.readResumeFile> = {
  id: '120',
  service,
  method: 'GET',
  path: '/api/jobseekers/resumes/{id}/file',
  who: 'seeker',
  answers: 'file',
  summary: "The file of one of the seeker's own resumes.",
}
