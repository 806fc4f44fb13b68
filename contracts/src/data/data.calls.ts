import type { Call } from '../call.ts'
import type * as schemas from './data.schemas.ts'

const service = 'data'
const registrations = [
  { by: 'address', max: 60, seconds: 600 },
  { by: 'device', max: 20, seconds: 600 },
  { by: 'email', max: 30, seconds: 600 },
] as const

/** Files of up to 10 MB that are read, checked and kept. */
const uploads = [
  { by: 'address', max: 600, seconds: 3600 },
  { by: 'account', max: 60, seconds: 3600 },
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
  limits: uploads,
  refusals: ['job_not_found', 'job_closed', 'already_applied', 'applies_elsewhere', 'company_blocked'],
}

export const registerUser: Call<typeof schemas.registerUser> = {
  id: '028',
  service,
  method: 'POST',
  path: '/api/data/users/register',
  who: 'guest',
  body: 'json',
  summary: 'Register a seeker from the quick-apply and alert flows; refused to who is signed in.',
  isIdempotent: true,
  refusals: ['already_signed_in'],
  limits: registrations,
}

export const generateEmailCode: Call<typeof schemas.generateEmailCode> = {
  id: '037',
  service,
  method: 'POST',
  path: '/api/data/email/generate-otp',
  who: 'seeker',
  summary: "Send a six-digit code to the seeker's own address, unless it is verified.",
  limits: [
    { by: 'account', max: 5, seconds: 600 },
    { by: 'account', max: 20, seconds: 86_400 },
  ],
}

export const verifyEmail: Call<typeof schemas.verifyEmail> = {
  id: '038',
  service,
  method: 'GET',
  path: '/api/data/email/verify',
  who: 'seeker',
  summary:
    'Verify the address with the code; it lasts 10 minutes and 5 wrong tries, for the session that asked.',
  limits: [
    { by: 'address', max: 60, seconds: 600 },
    { by: 'account', max: 20, seconds: 600 },
  ],
}

export const quickApply: Call<typeof schemas.quickApply> = {
  id: '111',
  service,
  method: 'POST',
  path: '/api/data/jobs/{id}/quick-applications',
  who: 'guest',
  body: 'form',
  files: ['resume'],
  summary:
    'Register and apply in one step, both or neither. A seeker who is signed in with the address applies as who they are.',
  isIdempotent: true,
  limits: registrations,
  refusals: [
    'job_not_found',
    'job_closed',
    'applies_elsewhere',
    'company_blocked',
    'already_applied',
    'already_signed_in',
  ],
}
