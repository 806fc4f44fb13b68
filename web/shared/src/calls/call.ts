import type { AnswerOf, Call, CallInput } from '@hanap/contracts/call'
import type { Failure, Outcome } from '@hanap/contracts/page'
import type { RefusalCode } from '@hanap/contracts/refusals'
import { showToast } from '../page/toasts.ts'
import { callerHeaders, failureText } from '../session/caller.ts'
import { sessionRefused } from '../session/session.ts'
import { errorText, fieldErrors } from './error-text.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Keep it for a repetition of the same act; a new one is made when absent. */
  idempotencyKey?: string
  /** Goes on where the page is left meanwhile; for small requests alone. */
  keepalive?: boolean
}

export type BrowserInput<C> = CallInput<C> & { files?: Record<string, File> }

/**
 * Sends a call of the contract from the browser and gives its answer or its refusal; never throws. A `message`
 * of a success or of a server error becomes a toast, and a server error without one has the page's text; a 401 of a seeker's session leads to log-in (spec section 4, Unauthorised).
 */
export const call = async <C extends Call>(
  descriptor: C,
  input: BrowserInput<C>,
  options: CallOptions = {},
): Promise<Outcome<AnswerOf<C>>> => {
  const answer = await send(descriptor, input, options).catch(() => undefined)
  if (!answer) return unreachable
  const body: unknown = await answer.json().catch(() => undefined)
  if (answer.ok) {
    const message = messageOf(body)
    if (message) showToast(message)
    // The server parses every answer through the contract before it leaves.
    return { ok: true, data: dataOf(body) as AnswerOf<C>, ...(message ? { message } : {}) }
  }
  if (answer.status === 401) sessionRefused(descriptor)
  const failure = failureOf(answer.status, body)
  if (answer.status >= 500 && failure.message) showToast(failure.message, 'error')
  return failure
}

export const unreachable: Failure = { ok: false, status: 0, code: 'unreachable', message: '', errors: {} }

/** Sends a call as it is; rejects where nothing answers. */
export const send = <C extends Call>(
  descriptor: C,
  input: BrowserInput<C>,
  { signal, idempotencyKey, keepalive }: CallOptions,
): Promise<Response> => {
  const headers = callerHeaders()
  if (descriptor.isIdempotent) headers['Idempotency-Key'] = idempotencyKey ?? crypto.randomUUID()
  const files = Object.entries(input.files ?? {})
  let body: string | FormData | undefined
  if (files.length > 0) {
    body = formData(input.body)
    for (const [name, file] of files) body.append(name, file)
  } else if (descriptor.body) {
    headers['Content-Type'] = 'application/json'
    body = JSON.stringify(input.body ?? {})
  }
  return fetch(callAddress(descriptor, input), {
    method: descriptor.method,
    headers,
    body: body ?? null,
    signal: signal ?? null,
    keepalive: keepalive ?? false,
  })
}

/** The address of a call with its parameters in place. */
export const callAddress = (descriptor: Call, input: CallInput<Call>): string => {
  const params: Record<string, unknown> = { ...input.params }
  const path = descriptor.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries<unknown>({ ...input.query })) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** Lists and objects travel as JSON text in a form. */
const formData = (fields: unknown): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries<unknown>({ ...(fields ?? {}) })) {
    if (value === undefined || value === null) continue
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}

const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined

const messageOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : undefined

// A problem's code is one of the contract's, as its answers are; the table of all codes stays out of browsers.
const isRefusalCode = (code: unknown): code is RefusalCode => typeof code === 'string'

/** A problem's body as a refusal. */
export const failureOf = (status: number, body: unknown): Failure => {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  const data = dataOf(body)
  return {
    ok: false,
    status,
    code: isRefusalCode(code) ? code : status >= 500 ? 'server_error' : 'not_found',
    // What stands before the server answers for it without a problem's body.
    message: errorText(body) ?? (status >= 500 ? failureText() : ''),
    errors: fieldErrors(body),
    ...(data === undefined ? {} : { data }),
  }
}
