import { createServer, type Server } from 'node:http'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { line } from './line.ts'

const SECRET = 'a secret of the channel, long enough'
const checks = {
  redirectUri: 'http://tw.localhost/social-log-in/line/answer',
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  codeVerifier: 'v'.repeat(43),
}

let server: Server
let issuer = ''
/** What the next ID token is signed with, and what it says. */
let next = { key: SECRET, claims: {} }

const idToken = () =>
  new SignJWT({
    iss: issuer,
    sub: 'U1',
    aud: 'channel',
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 300,
    nonce: checks.nonce,
    name: '王小明',
    email: 'ming@example.com',
    ...next.claims,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(next.key))

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const answer = request.url?.startsWith('/.well-known/')
      ? {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/certs`,
          response_types_supported: ['code'],
          subject_types_supported: ['pairwise'],
          // As LINE's own says, although sites' tokens are HS256.
          id_token_signing_alg_values_supported: ['ES256'],
        }
      : { access_token: 'token', token_type: 'Bearer', expires_in: 60, id_token: await idToken() }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => new Promise(resolve => server.close(resolve)))

const identify = (token: typeof next) => {
  next = token
  const provider = line({ issuer, clientId: 'channel', clientSecret: SECRET })
  return provider.identify({ code: 'code', state: checks.state }, checks)
}

test('a token that the channel’s secret signed says who it is, and nothing of the address', async () => {
  expect(await identify({ key: SECRET, claims: {} })).toEqual({
    provider: 'line',
    subject: 'U1',
    email: 'ming@example.com',
    emailStatus: 'untold',
    firstName: '王小明',
    lastName: '',
  })
})

test.each([
  ['signed with another secret', { key: 'another secret, as long as the other', claims: {} }],
  ['of another log-in', { key: SECRET, claims: { nonce: 'other' } }],
  ['for another channel', { key: SECRET, claims: { aud: 'other' } }],
  ['that is over', { key: SECRET, claims: { exp: 1 } }],
])('a token %s is refused', async (_, token) => {
  await expect(identify(token)).rejects.toThrow()
})
