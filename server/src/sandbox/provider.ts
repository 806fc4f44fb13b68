import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { sandboxLogInPage } from './log-in-page.ts'
import { personaIn, type SandboxPersona } from './personas.ts'
import {
  claimsOf,
  isSignedBy,
  openIdRequest,
  type ProviderContext,
  requestError,
  type SandboxClient,
  withName,
} from './provider-emulation.ts'
import type { ProviderQuirks } from './provider-quirks.ts'

export interface ProviderSandbox {
  callback: ReturnType<Provider['callback']>
  client: SandboxClient
}

const CLIENT_ID = 'hanap-sandbox'
const LOG_IN = '/log-in/'
/** What may be asked for beside a log-in; the page for both is one. */
const CHOOSE = 'select_account'

const secret = () => randomBytes(24).toString('base64url')

/** Asks at every log-in who it is, as if nobody had been there before. */
const alwaysAsk = () => {
  const { Check, Prompt, base } = interactionPolicy
  const policy = base()
  policy.add(new Prompt({ name: CHOOSE, requestable: true }), 0)
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

/** A provider at `issuer` that behaves as `ways` says; it sends people back to `isOurs` addresses alone. */
export const createSandboxProvider = async (
  issuer: string,
  ways: ProviderQuirks,
  isOurs: (redirectUri: string) => boolean,
): Promise<ProviderSandbox> => {
  const people = new Map<string, SandboxPersona>()
  /** Whose name was told: it is told once. */
  const named = new Set<string>()
  const client: SandboxClient = {
    issuer,
    clientId: CLIENT_ID,
    clientSecret: secret(),
    teamId: 'SANDBOXTEA',
    keyId: 'SANDBOXKEY',
    privateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString(),
  }
  const keys = await generateKeyPair('RS256', { extractable: true })

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        client_name: 'Hanap',
        redirect_uris: ['http://localhost/answer'],
        token_endpoint_auth_method: 'client_secret_post',
        ...(ways.signsWithSecret && { id_token_signed_response_alg: 'HS256' as const }),
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(keys.privateKey)), use: 'sig', alg: 'RS256', kid: secret() }] },
    ...(ways.signsWithSecret && { enabledJWA: { idTokenSigningAlgValues: ['HS256', 'RS256'] as const } }),
    cookies: {
      keys: [secret()],
      names: {
        session: `${ways.name}-session`,
        interaction: `${ways.name}-log-in`,
        resume: `${ways.name}-resume`,
      },
    },
    scopes: [...ways.scopes],
    claims: {
      ...(ways.scopes.includes('openid') ? { openid: ['sub'] } : {}),
      email: ways.hasGraph ? [] : ['email', 'email_verified'],
      ...(ways.scopes.includes('profile') ? { profile: ['name', 'given_name', 'family_name'] } : {}),
    },
    // These providers put all that was asked for into the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => ways.supportsPkce },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: !ways.hasGraph } },
    routes: ways.hasGraph ? { authorization: '/dialog/oauth', token: '/oauth/access_token' } : {},
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 3600,
      Session: 3600,
      Grant: 3600,
    },
    interactions: { policy: alwaysAsk(), url: (_, { uid }) => LOG_IN + uid },
    findAccount: (_, subject) => {
      const persona = people.get(subject)
      return persona && { accountId: subject, claims: async () => claimsOf(persona, ways) }
    },
    loadExistingGrant: async ctx => {
      const { account, client: asking } = ctx.oidc
      if (!account || !asking) return undefined
      const grant = new provider.Grant({ accountId: account.accountId, clientId: asking.clientId })
      grant.addOIDCScope(ways.scopes.join(' '))
      await grant.save()
      return grant
    },
  })
  provider.Client.prototype.redirectUriAllowed = isOurs
  if (ways.hasSignedSecret)
    provider.Client.prototype.compareClientSecret = async actual => isSignedBy(client, actual)

  const logIn = async (ctx: ProviderContext) => {
    if (ctx.method !== 'POST') {
      ctx.type = 'html'
      ctx.body = sandboxLogInPage(ways.name, ctx.path)
      return
    }
    const form = new URLSearchParams(await bodyOf(ctx))
    const persona = personaIn(form)
    if (persona) people.set(persona.subject, persona)
    const result = persona
      ? { [CHOOSE]: {}, login: { accountId: persona.subject, remember: false } }
      : { error: ways.denial, error_description: 'The person did not want to.' }
    ctx.status = 303
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result))
  }

  /** Facebook's: who the token's person is, for the app that proves to be itself. */
  const graph = async (ctx: ProviderContext) => {
    const token = ctx.get('authorization').replace(/^Bearer /, '')
    const proof = createHmac('sha256', client.clientSecret).update(token).digest('hex')
    const accessToken = await provider.AccessToken.find(token)
    const persona = accessToken && people.get(accessToken.accountId)
    if (!persona || ctx.query.appsecret_proof !== proof) {
      ctx.status = 400
      ctx.body = { error: { message: 'Invalid OAuth access token.', type: 'OAuthException', code: 190 } }
      return
    }
    const { subject, firstName, lastName, email } = persona
    ctx.body = {
      id: subject,
      name: `${firstName} ${lastName}`,
      first_name: firstName,
      last_name: lastName,
      ...(email === null ? {} : { email }),
    }
  }

  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith(LOG_IN)) return logIn(ctx)
    if (ways.hasGraph && ctx.path === '/me') return graph(ctx)
    if (ways.hasGraph && ctx.path.startsWith('/.well-known/')) return undefined
    const complaint = requestError(ctx.query, ways)
    if (complaint) {
      ctx.status = 400
      ctx.body = complaint
      return undefined
    }
    ctx.query = openIdRequest(ctx.query, ways)
    await next()
    const oidc: KoaContextWithOIDC['oidc'] | undefined = ctx.oidc
    const subject = oidc?.entities.AuthorizationCode?.accountId ?? oidc?.session?.accountId ?? ''
    const persona = people.get(subject)
    if (oidc?.route === 'token' && persona?.breaksDown) {
      ctx.status = 503
      ctx.body = 'Service unavailable'
    } else if (oidc?.route === 'token' && !ways.supportsPkce && oidc.params?.code_verifier !== undefined) {
      ctx.status = 401
      ctx.body = { error: 'invalid_client' }
    }
    if (persona && ways.usesFormPost && typeof ctx.body === 'string' && !named.has(subject)) {
      ctx.body = withName(ctx.body, persona)
      named.add(subject)
    }
  })
  return { callback: provider.callback(), client }
}

const bodyOf = async (ctx: ProviderContext) => {
  let text = ''
  for await (const chunk of ctx.req) text += chunk
  return text
}
