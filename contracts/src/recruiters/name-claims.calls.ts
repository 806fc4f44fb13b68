import type { Call } from '../call.ts'
import type * as schemas from './name-claims.schemas.ts'

const service = 'recruiters'
const path = '/api/recruiters/company/name-claims'

export const listNameClaims: Call<typeof schemas.listNameClaims> = {
  id: '451',
  service,
  method: 'GET',
  path,
  who: 'recruiter',
  permission: 'view_reports',
  summary:
    'Whether the company has its name, in which markets it has pages, and what it has claimed, the newest first.',
}

export const claimName: Call<typeof schemas.claimName> = {
  id: '452',
  service,
  method: 'POST',
  path,
  who: 'recruiter',
  permission: 'manage_company',
  body: 'json',
  summary:
    "A verified company claims its name, in its own market or another. Where nobody has the name there it is the company's at once; else an operator decides. With the name go imported ads and their applicants; ads that another company wrote stay that company's.",
  refusals: ['name_unproven', 'name_proven', 'too_many_claims'],
  limits: [{ by: 'account', max: 20, seconds: 86_400 }],
}
