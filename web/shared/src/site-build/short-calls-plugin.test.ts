import { expect, test } from 'vitest'
import { shortCalls, withoutServerWords } from './short-calls-plugin.ts'

const calls = `const service = 'auth'

export const limits: readonly Limit[] = [
  { by: 'address', max: 60, seconds: 600 },
]

export const register: Call<typeof schemas.register> = {
  id: '027',
  service,
  method: 'POST',
  path: '/api/auth/register',
  who: 'guest',
  body: 'json',
  summary:
    'Register a seeker, and sign in.',
  refusals: [
    'job_not_found',
    'job_closed',
  ],
  isIdempotent: true,
  limits,
}

export const readJob: Call<typeof schemas.readJob> = {
  id: '018',
  service,
  method: 'GET',
  path: '/api/jobs/{id}',
  who: 'public',
  summary: "A job's detail.",
  limits: [{ by: 'address', max: 60, seconds: 600 }],
  cacheControl: 'public, max-age=60',
}
`

const short = `const service = 'auth'

export const limits: readonly Limit[] = [
  { by: 'address', max: 60, seconds: 600 },
]

export const register: Call<typeof schemas.register> = {
  id: '027',
  service,
  method: 'POST',
  path: '/api/auth/register',
  who: 'guest',
  body: 'json',
  isIdempotent: true,
}

export const readJob: Call<typeof schemas.readJob> = {
  id: '018',
  service,
  method: 'GET',
  path: '/api/jobs/{id}',
  who: 'public',
}
`

test('calls keep what sends them, and lose what the server alone reads', () => {
  expect(withoutServerWords(calls)).toBe(short)
})

test.each([
  ['client', '/site/contracts/src/job-applications/job-applications.calls.ts', true],
  ['ssr', '/site/contracts/src/job-applications/job-applications.calls.ts', false],
  ['client', '/site/contracts/src/refusals.ts', false],
])('in the %s build %s is shortened: %s', (name, id, isShort) => {
  const result = shortCalls().transform.call({ environment: { name } }, calls, id)
  expect(result?.code === short).toBe(isShort)
})
