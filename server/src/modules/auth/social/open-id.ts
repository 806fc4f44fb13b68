import type { SocialType } from '@hanap/contracts/auth/social.schemas'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as client from 'openid-client'
import type { FlowChecks, ProviderAnswer, SocialIdentity, SocialProvider } from './provider.ts'

const TIMEOUT_SECONDS = 8
const DISCOVERY_TTL_MS = 3600 * 1000

/** Plain http is for a provider on this very machine. */
const insecureOn = (address: string) => {
  const { protocol, hostname } = new URL(address)
  const isHere = hostname === '127.0.0.1' || hostname === 'localhost' || hostname === '[::1]'
  return protocol === 'http:' && isHere ? [client.allowInsecureRequests] : []
}

/** Patience and protocol of all that is asked of a provider. */
export const withTimeouts = (config: client.Configuration, address: string) => {
  config.timeout = TIMEOUT_SECONDS
  for (const set of insecureOn(address)) set(config)
  return config
}

/** What a person's claims say, by OpenID Connect's own names. Some providers write booleans as text. */
const identityOf = (
  provider: SocialType,
  claims: { sub: string } & Record<string, unknown>,
): SocialIdentity => {
  const text = (name: string) => {
    const value = claims[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const { email_verified: verified } = claims
  const isVerified = verified === true || verified === 'true'
  return {
    provider,
    subject: claims.sub,
    email: text('email') || null,
    emailStatus: isVerified ? 'verified' : verified === undefined ? 'untold' : 'unverified',
    firstName: text('given_name') || text('name'),
    lastName: text('given_name') ? text('family_name') : '',
  }
}

interface OpenIdOptions {
  provider: SocialType
  issuer: string
  clientId: string
  /** Asked for anew with each reading of the provider's metadata, once an hour. */
  clientSecret(): Promise<string>
  scope: string
  parameters?: Record<string, string>
  /** False where the provider refuses PKCE or leaves the nonce out: then the state alone binds the answer. */
  hasPkce?: boolean
  hasNonce?: boolean
  /** The ID token that the code is exchanged for is signed with the client's secret (HS256), not with a published key. */
  isSignedWithSecret?: boolean
  /** What the answer beside the token tells. */
  withAnswer?(identity: SocialIdentity, answer: ProviderAnswer): SocialIdentity
}

/**
 * A provider that speaks OpenID Connect with discovery. The ID token's signature is checked against the
 * provider's keys although it came over TLS, and its issuer, audience, times and nonce.
 */
export const openIdProvider = (ways: OpenIdOptions): SocialProvider => {
  const {
    provider,
    issuer,
    clientId,
    scope,
    hasPkce = true,
    hasNonce = true,
    isSignedWithSecret = false,
  } = ways
  let cached: { until: number; config: Promise<client.Configuration> } | undefined

  const discover = async () =>
    client.discovery(
      new URL(issuer),
      clientId,
      isSignedWithSecret ? { id_token_signed_response_alg: 'HS256' } : undefined,
      client.ClientSecretPost(await ways.clientSecret()),
      {
        timeout: TIMEOUT_SECONDS,
        execute: [...(isSignedWithSecret ? [] : [client.enableNonRepudiationChecks]), ...insecureOn(issuer)],
      },
    )

  /** The library checks published keys' signatures alone. */
  const checkSecretSignature = async (idToken: string) => {
    const key = new TextEncoder().encode(await ways.clientSecret())
    await jwtVerify(idToken, key, { audience: clientId, algorithms: ['HS256'] })
  }

  const configuration = () => {
    if (cached && cached.until > Date.now()) return cached.config
    const config = discover()
    const reading = { until: Date.now() + DISCOVERY_TTL_MS, config }
    cached = reading
    config.catch(() => {
      if (cached === reading) cached = undefined
    })
    return config
  }

  return {
    authorizeUrl: async ({ redirectUri, state, nonce, codeVerifier }: FlowChecks) =>
      client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state,
        ...(hasNonce ? { nonce } : {}),
        ...(hasPkce
          ? {
              code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
              code_challenge_method: 'S256',
            }
          : {}),
        ...ways.parameters,
      }),

    identify: async (answer, { redirectUri, state, nonce, codeVerifier }) => {
      const tokens = await client.authorizationCodeGrant(
        await configuration(),
        answerUrl(redirectUri, answer),
        {
          expectedState: state,
          idTokenExpected: true,
          ...(hasNonce ? { expectedNonce: nonce } : {}),
          ...(hasPkce ? { pkceCodeVerifier: codeVerifier } : {}),
        },
      )
      const claims = tokens.claims()
      if (!claims || !tokens.id_token) throw new Error('The login provider sent no ID token')
      if (isSignedWithSecret) await checkSecretSignature(tokens.id_token)
      const identity = identityOf(provider, claims)
      return ways.withAnswer?.(identity, answer) ?? identity
    },

    ...(hasNonce
      ? {
          identifyByToken: async (idToken: string, nonce: string) => {
            const { jwks_uri = '', issuer: named } = (await configuration()).serverMetadata()
            const { payload } = await jwtVerify(idToken, createRemoteJWKSet(new URL(jwks_uri)), {
              issuer: named,
              audience: clientId,
              algorithms: ['RS256', 'ES256'],
              requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
              maxTokenAge: '10 minutes',
            })
            if (payload.nonce !== nonce || payload.sub === undefined) throw new InvalidToken('another nonce')
            return identityOf(provider, { ...payload, sub: payload.sub })
          },
        }
      : {}),
  }
}

/** A token that is well formed and somebody else's. */
export class InvalidToken extends Error {}

/** The address to which a provider would have redirected with this answer. */
export const answerUrl = (redirectUri: string, { state, code, iss, error }: ProviderAnswer) => {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries({ state, code, iss, error }))
    if (value !== undefined) url.searchParams.set(name, value)
  return url
}
