import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { registerUser } from '@hanap/contracts/data/data.calls'
import { afterEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { eventually } from '../testing/eventually.ts'

let app: TestApp | undefined
let service: Server | undefined
afterEach(async () => {
  await app?.close()
  service?.close()
  service?.closeAllConnections()
})

/** An error-reporting service that keeps what it is sent. */
const startService = async () => {
  const taken: { path: string | undefined; lines: unknown[] }[] = []
  const server = createServer(async (request, response) => {
    const lines = (await text(request)).split('\n').map(line => JSON.parse(line))
    taken.push({ path: request.url, lines })
    response.end('{}')
  })
  service = server
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { taken, port: typeof address === 'object' && address ? address.port : 0 }
}

test('a server error is answered as one, in the reader’s language, and reported to the service', async () => {
  const { taken, port } = await startService()
  app = await startTestApp({
    LOG_LEVEL: 'silent',
    SUPPORT_EMAIL: 'help@example.com',
    ERROR_REPORTING_DSN: `http://abc123@127.0.0.1:${port}/7`,
  })
  await app.connection.sql`alter table accounts rename to elsewhere`
  const body = { email: 'ana@example.com', first_name: 'Ana Cruz', password: 'correct horse' }
  const { status, message, errors } = await app.call(registerUser, { body })
  expect([status, message]).toEqual([
    500,
    'We are sorry. Something went wrong. There was an unexpected server error. Try refreshing the page or contact support at help@example.com for assistance.',
  ])
  expect(errors).toEqual({ error: [message] })

  await eventually(() => expect(taken).toHaveLength(1))
  const [{ path, lines } = { lines: [] }] = taken
  expect(path).toBe('/api/7/envelope/?sentry_key=abc123&sentry_version=7')
  expect(lines).toMatchObject([
    { event_id: expect.stringMatching(/^[0-9a-f]{32}$/) },
    { type: 'event' },
    {
      transaction: 'POST /api/data/users/register',
      exception: { values: [{ type: 'DatabaseError', value: 'relation "accounts" does not exist' }] },
    },
  ])
  for (const secret of Object.values(body)) expect(JSON.stringify(lines)).not.toContain(secret)

  const other = await app.call(registerUser, { body }, { language: 10 })
  expect(other.message).toMatch(/[\u0600-\u06ff]/)
})

test('a refusal is no error of ours and is not reported', async () => {
  const { taken, port } = await startService()
  app = await startTestApp({ LOG_LEVEL: 'silent', ERROR_REPORTING_DSN: `http://abc123@127.0.0.1:${port}/7` })
  expect((await app.call(registerUser, { body: { email: 'x', first_name: '' } })).status).toBe(422)
  await app.connection.sql`alter table accounts rename to elsewhere`
  const body = { email: 'ana@example.com', first_name: 'Ana' }
  expect((await app.call(registerUser, { body })).status).toBe(500)
  await eventually(() => expect(taken).toHaveLength(1))
})

test('a service that is away is in nobody’s way', async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent', ERROR_REPORTING_DSN: 'http://abc123@127.0.0.1:9/7' })
  await app.connection.sql`alter table accounts rename to elsewhere`
  const body = { email: 'ana@example.com', first_name: 'Ana' }
  expect((await app.call(registerUser, { body })).status).toBe(500)
})
