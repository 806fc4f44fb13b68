import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { ClientAddress } from '../../security/client-address.ts'
import { type RateStatus, rateHeaders } from '../../security/rate-limits.ts'
import type { ApiDeps, Env } from '../api.ts'
import { refusalOf } from '../error-refusal.ts'
import { type Locale, localeOfCall, marketOfSite } from '../locale.ts'
import { problemAnswer, problemBody } from '../problem.ts'
import { Refusal } from '../refusal.ts'

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
export const problemOf = (deps: ApiDeps, context: Context<Env>, error: unknown) => {
  const request = context.req.raw
  const id = randomUUID()
  const path = new URL(request.url).pathname
  if (!(error instanceof Refusal)) deps.onError(error, { id, method: request.method, path })
  const refusal = refusalOf(error, deps)
  const { language } = placeForRefusal(request, clientAddressOrNone(deps, context))
  const body = problemBody(refusal, language, { path, id, supportEmail: deps.supportEmail })
  return { id, refusal, language, body }
}

export const refuse = (
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
