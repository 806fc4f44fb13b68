import { exportJWK, importJWK } from 'jose'
import * as client from 'openid-client'
import type { ClientKeys } from './client-keys.ts'
import { MYINFO_SCOPES } from './myinfo.ts'
import type { PendingAuthorisation } from './store.ts'

export interface SingpassClientSettings {
  /** Singpass's issuer: `https://id.singpass.gov.sg/fapi`. */
  issuer: string
  clientId: string
  /** A counterpart on this machine speaks http. */
  allowsHttp: boolean
}

/** Why there are no details: the person or Singpass said no, or Singpass did not answer as it should. */
export class MyinfoUnavailable extends Error {
  readonly why: 'refused' | 'unavailable'
  constructor(why: MyinfoUnavailable['why'], cause: string) {
    super(`Singpass gave no details: ${cause}`)
    this.why = why
  }
}

export interface CallbackParameters {
  state: string
  code?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

const METADATA_MS = 3600 * 1000
const TIMEOUT_SECONDS = 10
const CLOCK_TOLERANCE_SECONDS = 10
/** Singpass's pushed requests live for 60 seconds; the way there takes some. */
export const LINK_SECONDS = 50

/** Errors of the library carry answers and claims: only their kind goes on. */
const kindOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'

const noDetails = (error: unknown) => {
  if (error instanceof MyinfoUnavailable) return error
  if (error instanceof client.AuthorizationResponseError) return new MyinfoUnavailable('refused', error.error)
  const isRefused = error instanceof client.ResponseBodyError && error.status < 500
  return isRefused
    ? new MyinfoUnavailable('refused', error.error)
    : new MyinfoUnavailable('unavailable', kindOf(error))
}

/**
 * Singpass's FAPI 2.0 profile: pushed requests, private_key_jwt, PKCE, proof of possession from the push to
 * userinfo, and answers that are signed and encrypted for us. Every failure is a `MyinfoUnavailable`.
 */
export const createSingpassClient = (
  { issuer, clientId, allowsHttp }: SingpassClientSettings,
  keys: ClientKeys,
) => {
  const allowHttp = allowsHttp ? [client.allowInsecureRequests] : []
  let cached: { metadata: client.ServerMetadata; until: number } | undefined

  const metadata = async () => {
    if (cached && cached.until > Date.now()) return cached.metadata
    const discovery = await client.discovery(new URL(issuer), clientId, undefined, undefined, {
      execute: allowHttp,
      timeout: TIMEOUT_SECONDS,
    })
    cached = { metadata: discovery.serverMetadata(), until: Date.now() + METADATA_MS }
    return cached.metadata
  }

  const configuration = async () => {
    const { signing, opening } = await keys.inUse(new Date())
    const config = new client.Configuration(
      await metadata(),
      clientId,
      {
        id_token_signed_response_alg: 'ES256',
        userinfo_signed_response_alg: 'ES256',
        [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS,
      },
      client.PrivateKeyJwt(
        { key: signing.key, kid: signing.kid },
        {
          // Singpass takes no assertion without it.
          [client.modifyAssertion]: header => {
            header.typ = 'JWT'
          },
        },
      ),
    )
    config.timeout = TIMEOUT_SECONDS
    for (const allow of allowHttp) allow(config)
    client.enableNonRepudiationChecks(config)
    client.enableDecryptingResponses(config, ['A256GCM', 'A256CBC-HS512'], ...opening)
    return config
  }

  return {
    /** A link to Singpass, good for `LINK_SECONDS`, and what its answer is checked against. */
    authorise: async (state: string, redirectUri: string) => {
      try {
        const config = await configuration()
        const verifier = client.randomPKCECodeVerifier()
        const nonce = client.randomNonce()
        const proof = await client.randomDPoPKeyPair('ES256', { extractable: true })
        const url = await client.buildAuthorizationUrlWithPAR(
          config,
          {
            redirect_uri: redirectUri,
            scope: MYINFO_SCOPES,
            state,
            nonce,
            code_challenge: await client.calculatePKCECodeChallenge(verifier),
            code_challenge_method: 'S256',
          },
          { DPoP: client.getDPoPHandle(config, proof) },
        )
        return { url: url.href, nonce, verifier, proofKey: await exportJWK(proof.privateKey) }
      } catch (error) {
        throw noDetails(error)
      }
    },

    /** What Singpass says of the person who came back; nothing of it is checked but that Singpass said it. */
    userInfo: async (
      returned: CallbackParameters,
      { redirectUri, nonce, verifier, proofKey }: PendingAuthorisation,
    ) => {
      try {
        const config = await configuration()
        const current = new URL(redirectUri)
        for (const [name, value] of Object.entries(returned))
          if (value !== undefined) current.searchParams.set(name, value)
        const DPoP = client.getDPoPHandle(config, await keyPairOf(proofKey))
        const tokens = await client.authorizationCodeGrant(
          config,
          current,
          {
            expectedState: returned.state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          },
          undefined,
          { DPoP },
        )
        const subject = tokens.claims()?.sub
        if (subject === undefined) throw new MyinfoUnavailable('unavailable', 'no subject')
        return await client.fetchUserInfo(config, tokens.access_token, subject, { DPoP })
      } catch (error) {
        throw noDetails(error)
      }
    },
  }
}
export type SingpassClient = ReturnType<typeof createSingpassClient>

const keyPairOf = async ({ d, ...publicJwk }: PendingAuthorisation['proofKey']) => {
  const [privateKey, publicKey] = await Promise.all([
    importJWK({ ...publicJwk, d }, 'ES256'),
    importJWK(publicJwk, 'ES256', { extractable: true }),
  ])
  if (!(privateKey instanceof CryptoKey) || !(publicKey instanceof CryptoKey))
    throw new Error('Expected an EC key as a CryptoKey')
  return { privateKey, publicKey }
}
