import { loginGuest, register } from '@hanap/contracts/auth.calls'
import { registry } from '@hanap/contracts/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { bytesOf, headersFor, seeded, textOf, valueFor } from '../testing/fuzz.ts'

/** `npm run test:full` asks ten times as many. */
const REQUESTS = process.env.HANAP_FULL === '1' ? 50_000 : 5000

interface Operation {
  operationId: string
  parameters: { name: string; in: string; schema: object; $ref?: string }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, object>
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('5,000 fuzzed requests of the OpenAPI document give no 5xx and no undeclared answer', {
  timeout: 900_000,
}, async () => {
  const random = seeded(20_261_121)
  const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
    (await app.send('GET', '/api/openapi.json')).text,
  )
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  expect(operations).toHaveLength(registry.length)
  const answers = new Map(registry.map(({ call, schemas }) => [call.id, schemas.answer]))
  const files = new Set(registry.flatMap(({ call }) => (call.answers === 'file' ? call.id : [])))
  const guest = await app.call(loginGuest)
  const seeker = await app.call(register, {
    body: { email: 'fuzz@example.com', password: 'long enough', first_name: 'Fuzz' },
  })
  const tokens = [undefined, undefined, guest.data.session.token, seeker.data.session.token]

  const wrong: string[] = []
  for (let count = 0; count < REQUESTS; count += 1) {
    const target = operations[Math.floor(random() * operations.length)]
    if (!target) continue
    const { path, method, operation } = target
    // Signing out would leave the rest of the requests without a session.
    const token = operation.operationId === '036' ? undefined : tokens[Math.floor(random() * tokens.length)]
    const named = operation.parameters.filter(parameter => !parameter.$ref)
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const schema = named.find(parameter => parameter.in === 'path' && parameter.name === name)?.schema ?? {}
      return textOf(random, valueFor(random, schema)) || 'x'
    })
    const query = named
      .filter(parameter => parameter.in === 'query' && random() < 0.4)
      .map(({ name, schema }) => `${name}=${textOf(random, valueFor(random, schema))}`)
      .join('&')
    const schema = operation.requestBody?.content['application/json']?.schema
    const body = schema === undefined ? undefined : bytesOf(random, valueFor(random, schema))
    const answer = await app.send(method, query ? `${filled}?${query}` : filled, {
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headersFor(random),
      },
      ...(body === undefined ? {} : { body }),
    })
    const said = `${method} ${filled.slice(0, 200)}?${query.slice(0, 200)} ${String(body).slice(0, 200)} → ${answer.status} ${answer.text.slice(0, 300)}`
    if (!(String(answer.status) in operation.responses)) wrong.push(`undeclared: ${said}`)
    else if (
      answer.status === 200 &&
      !files.has(operation.operationId) &&
      !answers.get(operation.operationId)?.safeParse(JSON.parse(answer.text).data).success
    )
      wrong.push(`not as declared: ${said}`)
  }
  expect(wrong).toEqual([])
})
