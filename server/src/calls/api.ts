import type { Call } from '@hanap/contracts/call'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { type ClientAddress, type createClientAddresses, originOf } from '../security/client-address.ts'
import { readCookie, sessionCookieName } from '../security/cookies.ts'
import { refuseForeignOrigin } from '../security/origin.ts'
import type { RateLimits, RateStatus } from '../security/rate-limits.ts'
import { pageHeaders } from '../security/security-headers.ts'
import { API_TOKEN_PREFIX, bearer } from './bearer.ts'
import type { AnyCaller, ApiTokens, SessionService } from './caller.ts'
import { employerDocsPage } from './docs/employer-docs.ts'
import { docsPage, docsScript, docsStyle } from './docs.ts'
import type { ErrorClassifier } from './error-refusal.ts'
import { executeCall } from './execute-call.ts'
import { localeOfCall } from './locale.ts'
import { openApi } from './openapi.ts'
import { readInput } from './read-input.ts'
import { Refusal } from './refusal.ts'
import { respond } from './responses/call-response.ts'
import { eventStream } from './responses/event-stream.ts'
import { problemOf, refuse } from './responses/refusal-response.ts'
import type { Route } from './route.ts'

export interface ApiDeps extends ErrorClassifier {
  routes: readonly Route[]
  sessions: SessionService
  apiTokens: ApiTokens
  limits: RateLimits
  clientAddresses: ReturnType<typeof createClientAddresses>
  supportEmail: string
  /** Whether everything answers that a call needs, and soon; never rejects. */
  isReady(): Promise<boolean>
  /** An error that no handler meant: logged, and answered as 500, or 503 where it passes. */
  onError(error: unknown, request: { id: string; method: string; path: string }): void
  /** Told of each answer; `call` where one was meant. */
  answered?: ((call: Call | undefined, status: number, ms: number) => void) | undefined
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
        timed(deps, route.call, () => answer(deps, route, context)),
      )
    const allow = routes.flatMap(({ call }) => (call.method === 'GET' ? ['GET', 'HEAD'] : [call.method]))
    app.all(shape, context =>
      timed(deps, undefined, () =>
        refuse(deps, context, new Refusal('method_not_allowed', { allow: [...allow, 'OPTIONS'] })),
      ),
    )
  }
  mountDocumentation(app, deps)
  app.all('/api/*', context => timed(deps, undefined, () => refuse(deps, context, new Refusal('not_found'))))
  return app
}

const timed = async (
  { answered }: ApiDeps,
  call: Call | undefined,
  work: () => Response | Promise<Response>,
) => {
  if (!answered) return work()
  const began = performance.now()
  const response = await work()
  answered(call, response.status, performance.now() - began)
  return response
}

const mountDocumentation = (app: Hono<Env>, { routes, isReady }: ApiDeps) => {
  // Made when it is first asked for: describing all calls takes a fifth of a server's start.
  const serve = (path: string, type: string, textOf: () => string) => {
    let text: string | undefined
    app.get(path, context => {
      text ??= textOf()
      for (const [name, value] of pageHeaders(false, '')) context.header(name, value)
      return context.body(text, 200, { 'content-type': `${type}; charset=utf-8` })
    })
  }
  serve('/api/openapi.json', 'application/json', () => JSON.stringify(openApi(routes)))
  serve('/api/docs', 'text/html', () => docsPage(routes))
  serve('/api/docs/employers', 'text/html', () => employerDocsPage())
  serve('/api/docs.js', 'text/javascript', () => docsScript)
  serve('/api/docs.css', 'text/css', () => docsStyle)
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
    refuseOtherHost(route.call, peer)
    const { token, place } = await admit(route, request, peer)
    const caller = await callerOf(deps, token)
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
        onLimitsCounted: counted => {
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

/** Operators' calls are on their own host, and nothing else of the API is there. */
const refuseOtherHost = ({ service }: Call, { site }: ClientAddress) => {
  if ((service === 'operators') !== (site?.name === 'operator')) throw new Refusal('not_found')
}

const callerOf = async ({ sessions, apiTokens }: ApiDeps, token: string | undefined): Promise<AnyCaller> => {
  if (token === undefined) return { kind: 'none' }
  return token.startsWith(API_TOKEN_PREFIX) ? apiTokens.find(token) : sessions.find(token)
}

const idempotencyKey = (headers: Headers) => {
  const key = headers.get('idempotency-key')
  if (key === null) return undefined
  if (!IDEMPOTENCY_KEY.test(key)) throw new Refusal('broken_header')
  return key
}

/** What was written under one account is never sent by another that is signed in by now. */
const refuseOtherReader = (headers: Headers, caller: AnyCaller) => {
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
