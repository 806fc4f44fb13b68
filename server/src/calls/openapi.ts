import type { Call, CallSchemas, Limit } from '@hanap/contracts/call'
import { commonRefusals, type RefusalCode, refusals } from '@hanap/contracts/refusals'
import { languages } from '@hanap/markets/languages'
import { markets } from '@hanap/markets/markets'
import { z } from 'zod'
import type { Route } from './route.ts'

type JsonObjectSchema = Record<string, unknown>

const HEADERS = ['Role-Id', 'Country-Id', 'Language-Id', 'Accept-Language']

/** Named parts of the schemas, lifted out of the calls that use them. */
type Components = Map<string, unknown>

const REFERENCE = '#/components/schemas/'

/** A schema as JSON Schema 2020-12, its named parts put among the components. */
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output', components: Components): JsonObjectSchema => {
  const made: JsonObjectSchema = z.toJSONSchema(schema, { io, unrepresentable: 'throw', reused: 'inline' })
  const moved: JsonObjectSchema = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', `"${REFERENCE}`))
  const { $schema: _, $defs, id: name, ...rest } = moved
  if (typeof $defs === 'object' && $defs !== null)
    for (const [key, part] of Object.entries($defs)) components.set(key, part)
  if (typeof name !== 'string') return rest
  components.set(name, rest)
  return { $ref: `${REFERENCE}${name}` }
}

const parametersOf = (place: 'path' | 'query', schema: z.ZodObject | undefined): JsonObjectSchema[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input', new Map()),
  }))

const headerParameters = (call: Call): JsonObjectSchema[] => [
  ...HEADERS.map(name => ({ $ref: `#/components/parameters/${name}` })),
  ...(call.isIdempotent ? [{ $ref: '#/components/parameters/Idempotency-Key' }] : []),
]

const bodyOf = ({ body, files }: Call, schemas: CallSchemas, components: Components): JsonObjectSchema => {
  if (!body || !schemas.body) return {}
  const schema = jsonSchema(schemas.body, 'input', components)
  const content: JsonObjectSchema = { 'application/json': { schema } }
  if (body === 'form') {
    const properties = Object.fromEntries(
      (files ?? []).map(name => [name, { type: 'string', format: 'binary' }]),
    )
    content['multipart/form-data'] = { schema: { allOf: [schema, { type: 'object', properties }] } }
  }
  return { requestBody: { content } }
}

/** Refusals of a call by status: its own, and those of every call and of its kind of caller. */
export const refusalsByStatus = (call: Call): Map<number, RefusalCode[]> => {
  const forSession: RefusalCode[] =
    call.who === 'public' || call.who === 'guest' ? [] : ['sign_in_required', 'wrong_account_kind']
  const forRole: RefusalCode[] = call.permission
    ? ['email_unverified', 'company_missing', 'permission_refused']
    : []
  const forKey: RefusalCode[] = call.isIdempotent ? ['idempotency_in_flight', 'idempotency_reused'] : []
  const codes = new Set([...commonRefusals, ...forSession, ...forRole, ...forKey, ...(call.refusals ?? [])])
  return Map.groupBy(codes, code => refusals[code])
}

const limitText = ({ by, max, seconds }: Limit) => `${max} in ${seconds} s by ${by}`

const fileContent = (types: readonly string[]): JsonObjectSchema =>
  Object.fromEntries(types.map(type => [type, { schema: { type: 'string', format: 'binary' } }]))

const jsonContent = (schemas: CallSchemas, components: Components): JsonObjectSchema => ({
  'application/json': {
    schema: {
      type: 'object',
      properties: {
        data: jsonSchema(schemas.answer, 'output', components),
        message: { type: 'string' },
      },
      required: ['data'],
      additionalProperties: false,
    },
  },
})

const eventContent: JsonObjectSchema = { 'text/event-stream': { schema: { type: 'string' } } }

const answerContent = (
  { answers }: Call,
  schemas: CallSchemas,
  components: Components,
): JsonObjectSchema => ({
  ...jsonContent(schemas, components),
  ...(answers === 'events' ? eventContent : {}),
})

const operation = ({ call, schemas }: Route, components: Components): JsonObjectSchema => ({
  operationId: call.id,
  tags: [call.service],
  summary: call.summary,
  description: [
    `Caller: ${call.who}.`,
    ...(call.permission ? [`Needs a role with ${call.permission}.`] : []),
    ...(call.limits ? [`Limits: ${call.limits.map(limitText).join('; ')}.`] : []),
  ].join(' '),
  security: call.who === 'public' || call.who === 'guest' ? [] : [{ bearer: [] }, { cookie: [] }],
  parameters: [
    ...parametersOf('path', schemas.params),
    ...parametersOf('query', schemas.query),
    ...headerParameters(call),
  ],
  ...bodyOf(call, schemas, components),
  responses: {
    200: {
      description: 'Done.',
      content:
        call.answers === 'file' || call.answers === 'media'
          ? fileContent(call.types ?? [])
          : answerContent(call, schemas, components),
    },
    ...(call.cacheControl ? { 304: { description: 'The copy that the client has is current.' } } : {}),
    ...Object.fromEntries(
      [...refusalsByStatus(call)].map(([status, codes]) => [
        status,
        {
          description: codes.join(', '),
          content: { 'application/problem+json': { schema: { $ref: `${REFERENCE}Problem` } } },
        },
      ]),
    ),
  },
})

const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
  code: z.string(),
  request_id: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
})

const namesOf = (what: string, all: readonly { id: number; name?: string; label?: string }[]) =>
  `${what}. ${all.map(({ id, name, label }) => `${id} ${name ?? label}`).join(', ')}`

const headerParameter = (name: string, description: string, schema: JsonObjectSchema) => [
  name,
  { name, in: 'header', required: false, description, schema },
]

/** OpenAPI 3.1 of every call that is served. */
export const openApi = (routes: readonly Route[]) => {
  const components: Components = new Map()
  const paths: Record<string, JsonObjectSchema> = {}
  for (const route of [...routes].sort((a, b) => a.call.id.localeCompare(b.call.id))) {
    const method = route.call.method.toLowerCase()
    paths[route.call.path] = { ...paths[route.call.path], [method]: operation(route, components) }
  }
  components.set('Problem', jsonSchema(Problem, 'output', components))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hanap',
      version: '1.0.0',
      description:
        'Answers come as {"data": …}; refusals as RFC 9457 problems. Calls that read are limited by session and address, far above what people ask.',
    },
    paths,
    components: {
      schemas: Object.fromEntries([...components].sort(([a], [b]) => a.localeCompare(b))),
      parameters: Object.fromEntries([
        headerParameter('Role-Id', '1 seeker, 2 recruiter', { type: 'integer', enum: [1, 2] }),
        headerParameter('Country-Id', namesOf('Market; the host’s by default', markets), {
          type: 'integer',
          enum: markets.map(({ id }) => id),
        }),
        headerParameter('Language-Id', namesOf('Language; Accept-Language by default', languages), {
          type: 'integer',
          enum: languages.map(({ id }) => id),
        }),
        headerParameter('Accept-Language', 'Language where no Language-Id is given', { type: 'string' }),
        headerParameter('Idempotency-Key', 'Same answer for 24 hours', { type: 'string', maxLength: 255 }),
      ]),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
      },
    },
  }
}
