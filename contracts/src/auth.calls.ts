import type * as schemas from './auth.schemas.ts'
import type { Call } from './call.ts'

const service = 'auth'

/** Tries with a secret: per address, then per device. */
export const secretLimits = [
  { by: 'address', max: 60, seconds: 600 },
  { by: 'device', max: 20, seconds: 600 },
] as const

export const register: Call<typeof schemas.register> = {
  id: '027',
  service,
  method: 'POST',
  path: '/api/auth/register',
  who: 'guest',
  body: 'json',
  summary: 'Register a seeker and sign in.',
  isIdempotent: true,
  limits: secretLimits,
}

export const login: Call<typeof schemas.login> = {
  id: '029',
  service,
  method: 'POST',
  path: '/api/auth/login',
  who: 'guest',
  body: 'json',
  summary: 'Log in with e-mail and password.',
  refusals: ['invalid_credential', 'account_suspended'],
  limits: secretLimits,
}

export const loginSeeker: Call<typeof schemas.loginSeeker> = {
  id: '030',
  service,
  method: 'POST',
  path: '/api/auth/jobseekers/login',
  who: 'guest',
  body: 'json',
  summary: 'Log in as a seeker.',
  refusals: ['invalid_credential', 'account_suspended'],
  limits: secretLimits,
}

export const loginGuest: Call<typeof schemas.loginGuest> = {
  id: '032',
  service,
  method: 'POST',
  path: '/api/auth/guest/login',
  who: 'public',
  body: 'json',
  summary: 'A session for a visitor; sent only when no session exists, and refused to who is signed in.',
  refusals: ['wrong_account_kind'],
  limits: [{ by: 'address', max: 300, seconds: 600 }],
}

export const logOut: Call<typeof schemas.logOut> = {
  id: '036',
  service,
  method: 'POST',
  path: '/api/auth/log-out',
  who: 'guest',
  body: 'json',
  summary: 'End the session.',
}

export const loginRecruiter: Call<typeof schemas.loginRecruiter> = {
  id: '114',
  service,
  method: 'POST',
  path: '/api/auth/recruiters/login',
  who: 'guest',
  body: 'json',
  summary: 'Log in as a recruiter, a separate kind of account.',
  refusals: ['invalid_credential', 'account_suspended'],
  limits: secretLimits,
}

export const setPassword: Call<typeof schemas.setPassword> = {
  id: '115',
  service,
  method: 'POST',
  path: '/api/auth/set-password',
  who: 'guest',
  body: 'json',
  summary: 'Set the password with the link of a mail; ends every other session and signs in.',
  refusals: ['account_suspended'],
  limits: secretLimits,
}

export const readPasswordLink: Call<typeof schemas.readPasswordLink> = {
  id: '116',
  service,
  method: 'GET',
  path: '/api/auth/set-password',
  who: 'public',
  summary: 'Whose password a link sets; 422 when it expired or was used.',
  limits: [{ by: 'address', max: 60, seconds: 600 }],
}

export const sendPasswordLink: Call<typeof schemas.sendPasswordLink> = {
  id: '117',
  service,
  method: 'POST',
  path: '/api/auth/set-password/link',
  who: 'guest',
  body: 'json',
  summary:
    'Send the set-password link again; the same answer whether or not the address has an account without one.',
  limits: secretLimits,
}

export const acceptTerms: Call<typeof schemas.acceptTerms> = {
  id: '118',
  service,
  method: 'POST',
  path: '/api/auth/accept-terms',
  who: 'seeker',
  summary: 'Accept the terms that were not accepted at registration.',
}
