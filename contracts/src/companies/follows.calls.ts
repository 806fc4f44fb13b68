import type { Call } from '../call.ts'
import type * as schemas from './follows.schemas.ts'

const service = 'companies'

export const followCompany: Call<typeof schemas.followCompany> = {
  id: '543',
  service,
  method: 'PUT',
  path: '/api/companies/{id}/follow',
  who: 'seeker',
  summary:
    'Follow a company: its new jobs are told, at most once a day, and marked in lists. Following twice answers the same entry; at most 200 are followed.',
  refusals: ['company_not_found', 'company_blocked', 'too_many_followed'],
}

export const unfollowCompany: Call<typeof schemas.unfollowCompany> = {
  id: '544',
  service,
  method: 'DELETE',
  path: '/api/companies/{id}/follow',
  who: 'seeker',
  summary: 'Follow a company no more; one that is not followed is no error.',
  refusals: ['company_not_found'],
}

export const listFollowedCompanies: Call<typeof schemas.listFollowedCompanies> = {
  id: '545',
  service,
  method: 'GET',
  path: '/api/companies/followed-companies',
  who: 'seeker',
  summary: 'Companies that the seeker follows, the latest first.',
}
