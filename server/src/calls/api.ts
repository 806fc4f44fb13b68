import { randomUUID } from 'node:crypto'
import type { Call } from '@hanap/contracts/call'
import { FileInfo } from '@hanap/contracts/fields.schemas'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { type ClientAddress, type createClientAddresses, originOf } from '../security/client-address.ts'
import { readCookie, sessionCookieName, sessionCookies } from '../security/cookies.ts'
import { refuseForeignOrigin } from '../security/origin.ts'
import { type RateLimits, type RateStatus, rateHeaders } from '../security/rate-limits.ts'
import { BARE_POLICY, pageHeaders } from '../security/security-headers.ts'
import { bearer } from './bearer.ts'
import { MAX_FORM_BYTES, MAX_JSON_BYTES, parseBody, readBytes } from './body.ts'
import type { Caller, SessionService } from './caller.ts'
import { docsPage, docsScript, docsStyle } from './docs.ts'
import { compress, encodingOf } from './encoding.ts'
import { type ErrorClassifier, refusalOf } from './error-refusal.ts'
import { hasCurrent } from './etag.ts'
import { eventStream } from './event-stream.ts'
import { type CallResult, executeCall } from './execute-call.ts'
import { formTextFields, queryFields } from './inputs.ts'
import { jsonBody } from './json-body.ts'
import { type Locale, localeOfCall, marketOfSite } from './locale.ts'
import { mediaResponse } from './media-response.ts'
import { openApi } from './openapi.ts'
import { problemAnswer, problemBody } from './problem.ts'
import { Refusal } from './refusal.ts'
import type { Route } from './route.ts'

export interface ApiDeps extends ErrorClassifier {
  routes: readonly Route[]
  sessions: SessionService
  limits: RateLimits
  clientAddresses: ReturnType<typeof createClientAddresses>
  supportEmail: string
  /** Whether everything answers that a call needs, and soon; never rejects. */
  isReady(): Promise<boolean>
  /** An error that no handler meant: logged, and answered as 500, or 503 where it passes. */
  onError(error: unknown, request: { id: string; method: string; path: string }): void
}

/** Variables of a request: the peer's socket address comes from the server that took it. */
export interface Env {
  Bindings: { remoteAddress: string }
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/

/** As code points, a parameter comes after every fixed segment: no order of modules decides who answers. */
const bySpecificity = (a: Route, b: Route) =>
  a.call.path.replaceAll('{', '~') < b.call.path.replaceAll('{', '~') ? -1 : 1

/** Two calls of one address may name its parameter differently; a method that neither has is 405. */
const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, ':_')

const roleIds = new Set(['1', '2'])

/** The API over HTTP: every call of `routes`, its refusals as problem+json. */
export const createApi = (deps: ApiDeps) => {
  const app = new Hono<Env>()
  const paths = Map.groupBy([...deps.routes].sort(bySpecificity), route => shapeOf(route.call.path))
  for (const [shape, routes] of paths) {
    for (const route of routes)
      app.on(route.call.method, route.call.path.replaceAll(/\{(\w+)\}/g, ':$1'), context =>
        answer(deps, route, context),
      )
    const allow = routes.flatMap(({ call }) => (call.method === 'GET' ? ['GET', 'HEAD'] : [call.method]))
    app.all(shape, context =>
      refuse(deps, context, new Refusal('method_not_allowed', { allow: [...allow, 'OPTIONS'] })),
    )
  }
  mountDocumentation(app, deps)
  app.all('/api/*', context => refuse(deps, context, new Refusal('not_found')))
  return app
}

const mountDocumentation = (app: Hono<Env>, { routes, isReady }: ApiDeps) => {
  const serve = (path: string, type: string, text: string) =>
    app.get(path, context => {
      for (const [name, value] of pageHeaders(false, '')) context.header(name, value)
      return context.body(text, 200, { 'content-type': `${type}; charset=utf-8` })
    })
  serve('/api/openapi.json', 'application/json', JSON.stringify(openApi(routes)))
  serve('/api/docs', 'text/html', docsPage(routes))
  serve('/api/docs.js', 'text/javascript', docsScript)
  serve('/api/docs.css', 'text/css', docsStyle)
  app.get('/api/health', async context =>
    (await isReady())
      ? context.json({ data: { status: 'ok' } })
      : context.json({ data: { status: 'unavailable' } }, 503, { 'retry-after': '1' }),
  )
}

const answer = async (deps: ApiDeps, route: Route, context: Context<Env>): Promise<Response> => {
  const request = context.req.raw
  let rates: readonly RateStatus[] = []
  try {
    const peer = deps.clientAddresses(context.env.remoteAddress, request.headers)
    const { token, place } = await admit(route, request, peer)
    const caller = token === undefined ? ({ kind: 'none' } as const) : await deps.sessions.find(token)
    refuseOtherReader(request.headers, caller)
    const result = await executeCall(
      deps,
      route,
      {
        ...place,
        caller,
        token,
        address: peer.address,
        isPage: false,
        origin: originOf(peer),
        userAgent: request.headers.get('user-agent') ?? '',
        idempotencyKey: idempotencyKey(request.headers),
        dependsOn: () => undefined,
        rated: counted => {
          rates = counted
        },
      },
      () => readInput(route, context),
    )
    if (result.stream)
      return eventStream(route, result.stream, rates, error => problemOf(deps, context, error).body)
    return respond(route, request, place, peer, result, rates)
  } catch (error) {
    return refuse(deps, context, error, rates)
  }
}

const idempotencyKey = (headers: Headers) => {
  const key = headers.get('idempotency-key')
  if (key === null) return undefined
  if (!IDEMPOTENCY_KEY.test(key)) throw new Refusal('broken_header')
  return key
}

/** What was written under one account is never sent by another that is signed in by now. */
const refuseOtherReader = (headers: Headers, caller: Caller) => {
  const written = headers.get('page-of')
  if (written === null) return
  if (!('accountId' in caller) || caller.accountId !== written) throw new Refusal('sign_in_required')
}

/** What can be judged from the request's line and headers. */
const admit = async (route: Route, request: Request, clientAddress: ClientAddress) => {
  const place = localeOfCall(clientAddress.site, request.headers)
  const roleId = request.headers.get('role-id')
  if (roleId !== null && !roleIds.has(roleId)) throw new Refusal('unknown_role_id')
  const credential = bearer(request.headers)
  const cookie = readCookie(request.headers.get('cookie'), sessionCookieName(clientAddress.isHttps))
  refuseForeignOrigin(route.call.method, request.headers, clientAddress.host, {
    hasBearer: credential !== undefined,
    hasCookie: Boolean(cookie),
  })
  return { place, token: credential ? credential.token : cookie || undefined }
}

const readInput = async (route: Route, context: Context<Env>) => {
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

const respond = (
  { call }: Route,
  request: Request,
  locale: Locale,
  peer: ClientAddress,
  { data, message, bytes, open, issued, renewed, isSessionEnded }: CallResult,
  rates: readonly RateStatus[],
) => {
  if (bytes) return fileResponse(call, request, FileInfo.parse(data), bytes, rates)
  if (open) return mediaResponse(request, FileInfo.parse(data), open, rates)
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'content-language': locale.language,
    'cache-control': call.cacheControl ?? 'no-store',
  })
  // What anybody may keep says nothing of how often one client asked.
  if (call.cacheControl) headers.set('vary', 'Country-Id, Language-Id, Accept-Language, Host')
  else for (const [name, value] of rateHeaders(rates)) headers.set(name, value)
  for (const cookie of sessionCookies({ issued, renewed, isSessionEnded }, peer.isHttps))
    headers.append('set-cookie', cookie)
  const encoding = encodingOf(request.headers.get('accept-encoding'))
  const { body, contentEncoding, etag } = jsonBody(
    { data, message },
    encoding,
    call.cacheControl !== undefined,
  )
  headers.append('vary', 'Accept-Encoding')
  if (contentEncoding !== undefined) headers.set('content-encoding', contentEncoding)
  if (etag === undefined) return new Response(body, { headers })
  headers.set('etag', etag)
  if (!hasCurrent(request, etag)) return new Response(body, { headers })
  for (const name of ['content-type', 'content-encoding']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}

/** A person's file is saved, never shown in the site's name: it may be anything that its owner chose. */
const fileResponse = (
  { cacheControl = 'private, no-store' }: Call,
  request: Request,
  { name, mime }: { name: string; mime: string },
  bytes: Uint8Array<ArrayBuffer>,
  rates: readonly RateStatus[],
) => {
  const headers = new Headers({
    'content-type': mime,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replaceAll("'", '%27')}`,
    'content-security-policy': `sandbox; ${BARE_POLICY}`,
    'cache-control': cacheControl,
    ...Object.fromEntries(rateHeaders(rates)),
  })
  // Other kinds of files are packed already.
  const encoding = mime === 'image/svg+xml' ? encodingOf(request.headers.get('accept-encoding')) : 'identity'
  const body = compress(Buffer.from(bytes), encoding, headers)
  headers.append('vary', 'Accept-Encoding')
  headers.set('content-length', String(body.byteLength))
  return new Response(body, { headers })
}

const placeForRefusal = (request: Request, peer: ClientAddress | undefined): Locale => {
  try {
    return localeOfCall(peer?.site, request.headers)
  } catch {
    const market = marketOfSite(peer?.site)
    return { market, language: market.languages[0] }
  }
}

const clientAddressOrNone = (deps: ApiDeps, context: Context<Env>) => {
  try {
    return deps.clientAddresses(context.env.remoteAddress, context.req.raw.headers)
  } catch {
    return undefined
  }
}

/** Any thrown thing as a problem; what is no Refusal is ours, is logged and is a 500. */
const problemOf = (deps: ApiDeps, context: Context<Env>, error: unknown) => {
  const request = context.req.raw
  const id = randomUUID()
  const path = new URL(request.url).pathname
  if (!(error instanceof Refusal)) deps.onError(error, { id, method: request.method, path })
  const refusal = refusalOf(error, deps)
  const { language } = placeForRefusal(request, clientAddressOrNone(deps, context))
  const body = problemBody(refusal, language, { path, id, supportEmail: deps.supportEmail })
  return { id, refusal, language, body }
}

const refuse = (
  deps: ApiDeps,
  context: Context<Env>,
  error: unknown,
  rates: readonly RateStatus[] = [],
): Response => {
  const { id, refusal, language, body } = problemOf(deps, context, error)
  const answer = problemAnswer(refusal, language, { id, body })
  for (const [name, value] of rateHeaders(rates)) answer.headers.set(name, value)
  return answer
}
