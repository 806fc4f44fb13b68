import type { Call } from '../call.ts'
import type * as schemas from './resumes.schemas.ts'

const service = 'jobseekers'

/** Why nothing, or not all, could be read of a resume that was stored all the same. */
export const resumeProblems = ['image_only', 'empty', 'too_large_to_read', 'unreadable'] as const
export type ResumeProblem = (typeof resumeProblems)[number]

export const deleteResume: Call<typeof schemas.deleteResume> = {
  id: '068',
  service,
  method: 'DELETE',
  path: '/api/jobseekers/resumes/{id}/delete',
  who: 'seeker',
  summary: 'Delete a resume; the newest of the others becomes the default. For a day it can be restored.',
  refusals: ['resume_not_found'],
}

export const renameResume: Call<typeof schemas.renameResume> = {
  id: '069',
  service,
  method: 'PUT',
  path: '/api/jobseekers/resumes/{id}/rename',
  who: 'seeker',
  body: 'json',
  summary: 'Rename a resume; its ending stays that of its kind.',
  refusals: ['resume_not_found'],
}

export const sendResumeEmail: Call<typeof schemas.sendResumeEmail> = {
  id: '070',
  service,
  method: 'POST',
  path: '/api/jobseekers/send-resume-email',
  who: 'seeker',
  body: 'json',
  limits: [{ by: 'account', max: 10, seconds: 86_400 }],
  summary: 'Mail a resume to oneself, or to a recruiter of a company that one has applied to.',
  refusals: ['resume_not_found', 'email_unverified'],
}

export const uploadResume: Call<typeof schemas.uploadResume> = {
  id: '071',
  service,
  method: 'POST',
  path: '/api/jobseekers/resume/upload',
  who: 'seeker',
  body: 'form',
  files: ['file'],
  isIdempotent: true,
  maxConcurrent: 2,
  limits: [{ by: 'account', max: 30, seconds: 3600 }],
  summary: 'Store a resume, PDF, DOC or DOCX of at most 10 MB, and read what a profile asks for.',
  refusals: ['too_many_resumes'],
}

export const readSyncableContent: Call<typeof schemas.readSyncableContent> = {
  id: '072',
  service,
  method: 'GET',
  path: '/api/jobseekers/resume/{id}/get-syncable-content',
  who: 'seeker',
  summary: 'What was found in a resume and the profile does not have yet, each with where it stands.',
  refusals: ['resume_not_found'],
}

export const readResumeText: Call<typeof schemas.readResumeText> = {
  id: '197',
  service,
  method: 'GET',
  path: '/api/jobseekers/resumes/{id}/text',
  who: 'seeker',
  summary: 'The text of a resume as it was read, to look at without opening the file.',
  refusals: ['resume_not_found'],
}

export const readOwnResumePages: Call<typeof schemas.readOwnResumePages> = {
  id: '558',
  service,
  method: 'GET',
  path: '/api/jobseekers/resumes/{id}/pages',
  who: 'seeker',
  maxConcurrent: 4,
  summary: 'The pages of a resume as pictures; of a PDF alone.',
  refusals: ['resume_not_found'],
}

export const readOwnResumePage: Call<typeof schemas.readOwnResumePage> = {
  id: '559',
  service,
  method: 'GET',
  path: '/api/jobseekers/resumes/{id}/pages/{page}',
  who: 'seeker',
  answers: 'file',
  types: ['image/png'],
  summary: 'One page of a resume as a picture.',
  refusals: ['resume_not_found'],
}

export const makeDefaultResume: Call<typeof schemas.makeDefaultResume> = {
  id: '195',
  service,
  method: 'PUT',
  path: '/api/jobseekers/resumes/{id}/default',
  who: 'seeker',
  summary: 'Make a resume the one that is offered first.',
  refusals: ['resume_not_found'],
}

export const restoreResume: Call<typeof schemas.restoreResume> = {
  id: '196',
  service,
  method: 'POST',
  path: '/api/jobseekers/resumes/{id}/restore',
  who: 'seeker',
  summary: 'Take back the deletion of a resume, within a day.',
  refusals: ['resume_not_found', 'too_many_resumes'],
}
