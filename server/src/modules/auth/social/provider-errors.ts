import { errors as joseErrors } from 'jose'
import * as client from 'openid-client'
import { ZodError } from 'zod'
import { Refusal } from '../../../calls/refusal.ts'
import { GraphApiError } from './facebook.ts'
import { InvalidToken } from './open-id.ts'
import { SandboxUnavailable } from './source.ts'

/** How providers say that the person did not want to. */
const DENIED = new Set(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'])
/** How they say that they cannot just now, or that they do not know this site: nothing that a visitor could mend. */
const DOWN = new Set(['temporarily_unavailable', 'server_error', 'invalid_client', 'unauthorized_client'])

const isDownStatus = (status: number) => status >= 500 || status === 429

/** Codes of `openid-client` for answers that are no answers of the protocol: an error page, another language. */
const NO_ANSWER = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_PARSE_ERROR', 'OAUTH_RESPONSE_IS_NOT_JSON'])

const isDown = (error: unknown): boolean => {
  if (error instanceof SandboxUnavailable) return true
  if (error instanceof GraphApiError) return isDownStatus(error.status)
  if (error instanceof client.ResponseBodyError) return isDownStatus(error.status) || DOWN.has(error.error)
  if (error instanceof client.ClientError) {
    if (NO_ANSWER.has(error.code ?? '')) return true
    if (error.cause instanceof Response) return isDownStatus(error.cause.status)
    return error.cause !== error && isDown(error.cause)
  }
  if (error instanceof joseErrors.JWKSTimeout) return true
  // What `fetch` throws where nobody listens.
  return error instanceof TypeError && error.message === 'fetch failed'
}

const isTheirs = (error: unknown) =>
  error instanceof client.ClientError ||
  error instanceof client.ResponseBodyError ||
  error instanceof client.WWWAuthenticateChallengeError ||
  error instanceof joseErrors.JOSEError ||
  error instanceof GraphApiError ||
  error instanceof InvalidToken ||
  error instanceof ZodError

/**
 * What a failed log-in with a provider is refused with. What a provider or its answer did wrong is no error of
 * ours; anything else is thrown on.
 */
export const socialRefusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof client.AuthorizationResponseError) {
    if (DENIED.has(error.error)) return new Refusal('social_denied')
    return new Refusal(DOWN.has(error.error) ? 'social_provider_down' : 'invalid_credential')
  }
  if (isDown(error)) return new Refusal('social_provider_down')
  if (isTheirs(error)) return new Refusal('invalid_credential')
  throw error
}
