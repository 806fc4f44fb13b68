import { randomUUID } from 'node:crypto'
import type { Limit } from '@hanap/contracts/call'
import { z } from 'zod'
import { clientKeyOf, rateLimitsOf } from '../security/call-rate-limits.ts'
import { type LimitCheck, type RateLimits, type RateStatus, retryAfter } from '../security/rate-limits.ts'
import { parsed, parsedForPage, renewedIn, sessionIn } from './call-answer.ts'
import type { CallContext, CallInputParts, CallResult, IssuedLogIn } from './call-context.ts'
import type { AnyCaller, SessionService } from './caller.ts'
import { withConcurrencyLimit } from './concurrency-limit.ts'
import { emailKey } from './email-key.ts'
import { afterFirst, idempotencyKeyOf } from './idempotency-key.ts'
import { checkInputs } from './inputs.ts'
import { refuseWrongCaller } from './permission.ts'
import { Refusal } from './refusal.ts'
import {
  type CallRequest,
  CreatedAnswer,
  FileAnswer,
  MediaAnswer,
  type Route,
  StreamAnswer,
  WithMessage,
} from './route.ts'

const NamedAddress = z.object({ email: z.string().optional(), login: z.string().optional() })

/** The address that a body names, as limits count it. */
const emailIn = (body: unknown) => {
  const { email, login } = NamedAddress.safeParse(body).data ?? {}
  const named = email ?? login
  return named === undefined ? undefined : emailKey(named)
}

/** Who a limit by an e-mail address counts: a stranger's requests never use up what is left for who was signed in before. */
const namedClient = async (sessions: SessionService, email: string, context: CallContext) => {
  const { caller } = context
  const isKnown = caller.kind !== 'none' && (await sessions.isKnownDevice(email, caller.deviceId))
  const own = `${email} ${clientKeyOf(context)}`
  return ({ isPerClient }: Limit) => (isPerClient || isKnown ? own : email)
}

/**
 * All that is wrong with the fields is told at once: what the schema finds and what the route finds besides. A log-in that
 * lacks something is refused with the words for a wrong password (specification, section 8), beside its fields.
 */
const checkedInputs = async ({ call, schemas, findFieldErrors }: Route, input: CallInputParts) => {
  try {
    return checkInputs(schemas, input)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'invalid_fields') throw error
    const isLogIn = call.refusals?.includes('invalid_credential')
    throw new Refusal('invalid_fields', {
      fields: {
        ...(isLogIn ? { error: [{ code: 'invalid_credential' }] } : {}),
        ...(await findFieldErrors?.(input)),
        ...error.fields,
      },
    })
  }
}

export interface ExecuteCallDeps {
  sessions: SessionService
  limits: RateLimits
  /** Told of a call's first request that is one too many for an e-mail address; must not wait for anything. */
  limited?: (callId: string, email: string) => void
  /** Whether what routes call exact is compared with their schemas. */
  verifiesAnswers?: boolean
}

/**
 * Carries out a call: who may, how often, with what, and what may leave. Throws Refusal for all that the
 * caller did wrong. `readInput` runs only once the caller may call.
 */
export const executeCall = async (
  { sessions, limits, limited, verifiesAnswers = false }: ExecuteCallDeps,
  route: Route,
  context: CallContext,
  readInput: () => Promise<CallInputParts>,
): Promise<CallResult> => {
  const { call } = route
  refuseWrongCaller(call, context.caller)
  const rates: RateStatus[] = []
  const count = async (asked: readonly LimitCheck[], see?: (counted: readonly RateStatus[]) => void) => {
    const counted = await limits(asked)
    see?.(counted)
    rates.push(...counted)
    context.onLimitsCounted(rates)
    const seconds = retryAfter(rates)
    if (seconds !== undefined) throw new Refusal('too_many_attempts', { retryAfter: seconds })
  }
  const callLimits = rateLimitsOf(call, context)
  await count(callLimits.flatMap(({ name, limit, who }) => (who === undefined ? [] : [{ name, limit, who }])))

  return withConcurrencyLimit(route, context, () =>
    callHandler({ sessions, limited, verifiesAnswers, count, callLimits }, route, context, readInput),
  )
}

interface LimitCounting extends Pick<ExecuteCallDeps, 'sessions' | 'limited'> {
  verifiesAnswers: boolean
  callLimits: ReturnType<typeof rateLimitsOf>
  count(asked: readonly LimitCheck[], see?: (counted: readonly RateStatus[]) => void): Promise<void>
}

const callHandler = async (
  { sessions, limited, verifiesAnswers, count, callLimits }: LimitCounting,
  route: Route,
  context: CallContext,
  readInput: () => Promise<CallInputParts>,
): Promise<CallResult> => {
  const { call, schemas } = route
  const input = await readInput()
  const checked = await checkedInputs(route, input)
  const email = emailIn(checked.body)
  const byEmail = callLimits.filter(({ who }) => who === undefined)
  if (email !== undefined && byEmail.length > 0) {
    const who = await namedClient(sessions, email, context)
    await count(
      byEmail.map(({ name, limit }) => ({ name, limit, who: who(limit) })),
      counted => {
        if (counted.some(({ left }) => left === -1)) limited?.(call.id, email)
      },
    )
  }
  let { caller } = context
  let issued: IssuedLogIn | undefined
  if (call.beginsNoSession && caller.kind === 'none') {
    caller = { kind: 'guest', sessionId: randomUUID(), deviceId: randomUUID() }
  } else if (call.who === 'guest' && caller.kind === 'none') {
    const guest = await sessions.createGuest({ address: context.address })
    caller = guest.caller
    // A session that has ended may have given way to a log-in meanwhile, whose cookies this answer must not replace.
    if (context.token === undefined) issued = { session: guest.session, user: null }
  }

  let isSessionEnded = false

  const request: CallRequest<typeof schemas, AnyCaller> = {
    market: context.market,
    language: context.language,
    address: context.address,
    origin: context.origin,
    userAgent: context.userAgent,
    dependsOn: context.dependsOn,
    endSession: () => {
      isSessionEnded = true
    },
    caller,
    files: input.files,
    idempotencyKey: await idempotencyKeyOf(route, input, context),
    // A call without a schema for one of these has `undefined` there by its own types.
    ...(checked as Pick<CallRequest<typeof schemas>, 'params' | 'query' | 'body'>),
  }
  const handled = await (context.isPage ? afterFirst(() => route.handle(request)) : route.handle(request))
  const file = handled instanceof FileAnswer ? handled : undefined
  const media = handled instanceof MediaAnswer ? handled : undefined
  const stream = handled instanceof StreamAnswer ? handled : undefined
  const wrapped =
    handled instanceof WithMessage || handled instanceof CreatedAnswer ? handled.answer : handled
  const answer = (file ?? media)?.info ?? wrapped
  const data = stream
    ? undefined
    : context.isPage
      ? parsedForPage(route, answer, verifiesAnswers)
      : parsed(route, answer)
  return {
    data,
    isCreated: handled instanceof CreatedAnswer,
    message: handled instanceof WithMessage ? handled.message : undefined,
    bytes: file?.bytes,
    open: media?.open,
    etag: media?.etag,
    stream,
    issued: sessionIn(data) ?? issued,
    renewed: renewedIn(data, caller),
    isSessionEnded,
  }
}
