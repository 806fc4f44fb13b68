import { listSocialProviders, socialLogin, startSocialLogin } from '@hanap/contracts/auth/social.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newSandboxPerson, type SandboxLogIn, walkSandboxLogIn } from '../modules/auth/social/factory.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { createSandbox } from './sandbox.ts'
import { readSettings } from './settings/settings.ts'

const IdToken = z.object({ id_token: z.string() })

const google = { GOOGLE_CLIENT_ID: 'hanap', GOOGLE_CLIENT_SECRET: 'secret' }

const typesOf = async (app: TestApp) =>
  (await app.call(listSocialProviders)).data.providers.map(({ social_type }) => social_type)

describe('settings', () => {
  test.each([
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'hanap' }],
    ['LINKEDIN_CLIENT_ID', { LINKEDIN_CLIENT_SECRET: 'secret' }],
    ['LINE_CLIENT_SECRET', { LINE_CLIENT_ID: 'hanap' }],
    ['APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY', { APPLE_CLIENT_ID: 'hanap' }],
    ['APPLE_PRIVATE_KEY', { APPLE_PRIVATE_KEY: 'not a key' }],
    ['GOOGLE_ISSUER', { ...google, GOOGLE_ISSUER: 'accounts.google.com' }],
  ])('half a provider ends the start with what is missing or wrong: %s', (name, environment) => {
    expect(() => readSettings(environment)).toThrow(name)
  })

  test('a provider that does not answer is told apart from a wrong log-in', async () => {
    const app = await startTestApp({ LOG_LEVEL: 'silent', ...google, GOOGLE_ISSUER: 'http://127.0.0.1:9' })
    expect(await typesOf(app)).toEqual(['google'])
    const started = await app.call(startSocialLogin, { body: { social_type: 'google' } })
    expect(started).toMatchObject({ status: 503, code: 'social_provider_down' })
    const other = await app.call(startSocialLogin, { body: { social_type: 'apple' } })
    expect(other.status).toBe(404)
    expect(await app.connection.sql`select * from social_flows`).toEqual([])
    await app.close()
  })

  test('production has the providers that are configured, and never the sandbox', async () => {
    const production = { HANAP_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' }
    const app = await startTestApp(production)
    expect(await typesOf(app)).toEqual([])
    const started = await app.call(startSocialLogin, { body: { social_type: 'google' } })
    expect(started.status).toBe(404)
    await app.close()
    const configured = await startTestApp({ ...production, ...google })
    expect(await typesOf(configured)).toEqual(['google'])
    await configured.close()
  })
})

describe('configured providers', () => {
  const sandbox = createSandbox('localhost')
  let app: TestApp
  let secrets: { clientId: string; clientSecret: string; issuer: string }

  beforeAll(async () => {
    const { google, apple, facebook, linkedin, line } = await sandbox.settings()
    if (!google || !apple || !facebook || !linkedin || !line) throw new Error('the sandbox lacks a provider')
    secrets = google
    app = await startTestApp({
      LOG_LEVEL: 'silent',
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_ISSUER: google.issuer,
      APPLE_CLIENT_ID: apple.clientId,
      APPLE_TEAM_ID: apple.teamId,
      APPLE_KEY_ID: apple.keyId,
      APPLE_PRIVATE_KEY: apple.privateKey.replaceAll('\n', '\\n'),
      APPLE_ISSUER: apple.issuer,
      FACEBOOK_CLIENT_ID: facebook.clientId,
      FACEBOOK_CLIENT_SECRET: 'not the secret',
      FACEBOOK_DIALOG_URL: facebook.dialogUrl,
      FACEBOOK_GRAPH_URL: facebook.graphUrl,
      LINKEDIN_CLIENT_ID: linkedin.clientId,
      LINKEDIN_CLIENT_SECRET: linkedin.clientSecret,
      LINKEDIN_ISSUER: linkedin.issuer,
      LINE_CLIENT_ID: line.clientId,
      LINE_CLIENT_SECRET: line.clientSecret,
      LINE_ISSUER: line.issuer,
    })
  })
  afterAll(async () => {
    await app.close()
    await sandbox.stop?.()
  })

  const verifierOf = async (at: TestApp) => {
    const [flow] = await at.connection.sql`
      select code_verifier from social_flows order by created_at desc limit 1`
    return String(flow?.code_verifier)
  }

  /** What a client gets that asks the provider itself: an ID token with the nonce of a flow. */
  const idTokenOf = async ({ answer, type }: SandboxLogIn, at: TestApp = app) => {
    const response = await fetch(`${secrets.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: answer.code ?? '',
        redirect_uri: `http://localhost/social-log-in/${type}/answer`,
        code_verifier: await verifierOf(at),
        client_id: secrets.clientId,
        client_secret: secrets.clientSecret,
      }),
    })
    return IdToken.parse(await response.json()).id_token
  }

  const handIn = (flowToken: string, idToken: string, type: SandboxLogIn['type'] = 'google') =>
    app.call(socialLogin, { body: { social_type: type, flow_token: flowToken, id_token: idToken } })

  test('all five are offered', async () => {
    expect(await typesOf(app)).toEqual(['google', 'apple', 'facebook', 'linkedin', 'line'])
  })

  test('a secret that the provider does not know is the site’s trouble, not the person’s', async () => {
    const { flowToken, answer } = await walkSandboxLogIn(app, 'facebook', newSandboxPerson())
    const { state, code } = answer
    const body = { social_type: 'facebook' as const, flow_token: flowToken, state, code }
    expect(await app.call(socialLogin, { body })).toMatchObject({ code: 'social_provider_down' })
  })

  test('an ID token with the flow’s nonce signs in, once', async () => {
    const person = newSandboxPerson()
    const walk = await walkSandboxLogIn(app, 'google', person)
    const idToken = await idTokenOf(walk)
    const signedIn = await handIn(walk.flowToken, idToken)
    expect(signedIn.data.user).toMatchObject({ email: person.email, is_email_verify: true })
    expect(await handIn(walk.flowToken, idToken)).toMatchObject({ code: 'social_used' })
  })

  test('an ID token of another log-in is refused', async () => {
    const theirs = await idTokenOf(await walkSandboxLogIn(app, 'google', newSandboxPerson()))
    const mine = await walkSandboxLogIn(app, 'google', newSandboxPerson())
    expect(await handIn(mine.flowToken, theirs)).toMatchObject({ status: 401, code: 'invalid_credential' })
  })

  test('an ID token whose claims were changed is refused', async () => {
    const walk = await walkSandboxLogIn(app, 'google', newSandboxPerson())
    const [head = '', claims = '', signature = ''] = (await idTokenOf(walk)).split('.')
    const changed = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: 'somebody-else' }
    const forged = [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.')
    expect(await handIn(walk.flowToken, forged)).toMatchObject({ status: 401, code: 'invalid_credential' })
  })

  test('an ID token that was made for another client is refused', async () => {
    const environment = { ...google, GOOGLE_CLIENT_ID: 'another', GOOGLE_ISSUER: secrets.issuer }
    const other = await startTestApp({ LOG_LEVEL: 'silent', ...environment })
    const asTheFirst = (url: URL) => url.searchParams.set('client_id', secrets.clientId)
    const walk = await walkSandboxLogIn(other, 'google', newSandboxPerson(), { alter: asTheFirst })
    const body = {
      social_type: 'google' as const,
      flow_token: walk.flowToken,
      id_token: await idTokenOf(walk, other),
    }
    expect(await other.call(socialLogin, { body })).toMatchObject({ code: 'invalid_credential' })
    await other.close()
  })

  test('a provider that speaks in another’s name is not listened to', async () => {
    const environment = { ...google, GOOGLE_ISSUER: secrets.issuer.replace('127.0.0.1', 'localhost') }
    const other = await startTestApp({ LOG_LEVEL: 'silent', ...environment })
    const started = await other.call(startSocialLogin, { body: { social_type: 'google' } })
    expect(started).toMatchObject({ status: 503, code: 'social_provider_down' })
    await other.close()
  })

  test('a token that names no signature is refused', async () => {
    const walk = await walkSandboxLogIn(app, 'google', newSandboxPerson())
    const [, claims = ''] = (await idTokenOf(walk)).split('.')
    const bare = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
    expect(await handIn(walk.flowToken, bare)).toMatchObject({ status: 401, code: 'invalid_credential' })
  })

  test('one provider’s ID token is none of another’s', async () => {
    const theirs = await idTokenOf(await walkSandboxLogIn(app, 'google', newSandboxPerson()))
    const mine = await walkSandboxLogIn(app, 'apple', newSandboxPerson())
    expect(await handIn(mine.flowToken, theirs, 'apple')).toMatchObject({ code: 'invalid_credential' })
  })

  test.each(['linkedin', 'facebook'] as const)(
    '%s has no ID token that could be bound to a log-in',
    async type => {
      const theirs = await idTokenOf(await walkSandboxLogIn(app, 'google', newSandboxPerson()))
      const mine = await app.call(startSocialLogin, { body: { social_type: type } })
      expect(await handIn(mine.data.flow_token, theirs, type)).toMatchObject({ code: 'invalid_credential' })
    },
  )
})

describe('the sandbox', () => {
  test('starts when it is asked for, again after it ended, and not while the server stops', async () => {
    const sandbox = createSandbox('localhost')
    const first = await sandbox.settings()
    expect(await sandbox.settings()).toBe(first)
    await sandbox.stop?.()
    const { issuer = '' } = first.google ?? {}
    await expect(fetch(issuer)).rejects.toThrow('fetch failed')
    await expect(sandbox.settings()).rejects.toThrow('shutting down')
  })

  test('sends nobody back to another host', async () => {
    const sandbox = createSandbox('localhost')
    const { issuer = '', clientId = '' } = (await sandbox.settings()).google ?? {}
    for (const host of ['evil.example', 'localhost.evil.example']) {
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: `http://${host}/social-log-in/google/answer`,
        response_type: 'code',
        scope: 'openid',
      })
      const answer = await fetch(`${issuer}/auth?${query}`, { redirect: 'manual' })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('location')).toBeNull()
    }
    await sandbox.stop?.()
  })
})
