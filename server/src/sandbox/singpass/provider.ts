import { randomBytes } from 'node:crypto'
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose'
import Provider, { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { z } from 'zod'
import { singpassLogInPage } from './log-in-page.ts'
import { createMemoryAdapter } from './memory-adapter.ts'
import { personaById } from './personas.ts'

export interface SingpassSandboxOptions {
  issuer: string
  clientId: string
  /** Where the marketplace publishes its keys. */
  jwksUri: string
  /** Whether a return address is the marketplace's. */
  isOurs(redirectUri: string): boolean
}

const LOG_IN = '/log-in/'
const SCOPES = [
  'uinfin',
  'name',
  'residentialstatus',
  'nationality',
  'passtype',
  'passstatus',
  'passexpirydate',
]
/** How long an assertion may be good for. */
const ASSERTION_SECONDS = 120
const KEY_WRAP = 'ECDH-ES+A256KW'

const JwkSet = z.object({
  keys: z.array(
    z.object({
      kty: z.string(),
      crv: z.string(),
      x: z.string(),
      y: z.string(),
      use: z.string(),
      kid: z.string(),
    }),
  ),
})

const secret = () => randomBytes(24).toString('base64url')

/** Asks at every log-in who it is, as if nobody had been there before. */
const alwaysAsk = () => {
  const { Check, base } = interactionPolicy
  const policy = base()
  policy.remove('consent')
  policy
    .get('login')
    ?.checks.add(
      new Check('asked_each_time', 'whom to be is asked each time', ctx =>
        ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  return policy
}

const infoOf = (personaId: string, scope: string) => {
  const scopes = scope.split(' ')
  const info = Object.entries(personaById(personaId)?.info ?? {})
  return Object.fromEntries(info.filter(([name]) => scopes.includes(name)))
}

/** What nobody but the provider could sign, signed by somebody else and encrypted as it should be. */
const forged = async (claims: JWTPayload, jwksUri: string) => {
  const { privateKey } = await generateKeyPair('ES256')
  const signed = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).setIssuedAt().sign(privateKey)
  const { keys } = JwkSet.parse(await fetch(jwksUri).then(answer => answer.json()))
  const key = keys.find(({ use }) => use === 'enc')
  return new CompactEncrypt(new TextEncoder().encode(signed))
    .setProtectedHeader({ alg: KEY_WRAP, enc: 'A256GCM', cty: 'JWT', kid: key?.kid ?? '' })
    .encrypt(await importJWK(key ?? {}, KEY_WRAP))
}

type SingpassContext = Parameters<Parameters<Provider['use']>[0]>[0]

const bodyOf = async (ctx: SingpassContext) => {
  let text = ''
  for await (const chunk of ctx.req) text += chunk
  return new URLSearchParams(text)
}

/**
 * Singpass's profile of FAPI 2.0 on this machine: pushed requests alone, proof of possession with the server's
 * nonces, private_key_jwt, answers signed and encrypted for the client's published key.
 */
export const createSingpassProvider = async ({
  issuer,
  clientId,
  jwksUri,
  isOurs,
}: SingpassSandboxOptions) => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const encrypted = { alg: KEY_WRAP, enc: 'A256GCM' } as const

  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_name: 'Hanap',
        redirect_uris: ['http://sg.localhost/singpass/callback'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'private_key_jwt',
        token_endpoint_auth_signing_alg: 'ES256',
        jwks_uri: jwksUri,
        dpop_bound_access_tokens: true,
        require_pushed_authorization_requests: true,
        id_token_signed_response_alg: 'ES256',
        id_token_encrypted_response_alg: encrypted.alg,
        id_token_encrypted_response_enc: encrypted.enc,
        userinfo_signed_response_alg: 'ES256',
        userinfo_encrypted_response_alg: encrypted.alg,
        userinfo_encrypted_response_enc: encrypted.enc,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'ES256', kid: secret() }] },
    cookies: {
      keys: [secret()],
      names: { session: 'singpass-session', interaction: 'singpass-log-in', resume: 'singpass-resume' },
    },
    scopes: ['openid', ...SCOPES],
    claims: { openid: ['sub'], ...Object.fromEntries(SCOPES.map(scope => [scope, ['person_info']])) },
    features: {
      devInteractions: { enabled: false },
      fapi: { enabled: true, profile: '2.0' },
      pushedAuthorizationRequests: { enabled: true, requirePushedAuthorizationRequests: true },
      dPoP: { enabled: true, nonceSecret: randomBytes(32), requireNonce: () => true },
      encryption: { enabled: true },
      jwtUserinfo: { enabled: true },
    },
    enabledJWA: {
      clientAuthSigningAlgValues: ['ES256'],
      dPoPSigningAlgValues: ['ES256'],
      idTokenSigningAlgValues: ['ES256'],
      idTokenEncryptionAlgValues: [encrypted.alg],
      idTokenEncryptionEncValues: [encrypted.enc],
      userinfoSigningAlgValues: ['ES256'],
      userinfoEncryptionAlgValues: [encrypted.alg],
      userinfoEncryptionEncValues: [encrypted.enc],
    },
    assertJwtClientAuthClaimsAndHeader: async (ctx, claims, header) => {
      const { aud, exp = 0, iat = 0 } = claims
      if (aud !== ctx.oidc.issuer || header.typ !== 'JWT' || Number(exp) - Number(iat) > ASSERTION_SECONDS)
        throw new errors.InvalidClientAuth('not an assertion as Singpass takes it')
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 3600,
      Session: 3600,
      Grant: 3600,
    },
    interactions: { policy: alwaysAsk(), url: (_, { uid }) => LOG_IN + uid },
    findAccount: (_, id) =>
      personaById(id) && {
        accountId: id,
        claims: async (_use, scope) => ({ sub: id, person_info: infoOf(id, scope) }),
      },
    loadExistingGrant: async ctx => {
      const { account, client } = ctx.oidc
      if (!account || !client) return undefined
      const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId })
      grant.addOIDCScope(['openid', ...SCOPES].join(' '))
      await grant.save()
      return grant
    },
    // The marketplace is on this machine, where the provider's own would not look.
    fetch: (url, options) => {
      const { headers, signal } = options ?? {}
      return fetch(url, { ...(headers ? { headers } : {}), ...(signal ? { signal } : {}) })
    },
  })
  provider.Client.prototype.redirectUriAllowed = isOurs

  const logIn = async (ctx: SingpassContext) => {
    if (ctx.method !== 'POST') {
      ctx.type = 'html'
      ctx.body = singpassLogInPage()
      return
    }
    const persona = personaById((await bodyOf(ctx)).get('persona') ?? '')
    const result =
      !persona || persona.does === 'deny'
        ? { error: 'access_denied', error_description: 'The person did not want to.' }
        : { login: { accountId: persona.id, remember: false } }
    ctx.status = 303
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result))
  }

  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith(LOG_IN)) return logIn(ctx)
    await next()
    const oidc: KoaContextWithOIDC['oidc'] | undefined = ctx.oidc
    const persona = personaById(oidc?.account?.accountId ?? '')
    if (oidc?.route !== 'userinfo' || !persona?.does) return
    if (persona.does === 'break down') {
      ctx.status = 503
      ctx.body = 'Service unavailable'
      return
    }
    const claims = { sub: persona.id, person_info: persona.info }
    if (persona.does === 'sign nothing') ctx.body = claims
    else ctx.body = await forged({ ...claims, iss: issuer, aud: clientId }, jwksUri)
  })
  return provider.callback()
}
