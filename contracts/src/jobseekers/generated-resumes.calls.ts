import type { Call } from '../call.ts'
import type * as schemas from './generated-resumes.schemas.ts'

const service = 'jobseekers'

/** What a made resume may say below its head, in the order in which it is usually read. */
export const resumeSections = [
  'about',
  'work_experiences',
  'educations',
  'skills',
  'license_certifications',
  'websites',
] as const
export type ResumeSection = (typeof resumeSections)[number]

/** How a resume may look, by the templates' numbers. */
export const resumeTemplateIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

export const generateResume: Call<typeof schemas.generateResume> = {
  id: '073',
  service,
  method: 'POST',
  path: '/api/jobseekers/generate-resume',
  who: 'seeker',
  body: 'json',
  isIdempotent: true,
  maxConcurrent: 2,
  limits: [{ by: 'account', max: 60, seconds: 3600 }],
  summary: 'Make a resume of the profile as PDF, in any of the ten languages, and keep it among the resumes.',
  refusals: ['too_many_resumes', 'resume_not_made'],
}

export const previewResume: Call<typeof schemas.previewResume> = {
  id: '206',
  service,
  method: 'GET',
  path: '/api/jobseekers/resume-preview',
  who: 'seeker',
  maxConcurrent: 4,
  limits: [{ by: 'account', max: 600, seconds: 600 }],
  answers: 'file',
  types: ['image/svg+xml', 'application/pdf'],
  summary: 'The resume that call 073 would make, as PDF or as a picture of its pages, without keeping it.',
  refusals: ['resume_not_made'],
}

export const showResumeTemplate: Call<typeof schemas.showResumeTemplate> = {
  id: '207',
  service,
  method: 'GET',
  path: '/api/jobseekers/resume-templates/{id}/picture',
  who: 'public',
  answers: 'file',
  types: ['image/webp'],
  cacheControl: 'public, max-age=86400',
  summary: 'How a template looks, with a person who does not exist.',
  refusals: ['resume_not_made'],
}

export const exportJsonResume: Call<typeof schemas.exportJsonResume> = {
  id: '208',
  service,
  method: 'GET',
  path: '/api/jobseekers/json-resume',
  who: 'seeker',
  answers: 'file',
  types: ['application/json'],
  summary: 'The profile as JSON Resume, schema 1.0.0.',
}

export const importJsonResume: Call<typeof schemas.importJsonResume> = {
  id: '209',
  service,
  method: 'POST',
  path: '/api/jobseekers/json-resume',
  who: 'seeker',
  body: 'json',
  isIdempotent: true,
  summary: 'Add to the profile what a JSON Resume says and the profile does not; or say what would be added.',
  refusals: ['too_many_entries'],
}
