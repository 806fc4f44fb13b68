import type { Call } from './call.ts'
import type * as schemas from './data.schemas.ts'

const service = 'data'
const registrations = [
  { by: 'address', max: 60, seconds: 600 },
  { by: 'device', max: 20, seconds: 600 },
] as const

export const apply: Call<typeof schemas.apply> = {
  id: '014',
  service,
  method: 'POST',
  path: '/api/data/jobs/{id}/applications',
  who: 'seeker',
  body: 'form',
  files: ['resume'],
  summary: 'Apply to a job; one live application per job and seeker.',
  isIdempotent: true,
  refusals: ['job_not_found', 'job_closed', 'already_applied', 'applies_elsewhere', 'company_blocked'],
}

export const registerUser: Call<typeof schemas.registerUser> = {
  id: '028',
  service,
  method: 'POST',
  path: '/api/data/users/register',
  who: 'guest',
  body: 'json',
  summary: 'Register a seeker from the quick-apply and alert flows.',
  isIdempotent: true,
  limits: registrations,
}

export const quickApply: Call<typeof schemas.quickApply> = {
  id: '111',
  service,
  method: 'POST',
  path: '/api/data/jobs/{id}/quick-applications',
  who: 'guest',
  body: 'form',
  files: ['resume'],
  summary: 'Register and apply in one step, both or neither.',
  isIdempotent: true,
  limits: registrations,
  refusals: ['job_not_found', 'job_closed', 'applies_elsewhere', 'company_blocked'],
}
