import type { Call } from '../call.ts'
import type * as schemas from './singpass.schemas.ts'

const service = 'auth'

export const generateAuthoriseUrl: Call<typeof schemas.generateAuthoriseUrl> = {
  id: '040',
  service,
  method: 'POST',
  path: '/api/auth/sg/singpass/generate-authorise-url',
  who: 'seeker',
  body: 'json',
  summary: 'An address of Singpass at which the seeker proves who they are; good for `expires_in` seconds.',
  refusals: ['singapore_only', 'singpass_unavailable'],
  limits: [{ by: 'account', max: 60, seconds: 600 }],
}

export const readSingpassUserInfo: Call<typeof schemas.readSingpassUserInfo> = {
  id: '041',
  service,
  method: 'GET',
  path: '/api/auth/sg/singpass/user-info',
  who: 'seeker',
  summary:
    'What Singpass answered about the seeker and the seeker has not confirmed yet; null when nothing waits.',
  refusals: ['singapore_only', 'singpass_unavailable'],
}

export const verifySingaporeIdentity: Call<typeof schemas.verifySingaporeIdentity> = {
  id: '042',
  service,
  method: 'POST',
  path: '/api/auth/sg/singpass/verify-singapore-identity',
  who: 'seeker',
  summary: 'Confirm the details that wait; one identity verifies one account.',
  refusals: ['singapore_only', 'singpass_unavailable', 'identity_missing', 'identity_taken', 'pass_expired'],
  limits: [{ by: 'account', max: 20, seconds: 600 }],
}

export const exchangeSingpassCode: Call<typeof schemas.exchangeSingpassCode> = {
  id: '150',
  service,
  method: 'POST',
  path: '/api/auth/sg/singpass/exchange',
  who: 'seeker',
  body: 'json',
  summary: 'Fetch the details for the code with which Singpass sent the seeker back; each state counts once.',
  refusals: ['singapore_only', 'singpass_unavailable', 'singpass_refused', 'pass_expired'],
  limits: [{ by: 'account', max: 60, seconds: 600 }],
}

export const readIdentity: Call<typeof schemas.readIdentity> = {
  id: '151',
  service,
  method: 'GET',
  path: '/api/auth/sg/singpass/identity',
  who: 'seeker',
  summary: 'The identity that the seeker verified, with its number masked; null before that.',
  refusals: ['singapore_only'],
}

export const readSingpassKeys: Call<typeof schemas.readSingpassKeys> = {
  id: '152',
  service,
  method: 'GET',
  path: '/api/auth/sg/singpass/jwks',
  who: 'public',
  answers: 'file',
  types: ['application/json'],
  summary: 'Our public keys as a JWK set, for Singpass to check our signatures with and to encrypt for us.',
  refusals: ['singpass_unavailable'],
}
