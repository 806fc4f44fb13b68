import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Session, SessionUser } from '@hanap/contracts/auth/session.schemas'
import type { Limit } from '@hanap/contracts/call'
import type { FormFile } from '@hanap/contracts/page'
import { z } from 'zod'
import { clientKeyOf, rateLimitsOf } from '../security/call-rate-limits.ts'
import { readableUser } from '../security/cookies.ts'
import { type LimitCheck, type RateLimits, type RateStatus, retryAfter } from '../security/rate-limits.ts'
import type { Caller, IssuedSession, SessionService } from './caller.ts'
import { withConcurrencyLimit } from './concurrency-limit.ts'
import { emailKey } from './email-key.ts'
import { checkInputs, type RawInput } from './inputs.ts'
import type { Locale } from './locale.ts'
import { refuseWithoutPermission } from './permission.ts'
import { Refusal } from './refusal.ts'
import {
  type CallRequest,
  FileAnswer,
  type IdempotencyKey,
  MediaAnswer,
  type Route,
  StreamAnswer,
  WithMessage,
} from './route.ts'

/** All that a call needs to know of the request around it, over HTTP or from a page. */
export interface CallContext extends Locale {
  caller: Caller
  /** The token that came with the request, whatever it is worth. */
  token: string | undefined
  address: string
  /** A page makes its calls itself: whoever asks for it asks for no call. */
  isPage: boolean
  origin: string
  userAgent: string
  idempotencyKey: string | undefined
  dependsOn(...tags: string[]): void
  /** Told what is left of the call's limits, also where the request is refused afterwards. */
  rated(rates: readonly RateStatus[]): void
}

interface IssuedLogIn {
  session: IssuedSession
  user: SessionUser | null
}

export interface CallResult {
  data: unknown
  message: string | undefined
  /** Bytes of a file that are the answer; `data` is what is known of it. */
  bytes: Uint8Array<ArrayBuffer> | undefined
  /** What reads ranges of the file that is the answer; `data` is what is known of it. */
  open: MediaAnswer<unknown>['open'] | undefined
  /** What gives the answer as events; there is no `data` yet. */
  stream: StreamAnswer<unknown, unknown> | undefined
  /** A session that begins with this answer. */
  issued: IssuedLogIn | undefined
  /** The signed-in person's record, where the call changed it. */
  renewed: SessionUser | undefined
  /** Whether the request's session ends with this answer. */
  isSessionEnded: boolean
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

const refuseWrongCaller = ({ who, permission }: Route['call'], caller: Caller) => {
  if (who === 'public' || who === 'guest') return
  if (caller.kind === 'none' || caller.kind === 'guest') throw new Refusal('sign_in_required')
  if (who !== 'person' && who !== caller.kind) throw new Refusal('wrong_account_kind')
  if (permission && caller.kind === 'recruiter') refuseWithoutPermission(caller, permission)
}

/** Files as their names and contents, in the order of the form's fields. */
const fileHashesOf = (files: CallInputParts['files']) =>
  Promise.all(
    Object.entries(files).map(async ([name, file]) => [
      name,
      createHash('sha256')
        .update(new Uint8Array(await file.arrayBuffer()))
        .digest('base64url'),
    ]),
  )

/** The same client under the same key, also when a first answer that changed its session was lost. */
const idempotencyKeyOf = async (
  route: Route,
  input: CallInputParts,
  { caller, token, address, idempotencyKey }: CallContext,
): Promise<IdempotencyKey | null> => {
  if (idempotencyKey === undefined || !route.call.isIdempotent) return null
  const who =
    caller.kind === 'seeker' || caller.kind === 'recruiter'
      ? `account ${caller.accountId}`
      : token === undefined
        ? `address ${address}`
        : `token ${hash(token)}`
  return {
    scope: hash(`${who} ${route.call.id}`),
    key: idempotencyKey,
    fingerprint: hash(JSON.stringify([input.params, input.body, await fileHashesOf(input.files)])),
  }
}

const NamedAddress = z.object({ email: z.string().optional(), login: z.string().optional() })

/** The address that a body names, as limits count it. */
const emailIn = (body: unknown) => {
  const { email, login } = NamedAddress.safeParse(body).data ?? {}
  const named = email ?? login
  return named === undefined ? undefined : emailKey(named)
}

type CallInputParts = RawInput & { files: Record<string, FormFile> }

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
}

/**
 * Carries out a call: who may, how often, with what, and what may leave. Throws Refusal for all that the
 * caller did wrong. `readInput` runs only once the caller may call.
 */
export const executeCall = async (
  { sessions, limits, limited }: ExecuteCallDeps,
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
    context.rated(rates)
    const seconds = retryAfter(rates)
    if (seconds !== undefined) throw new Refusal('too_many_attempts', { retryAfter: seconds })
  }
  const callLimits = rateLimitsOf(call, context)
  await count(callLimits.flatMap(({ name, limit, who }) => (who === undefined ? [] : [{ name, limit, who }])))

  return withConcurrencyLimit(route, context, () =>
    callHandler({ sessions, limited, count, callLimits }, route, context, readInput),
  )
}

interface LimitCounting extends Pick<ExecuteCallDeps, 'sessions' | 'limited'> {
  callLimits: ReturnType<typeof rateLimitsOf>
  count(asked: readonly LimitCheck[], see?: (counted: readonly RateStatus[]) => void): Promise<void>
}

const callHandler = async (
  { sessions, limited, count, callLimits }: LimitCounting,
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
    issued = { session: guest.session, user: null }
  }

  let isSessionEnded = false

  const request: CallRequest<typeof schemas> = {
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
  const handled = await route.handle(request)
  const file = handled instanceof FileAnswer ? handled : undefined
  const media = handled instanceof MediaAnswer ? handled : undefined
  const stream = handled instanceof StreamAnswer ? handled : undefined
  const answer = (file ?? media)?.info ?? (handled instanceof WithMessage ? handled.answer : handled)
  const data = stream ? undefined : parsed(route, answer)
  return {
    data,
    message: handled instanceof WithMessage ? handled.message : undefined,
    bytes: file?.bytes,
    open: media?.open,
    stream,
    issued: sessionIn(data) ?? issued,
    renewed: renewedIn(data, caller),
    isSessionEnded,
  }
}

const answerTypes = new WeakMap<Route, WeakSet<object>>()

/**
 * An answer as its schema has it. A list that anybody may keep is the same object each time: where the schema
 * leaves it as it is, it is parsed once.
 */
const parsed = (route: Route, answer: unknown): unknown => {
  const { answer: schema } = route.schemas
  if (!route.call.cacheControl || typeof answer !== 'object' || answer === null) return schema.parse(answer)
  const known = answerTypes.get(route) ?? new WeakSet()
  answerTypes.set(route, known)
  if (known.has(answer)) return answer
  const data = schema.parse(answer)
  if (isDeepStrictEqual(data, answer)) known.add(answer)
  return known.has(answer) ? answer : data
}

const Begun = z.object({ session: Session, user: SessionUser.nullable() })

/** Any answer that carries a session begins it: the cookies follow from the answer. */
const sessionIn = (data: unknown): IssuedLogIn | undefined => Begun.safeParse(data).data

const AnswerWithUser = z.object({ user: SessionUser })

/** Any answer that carries the caller's own record as it now is renews the cookie that scripts read. */
const renewedIn = (data: unknown, caller: Caller): SessionUser | undefined => {
  if (caller.kind !== 'seeker' && caller.kind !== 'recruiter') return undefined
  const user = AnswerWithUser.safeParse(data).data?.user
  return user?.id === caller.accountId && !isDeepStrictEqual(readableUser(user), readableUser(caller.user))
    ? user
    : undefined
}
