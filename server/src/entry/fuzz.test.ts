import { loginGuest } from '@hanap/contracts/auth/auth.calls'
import { registry } from '@hanap/contracts/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildRecruiter, buildSeeker } from '../modules/auth/factory.ts'
import { buildCompany } from '../modules/jobs/factory.ts'
import { type HttpAnswer, startTestApp, type TestApp } from '../testing/app.ts'
import { bytesOf, fuzzText, headersFor, pick, type SeededRandom, seeded, valueFor } from '../testing/fuzz.ts'

/** Of each seed and kind of caller; `npm run test:full` asks ten times as many. */
const REQUESTS = process.env.HANAP_FULL === '1' ? 6000 : 600
const SEEDS = [20_261_121, 7, 4_242_424]
const KINDS = ['visitor', 'seeker', 'recruiter'] as const
type Kind = (typeof KINDS)[number]

interface Operation {
  operationId: string
  parameters: { name: string; in: string; schema: object; $ref?: string }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { content?: Record<string, object> }>
}

let app: TestApp
let operations: { path: string; method: string; operation: Operation }[]
beforeAll(async () => {
  app = await startTestApp()
  const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
    (await app.send('GET', '/api/openapi.json')).text,
  )
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
})
afterAll(() => app.close())

const answers = new Map(registry.map(({ call, schemas }) => [call.id, schemas.answer]))
const files = new Set(
  registry.flatMap(({ call }) => (call.answers === 'file' || call.answers === 'media' ? call.id : [])),
)
/** A session of a person of each kind; visitors come with a guest's. */
const sessionOf: Record<Kind, () => Promise<string>> = {
  visitor: async () => (await app.call(loginGuest)).data.session.token,
  seeker: async () => (await buildSeeker(app)).token,
  recruiter: async () => (await buildRecruiter(app, { companyId: await buildCompany(app.db) })).token,
}

const requestFor = (random: SeededRandom, path: string, { parameters, requestBody }: Operation) => {
  const named = parameters.filter(parameter => !parameter.$ref)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = named.find(parameter => parameter.in === 'path' && parameter.name === name)?.schema ?? {}
    return fuzzText(random, valueFor(random, schema)) || 'x'
  })
  const query = named
    .filter(parameter => parameter.in === 'query' && random() < 0.4)
    .map(({ name, schema }) => `${name}=${fuzzText(random, valueFor(random, schema))}`)
    .join('&')
  const schema = requestBody?.content['application/json']?.schema
  const body = schema === undefined ? undefined : bytesOf(random, valueFor(random, schema))
  return { address: query ? `${filled}?${query}` : filled, body }
}

/** What is wrong with an answer; nothing for one as it is declared. */
const wrongIn = ({ operationId, responses }: Operation, answer: HttpAnswer): string | undefined => {
  const declared = responses[String(answer.status)]
  if (answer.status >= 500 && answer.status !== 503) return 'failed'
  if (!declared) return 'undeclared'
  if (answer.status !== 200) return undefined
  const type = String(answer.headers['content-type']).split(';', 1)[0] ?? ''
  if (!(type in (declared.content ?? {}))) return `not of a declared type: ${type}`
  if (files.has(operationId) || type !== 'application/json') return undefined
  return answers.get(operationId)?.safeParse(JSON.parse(answer.text).data).success
    ? undefined
    : 'not as declared'
}

test('the OpenAPI document has every call', () => {
  expect(operations).toHaveLength(registry.length)
})

describe.each(SEEDS)('fuzzed requests of the seed %i', seed => {
  test.each(KINDS)('give a %s no 5xx and no undeclared answer', { timeout: 900_000 }, async kind => {
    const random = seeded(seed + KINDS.indexOf(kind))
    const wrong: string[] = []
    const statuses = new Set<number>()
    let token = await sessionOf[kind]()
    let renewed = 0
    for (let count = 0; count < REQUESTS; count += 1) {
      const { path, method, operation } = pick(random, operations)
      const isSigned = kind !== 'visitor' || random() < 0.5
      const { address, body } = requestFor(random, path, operation)
      const headers = {
        ...(isSigned ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headersFor(random),
      }
      const answer = await app.send(method, address, { headers, ...(body === undefined ? {} : { body }) })
      statuses.add(answer.status)
      // Log-out, another log-in and a new password end it: the rest is asked by somebody who is signed in again.
      if (answer.status === 401 && kind !== 'visitor' && headers.authorization === `Bearer ${token}`) {
        token = await sessionOf[kind]()
        renewed += 1
      }
      const problem = wrongIn(operation, answer)
      if (problem)
        wrong.push(
          `${problem}: ${method} ${address.slice(0, 300)} ${String(body).slice(0, 200)} → ${answer.status} ${answer.text.slice(0, 300)}`,
        )
    }
    expect(wrong).toEqual([])
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 422]))
    expect(renewed).toBeLessThan(REQUESTS / 10)
  })
})
