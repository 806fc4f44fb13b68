import type { CallSchemas } from '@hanap/contracts/call'
import type { z } from 'zod'
import type { IsTextField } from './body.ts'
import { type FieldError, type FieldErrors, Refusal } from './refusal.ts'

type Issue = z.core.$ZodIssue

const fieldError = (issue: Issue): FieldError => {
  switch (issue.code) {
    case 'invalid_type':
      return { code: issue.input === undefined ? 'required' : 'invalid' }
    case 'too_small':
      if (issue.origin !== 'string' && issue.origin !== 'array')
        return { code: 'too_small', values: { min: String(issue.minimum) } }
      return issue.minimum === 1
        ? { code: 'required' }
        : { code: 'too_short', values: { min: Number(issue.minimum) } }
    case 'too_big':
      if (issue.origin !== 'string' && issue.origin !== 'array')
        return { code: 'too_big', values: { max: String(issue.maximum) } }
      return { code: 'too_long', values: { max: Number(issue.maximum) } }
    case 'invalid_format':
      if (issue.format === 'email') return { code: 'invalid_email' }
      return { code: issue.format === 'url' ? 'invalid_url' : 'invalid' }
    case 'invalid_value':
      return { code: 'invalid_choice' }
    default:
      return { code: 'invalid' }
  }
}

/** `screening_answers.0.answer`; a problem of the whole body stands under `error`. */
const nameOf = (issue: Issue) => issue.path.map(String).join('.') || 'error'

const check = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  const fields: FieldErrors = {}
  for (const issue of parsed.error.issues.slice(0, 50)) {
    const name = nameOf(issue)
    const fieldValue = fields[name]
    if (fieldValue) fieldValue.push(fieldError(issue))
    else fields[name] = [fieldError(issue)]
  }
  throw new Refusal('invalid_fields', { fields })
}

/** A query that is no percent-encoded UTF-8 says nothing that could be looked for. */
const refuseBrokenQuery = ({ search }: URL) => {
  try {
    decodeURIComponent(search)
  } catch {
    throw new Refusal('broken_encoding')
  }
}

/** Query string as the schemas take it: a text, or all of a repeated key's. Blank values count as absent. */
export const queryFields = (url: URL): Record<string, string | string[]> => {
  refuseBrokenQuery(url)
  const { searchParams: query } = url
  const fields: Record<string, string | string[]> = {}
  for (const key of new Set(query.keys())) {
    const values = query.getAll(key).filter(value => value !== '')
    if (values.some(value => value.includes('\u0000'))) throw new Refusal('broken_encoding')
    const [first] = values
    if (first !== undefined) fields[key] = values.length > 1 ? values : first
  }
  return fields
}

export interface RawInput {
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
}

/** Params that do not fit name nothing that exists: 404. A query or body that does not fit: 422 by field. */
export const checkInputs = (schemas: CallSchemas, raw: RawInput) => {
  const params = schemas.params?.safeParse(raw.params)
  if (params && !params.success) throw new Refusal('not_found')
  return {
    params: params?.data,
    query: schemas.query && check(schemas.query, raw.query),
    body: schemas.body && check(schemas.body, raw.body),
  }
}

/** Which fields of a form are texts, read from the body's schema. */
export const formTextFields = (body: z.ZodType | undefined): IsTextField => {
  const shape = body && 'shape' in body ? (body as z.ZodObject).shape : {}
  const texts = new Set(Object.keys(shape).filter(name => isTextSchema(shape[name])))
  return name => texts.has(name)
}

const isTextSchema = (schema: z.core.$ZodType | undefined): boolean => {
  const definition = schema?._zod.def
  if (!definition) return false
  if ('innerType' in definition) return isTextSchema(definition.innerType as z.core.$ZodType)
  if (definition.type === 'pipe' && 'in' in definition) return isTextSchema(definition.in as z.core.$ZodType)
  return definition.type === 'string' || definition.type === 'enum'
}
