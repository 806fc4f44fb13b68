import { randomUUID } from 'node:crypto'
import type { AnswerOf, Call, CallInput } from '@hanap/contracts/call'
import type { FormFile, Outcome, PageContext } from '@hanap/contracts/page'
import { refuseNul } from '../calls/body.ts'
import type { CallContext } from '../calls/call-context.ts'
import { type ErrorClassifier, refusalOf } from '../calls/error-refusal.ts'
import { type ExecuteCallDeps, executeCall } from '../calls/execute-call.ts'
import { refusalTexts } from '../calls/problem.ts'
import type { Route } from '../calls/route.ts'
import { sessionCookies } from '../security/cookies.ts'
import type { SharedAnswers } from './shared-answers.ts'

export interface PageApiDeps extends ExecuteCallDeps, ErrorClassifier {
  routes: readonly Route[]
  supportEmail: string
  /** Without them every page asks for its own. */
  answers?: SharedAnswers
  onError(error: unknown, request: { id: string; method: string; path: string }): void
}

const NOBODY = { caller: { kind: 'none' }, token: undefined } as const

const knownRoutes = new WeakMap<readonly Route[], ReadonlyMap<Call['id'], Route>>()

const routesById = (routes: readonly Route[]) => {
  const routeById = knownRoutes.get(routes) ?? new Map(routes.map(route => [route.call.id, route]))
  knownRoutes.set(routes, routeById)
  return routeById
}

/** A page's own API: calls in process through the contract, with what they leave for the page's answer. */
export const createPageApi = (deps: PageApiDeps, start: CallContext, isHttps: boolean) => {
  const byId = routesById(deps.routes)
  const cookies: string[] = []
  let context = start

  const call = async <C extends Call>(
    descriptor: C,
    input: CallInput<C> & { files?: Record<string, FormFile>; idempotencyKey?: string },
  ): Promise<Outcome<AnswerOf<C>>> => {
    const route = byId.get(descriptor.id)
    if (!route) throw new Error(`No route for ${descriptor.method} ${descriptor.path}`)
    const { market, language } = context
    if (!deps.answers || !route.isSameForAll) return makeCall(context, route, descriptor, input)
    const key = JSON.stringify([descriptor.id, market.key, language, input.params, input.query])
    const shared = await deps.answers.get(key, context.dependsOn, dependsOn =>
      makeCall({ ...context, ...NOBODY, dependsOn }, route, descriptor, input),
    )
    // The key names the call.
    return shared as Outcome<AnswerOf<C>>
  }

  const makeCall = async <C extends Call>(
    from: CallContext,
    route: Route,
    descriptor: C,
    input: CallInput<C> & { files?: Record<string, FormFile>; idempotencyKey?: string },
  ): Promise<Outcome<AnswerOf<C>>> => {
    try {
      const result = await executeCall(
        deps,
        route,
        { ...from, idempotencyKey: input.idempotencyKey },
        async () => {
          const query = Object.fromEntries(
            Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined),
          )
          const body: unknown = input.body ?? {}
          // Addresses and forms of pages come from anybody, as a call's do.
          refuseNul([query, body])
          return {
            params: Object.fromEntries(
              Object.entries(input.params ?? {}).map(([name, value]) => [name, String(value)]),
            ),
            query,
            body,
            files: input.files ?? {},
          }
        },
      )
      if (result.stream) throw new Error(`A page cannot read the streamed answer of ${descriptor.path}`)
      cookies.push(...sessionCookies(result, isHttps))
      if (result.issued) {
        const { token } = result.issued.session
        context = { ...context, token, caller: await deps.sessions.find(token) }
      } else if (result.isSessionEnded) context = { ...context, token: undefined, caller: { kind: 'none' } }
      // `executeCall` parsed the answer by this very call's schema.
      const data = result.data as AnswerOf<C>
      return result.message === undefined ? { ok: true, data } : { ok: true, data, message: result.message }
    } catch (error) {
      const refusal = refusalOf(error, deps)
      if (refusal.code === 'server_error') throw error
      if (refusal !== error)
        deps.onError(error, { id: randomUUID(), method: descriptor.method, path: descriptor.path })
      const { message, errors } = refusalTexts(refusal, context.language, deps.supportEmail)
      return { ok: false, status: refusal.status, code: refusal.code, message, errors, data: refusal.data }
    }
  }
  return { call: call satisfies PageContext['call'], cookies, caller: () => context.caller }
}
