import type { Call } from '../call.ts'
import type * as schemas from './talents.schemas.ts'

const service = 'recruiters'

export const searchTalents: Call<typeof schemas.searchTalents> = {
  id: '351',
  service,
  method: 'GET',
  path: '/api/recruiters/talents',
  who: 'recruiter',
  permission: 'search_talent',
  summary:
    'Seekers who let verified companies find them, without what tells who they are; with a job of the company, those who match it first. Of a filter, values of fewer than five people are not counted.',
  refusals: ['company_unverified', 'job_not_found'],
  limits: [{ by: 'account', max: 600, seconds: 3600 }],
}

export const readTalent: Call<typeof schemas.readTalent> = {
  id: '352',
  service,
  method: 'GET',
  path: '/api/recruiters/talents/{id}',
  who: 'recruiter',
  permission: 'search_talent',
  summary:
    'The profile of a seeker whom the company can find. Name, photo and employers are null until the seeker accepts a greeting of the company; a company opens 100 profiles in 24 hours.',
  refusals: ['company_unverified', 'job_not_found', 'seeker_not_found', 'too_many_profiles'],
}

export const reportTalent: Call<typeof schemas.reportTalent> = {
  id: '367',
  service,
  method: 'POST',
  path: '/api/recruiters/talents/{id}/report',
  who: 'recruiter',
  permission: 'search_talent',
  body: 'json',
  summary: 'Report a seeker whom the company can find to the operators, with a reason.',
  refusals: ['company_unverified', 'seeker_not_found'],
  limits: [{ by: 'account', max: 30, seconds: 86_400 }],
}
