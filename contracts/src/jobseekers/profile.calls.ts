import type { Call } from '../call.ts'
import type * as schemas from './profile.schemas.ts'

const service = 'jobseekers'

export const completeProfile: Call<typeof schemas.completeProfile> = {
  id: '045',
  service,
  method: 'POST',
  path: '/api/jobseekers/complete-profile',
  who: 'seeker',
  summary: 'Mark the profile as completed.',
}

export const updateMe: Call<typeof schemas.updateMe> = {
  id: '046',
  service,
  method: 'PATCH',
  path: '/api/jobseekers/me',
  who: 'seeker',
  body: 'json',
  summary: 'Change what is sent of the profile; null clears.',
}

export const readMe: Call<typeof schemas.readMe> = {
  id: '047',
  service,
  method: 'GET',
  path: '/api/jobseekers/me',
  who: 'seeker',
  summary: 'Everything that the seeker has told of themselves.',
}

export const checkFirstRegistration: Call<typeof schemas.checkFirstRegistration> = {
  id: '049',
  service,
  method: 'GET',
  path: '/api/jobseekers/check-first-registration',
  who: 'seeker',
  summary: "Whether this session began with the account's registration.",
}

export const listWorkExperiences: Call<typeof schemas.listWorkExperiences> = {
  id: '050',
  service,
  method: 'GET',
  path: '/api/jobseekers/work-experiences',
  who: 'seeker',
  summary: "The seeker's work experiences, the latest first.",
}

export const createWorkExperience: Call<typeof schemas.createWorkExperience> = {
  id: '051',
  service,
  method: 'POST',
  path: '/api/jobseekers/work-experiences/create',
  who: 'seeker',
  body: 'json',
  isIdempotent: true,
  summary: 'Add a work experience.',
  refusals: ['too_many_entries'],
}

export const updateWorkExperience: Call<typeof schemas.updateWorkExperience> = {
  id: '052',
  service,
  method: 'PATCH',
  path: '/api/jobseekers/work-experiences/{id}/update',
  who: 'seeker',
  body: 'json',
  summary: 'Change what is sent of a work experience; null clears.',
  refusals: ['entry_not_found'],
}

export const deleteWorkExperience: Call<typeof schemas.deleteWorkExperience> = {
  id: '053',
  service,
  method: 'DELETE',
  path: '/api/jobseekers/work-experiences/{id}/delete',
  who: 'seeker',
  summary: 'Delete a work experience.',
  refusals: ['entry_not_found'],
}

export const listEducations: Call<typeof schemas.listEducations> = {
  id: '054',
  service,
  method: 'GET',
  path: '/api/jobseekers/educations',
  who: 'seeker',
  summary: "The seeker's educations, the latest first.",
}

export const createEducation: Call<typeof schemas.createEducation> = {
  id: '055',
  service,
  method: 'POST',
  path: '/api/jobseekers/educations/create',
  who: 'seeker',
  body: 'json',
  isIdempotent: true,
  summary: 'Add an education.',
  refusals: ['too_many_entries'],
}

export const updateEducation: Call<typeof schemas.updateEducation> = {
  id: '056',
  service,
  method: 'PATCH',
  path: '/api/jobseekers/educations/{id}/update',
  who: 'seeker',
  body: 'json',
  summary: 'Change what is sent of an education; null clears.',
  refusals: ['entry_not_found'],
}

export const deleteEducation: Call<typeof schemas.deleteEducation> = {
  id: '057',
  service,
  method: 'DELETE',
  path: '/api/jobseekers/educations/{id}/delete',
  who: 'seeker',
  summary: 'Delete an education.',
  refusals: ['entry_not_found'],
}

export const createLicenseCertification: Call<typeof schemas.createLicenseCertification> = {
  id: '058',
  service,
  method: 'POST',
  path: '/api/jobseekers/license-certifications/create',
  who: 'seeker',
  body: 'json',
  isIdempotent: true,
  summary: 'Add a licence or certification.',
  refusals: ['too_many_entries'],
}

export const updateLicenseCertification: Call<typeof schemas.updateLicenseCertification> = {
  id: '059',
  service,
  method: 'PATCH',
  path: '/api/jobseekers/license-certifications/{id}/update',
  who: 'seeker',
  body: 'json',
  summary: 'Change what is sent of a licence or certification; null clears.',
  refusals: ['entry_not_found'],
}

export const deleteLicenseCertification: Call<typeof schemas.deleteLicenseCertification> = {
  id: '060',
  service,
  method: 'DELETE',
  path: '/api/jobseekers/license-certifications/{id}/delete',
  who: 'seeker',
  summary: 'Delete a licence or certification.',
  refusals: ['entry_not_found'],
}

export const createWebsite: Call<typeof schemas.createWebsite> = {
  id: '061',
  service,
  method: 'POST',
  path: '/api/jobseekers/websites/create',
  who: 'seeker',
  body: 'json',
  isIdempotent: true,
  summary: 'Add a link.',
  refusals: ['too_many_entries'],
}

export const updateWebsite: Call<typeof schemas.updateWebsite> = {
  id: '062',
  service,
  method: 'PATCH',
  path: '/api/jobseekers/websites/{id}/update',
  who: 'seeker',
  body: 'json',
  summary: 'Change what is sent of a link; null clears.',
  refusals: ['entry_not_found'],
}

export const deleteWebsite: Call<typeof schemas.deleteWebsite> = {
  id: '063',
  service,
  method: 'DELETE',
  path: '/api/jobseekers/websites/{id}/delete',
  who: 'seeker',
  summary: 'Delete a link.',
  refusals: ['entry_not_found'],
}

export const updateSkills: Call<typeof schemas.updateSkills> = {
  id: '083',
  service,
  method: 'PATCH',
  path: '/api/jobseekers/skills/update',
  who: 'seeker',
  body: 'json',
  summary: 'Set the skills: of the lists by id, others in the words of the seeker.',
}
