import type { Call } from '../../call.ts'
import type * as schemas from './tokens.schemas.ts'

const service = 'recruiters'

/** What a token may be for; a call that a token can make names one. */
export const tokenScopes = ['jobs', 'applications'] as const

export const listTokens: Call<typeof schemas.listTokens> = {
  id: '358',
  service,
  method: 'GET',
  path: '/api/recruiters/tokens',
  who: 'recruiter',
  permission: 'manage_company',
  summary: "The company's API tokens: who made them, what for, and when they were last used. Never a secret.",
}

export const createToken: Call<typeof schemas.createToken> = {
  id: '359',
  service,
  method: 'POST',
  path: '/api/recruiters/tokens',
  who: 'recruiter',
  permission: 'manage_company',
  body: 'json',
  summary:
    'Make an API token, whose `secret` is in this answer alone. With `Authorization: Bearer` it makes the calls of its scopes, never more than its member may, and ends when they leave.',
  refusals: ['too_many_tokens'],
  limits: [{ by: 'account', max: 20, seconds: 3600 }],
}

export const revokeToken: Call<typeof schemas.revokeToken> = {
  id: '360',
  service,
  method: 'DELETE',
  path: '/api/recruiters/tokens/{id}',
  who: 'recruiter',
  permission: 'manage_company',
  summary: 'End a token; the next request with it is refused.',
  refusals: ['token_not_found'],
}
