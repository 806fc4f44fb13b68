import type { Context } from 'hono'
import type { Env } from './api.ts'
import { MAX_FORM_BYTES, MAX_JSON_BYTES, parseBody, readBytes } from './body.ts'
import { formTextFields, queryFields } from './inputs.ts'
import { Refusal } from './refusal.ts'
import type { Route } from './route.ts'

export const readInput = async (route: Route, context: Context<Env>) => {
  const { call, schemas } = route
  const query = queryFields(new URL(context.req.url))
  if (!call.body) return { params: params(context), query, body: undefined, files: {} }
  const bytes = await readBytes(context.req.raw, call.body === 'form' ? MAX_FORM_BYTES : MAX_JSON_BYTES)
  const { fields, files } = await parseBody(
    context.req.raw,
    bytes,
    call.body,
    formTextFields(schemas.body),
    call.files ?? [],
  )
  return { params: params(context), query, body: fields, files }
}

/** Decoded path parameters; broken percent-encoding is 400. */
const params = (context: Context<Env>): Record<string, string> => {
  try {
    decodeURIComponent(new URL(context.req.url).pathname)
  } catch {
    throw new Refusal('broken_path')
  }
  return context.req.param()
}
