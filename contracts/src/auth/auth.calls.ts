import type { Call } from '../call.ts'
import type * as schemas from './auth.schemas.ts'

const service = 'auth'

/** Tries with a secret: per address, then per device. */
export const secretLimits = [
  { by: 'address', max: 60, seconds: 600 },
  { by: 'device', max: 20, seconds: 600 },
] as const

/** Tries with the secret of a named account: also per account, from wherever they come. */
const accountLimits = [...secretLimits, { by: 'email', max: 30, seconds: 600 }] as const

export const register: Call<typeof schemas.register> = {
  id: '027',
  service,
  method: 'POST',
  path: '/api/auth/register',
  who: 'guest',
  body: 'json',
  summary: 'Register a seeker and sign in; refused to who is signed in.',
  isIdempotent: true,
  refusals: ['already_signed_in'],
  limits: accountLimits,
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
  limits: accountLimits,
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
  limits: accountLimits,
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
  limits: [{ by: 'address', max: 300, seconds: 600, isPerProcess: true }],
}

export const sendResetCode: Call<typeof schemas.sendResetCode> = {
  id: '033',
  service,
  method: 'POST',
  path: '/api/auth/reset-password/otp',
  who: 'guest',
  body: 'json',
  summary:
    'Send a six-digit code to reset a password; the same answer whether or not the address has an account.',
  refusals: ['sign_in_required'],
  limits: [
    ...secretLimits,
    // Of an address's mails there are fewer, whoever asks: see `codes.ts`.
    { by: 'email', max: 5, seconds: 600, isPerClient: true },
    { by: 'email', max: 60, seconds: 600 },
  ],
}

export const verifyResetCode: Call<typeof schemas.verifyResetCode> = {
  id: '034',
  service,
  method: 'POST',
  path: '/api/auth/reset-password/verify-otp',
  who: 'guest',
  body: 'json',
  summary:
    'Check the code; it lasts 10 minutes and 5 wrong tries, in the session that asked for it or, with fewer tries a day, in any other.',
  limits: accountLimits,
}

export const resetPassword: Call<typeof schemas.resetPassword> = {
  id: '035',
  service,
  method: 'POST',
  path: '/api/auth/reset-password',
  who: 'guest',
  body: 'json',
  summary: 'Set a new password with the code; ends every other session of the account and signs in.',
  refusals: ['account_suspended'],
  limits: accountLimits,
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
  limits: accountLimits,
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
  limits: [...secretLimits, { by: 'email', max: 5, seconds: 600 }],
}

export const acceptTerms: Call<typeof schemas.acceptTerms> = {
  id: '118',
  service,
  method: 'POST',
  path: '/api/auth/accept-terms',
  who: 'seeker',
  summary: 'Accept the terms that were not accepted at registration.',
}

/** Tries with a secret by who is signed in. */
const ownSecretLimits = [
  { by: 'address', max: 60, seconds: 600 },
  { by: 'account', max: 10, seconds: 600 },
] as const

/** Mails that a signed-in person asks for. */
const ownMailLimits = [
  { by: 'account', max: 5, seconds: 600 },
  { by: 'account', max: 20, seconds: 86_400 },
] as const

export const changePassword: Call<typeof schemas.changePassword> = {
  id: '160',
  service,
  method: 'POST',
  path: '/api/auth/change-password',
  who: 'person',
  body: 'json',
  summary:
    'Change the password, with the old one where there is one; ends every other session and begins this one anew.',
  refusals: ['account_suspended'],
  limits: ownSecretLimits,
}

export const sendEmailCode: Call<typeof schemas.sendEmailCode> = {
  id: '161',
  service,
  method: 'POST',
  path: '/api/auth/change-email/otp',
  who: 'person',
  body: 'json',
  summary:
    'Send a code to a new address, with the password where there is one; or to the own address, to verify it.',
  limits: [ownSecretLimits[0], ...ownMailLimits, { by: 'email', max: 5, seconds: 600 }],
}

export const changeEmail: Call<typeof schemas.changeEmail> = {
  id: '162',
  service,
  method: 'POST',
  path: '/api/auth/change-email',
  who: 'person',
  body: 'json',
  summary:
    'Change the address with the code, and tell the old one; or verify the own one. The session begins anew.',
  limits: ownSecretLimits,
}

export const listSessions: Call<typeof schemas.listSessions> = {
  id: '163',
  service,
  method: 'GET',
  path: '/api/auth/sessions',
  who: 'person',
  summary: 'Where the person is logged in, this session first, then the last seen.',
}

export const endOwnSession: Call<typeof schemas.endOwnSession> = {
  id: '164',
  service,
  method: 'DELETE',
  path: '/api/auth/sessions/{id}/delete',
  who: 'person',
  summary: "End one of the person's own sessions.",
  refusals: ['session_not_found'],
}

export const endOtherSessions: Call<typeof schemas.endOtherSessions> = {
  id: '165',
  service,
  method: 'POST',
  path: '/api/auth/sessions/end-others',
  who: 'person',
  summary: "End every other session of the person's.",
}
