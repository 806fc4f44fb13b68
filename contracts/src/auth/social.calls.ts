import type { Call } from '../call.ts'
import type * as schemas from './social.schemas.ts'

const service = 'auth'

export const socialLogin: Call<typeof schemas.socialLogin> = {
  id: '031',
  service,
  method: 'POST',
  path: '/api/auth/jobseekers/social-login',
  who: 'guest',
  body: 'json',
  summary:
    "Log in with a provider's answer to a started log-in: its code or ID token, which the server verifies itself. An account is made where there is none.",
  refusals: [
    'invalid_credential',
    'account_suspended',
    'social_denied',
    'social_no_email',
    'social_email_unverified',
    'social_email_taken',
    'social_linked_elsewhere',
    'social_used',
    'social_other_browser',
    'social_expired',
    'social_provider_down',
  ],
  limits: [
    { by: 'address', max: 60, seconds: 600 },
    { by: 'device', max: 20, seconds: 600 },
  ],
}

export const startSocialLogin: Call<typeof schemas.startSocialLogin> = {
  id: '140',
  service,
  method: 'POST',
  path: '/api/auth/jobseekers/social-login/start',
  who: 'public',
  body: 'json',
  summary: 'Start a log-in with a provider: single use, 10 minutes.',
  refusals: ['social_provider_down'],
  limits: [{ by: 'address', max: 60, seconds: 600 }],
}

export const listSocialLogins: Call<typeof schemas.listSocialLogins> = {
  id: '184',
  service,
  method: 'GET',
  path: '/api/auth/jobseekers/social-logins',
  who: 'seeker',
  summary: 'Accounts of other sites with which the seeker can log in.',
}

export const unlinkSocialLogin: Call<typeof schemas.unlinkSocialLogin> = {
  id: '185',
  service,
  method: 'DELETE',
  path: '/api/auth/jobseekers/social-logins/{social_type}',
  who: 'seeker',
  summary: "Unlink another site's account, unless it is the only way to log in.",
  refusals: ['social_only_way'],
}

export const listSocialProviders: Call<typeof schemas.listSocialProviders> = {
  id: '141',
  service,
  method: 'GET',
  path: '/api/auth/social-providers',
  who: 'public',
  summary: 'Providers with which one can log in here.',
}
