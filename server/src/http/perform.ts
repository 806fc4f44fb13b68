import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Limit } from '@hanap/contracts/call'
import type { FormFile } from '@hanap/contracts/page'
import { Session, SessionUser } from '@hanap/contracts/session.schemas'
import { z } from 'zod'
import type { Caller, IssuedSession, Sessions } from './caller.ts'
import { emailKey } from './email-key.ts'
import { checkInputs, type RawInput } from './inputs.ts'
import { type Asked, type Limits, limitedAddress, type Rate, retryAfter } from './limits.ts'
import { refuseWithoutPermission } from './permission.ts'
import type { Place } from './place.ts'
import { Refusal } from './refusal.ts'
import {
  FileAnswer,
  type Incoming,
  MediaAnswer,
  Noticed,
  type OnceKey,
  type Route,
  StreamAnswer,
} from './route.ts'

/** All that a call needs to know of the request around it, over HTTP or from a page. */
export interface Situation extends Place {
  caller: Caller
  /** The token that came with the request, whatever it is worth. */
  token: string | undefined
  address: string
  origin: string
  userAgent: string
  idempotencyKey: string | undefined
  dependsOn(...tags: string[]): void
  /** Told what is left of the call's limits, also where the request is refused afterwards. */
  rated(rates: readonly Rate[]): void
}

interface Issued {
  session: IssuedSession
  user: SessionUser | null
}

export interface Performed {
  data: unknown
  message: string | undefined
  /** Bytes of a file that are the answer; `data` is what is known of it. */
  bytes: Uint8Array<ArrayBuffer> | undefined
  /** What reads ranges of the file that is the answer; `data` is what is known of it. */
  open: MediaAnswer<unknown>['open'] | undefined
  /** What gives the answer as events; there is no `data` yet. */
  stream: StreamAnswer<unknown, unknown> | undefined
  /** A session that begins with this answer. */
  issued: Issued | undefined
  /** The signed-in person's record, where the call changed it. */
  renewed: SessionUser | undefined
  /** Whether the request's session ends with this answer. */
  isForgotten: boolean
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

const refuseWrongCaller = ({ who, permission }: Route['call'], caller: Caller) => {
  if (who === 'public' || who === 'guest') return
  if (caller.kind === 'none' || caller.kind === 'guest') throw new Refusal('sign_in_required')
  if (who !== 'person' && who !== caller.kind) throw new Refusal('wrong_account_kind')
  if (permission && caller.kind === 'recruiter') refuseWithoutPermission(caller, permission)
}

/** The same client under the same key, also when a first answer that changed its session was lost. */
const onceKey = (
  route: Route,
  input: RawInput,
  { caller, token, address, idempotencyKey }: Situation,
): OnceKey | null => {
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
    fingerprint: hash(JSON.stringify([input.params, input.body])),
  }
}

const Named = z.object({ email: z.string().optional(), login: z.string().optional() })

/** The address that a body names, as limits count it. */
const emailIn = (body: unknown) => {
  const { email, login } = Named.safeParse(body).data ?? {}
  const named = email ?? login
  return named === undefined ? undefined : emailKey(named)
}

/** For calls that name no limit and change something: no person comes near it. */
const WRITES: readonly Limit[] = [{ by: 'account', max: 1000, seconds: 600, isPerProcess: true }]

const limitsOf = ({ id, method, who, limits }: Route['call']) => {
  if (limits) return { name: id, limits }
  return { name: 'writes', limits: method === 'GET' || who === 'public' ? [] : WRITES }
}

const whoIs = (by: 'address' | 'device' | 'account', { caller, address }: Situation) => {
  if (by === 'account' && (caller.kind === 'seeker' || caller.kind === 'recruiter')) return caller.accountId
  if (by === 'device' && caller.kind !== 'none') return caller.deviceId
  return limitedAddress(address)
}

/** A log-in that lacks something is refused with the words for a wrong password (specification, section 8), beside its fields. */
const checkedInputs = ({ call, schemas }: Route, input: RawInput) => {
  try {
    return checkInputs(schemas, input)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 422 || !call.refusals?.includes('invalid_credential'))
      throw error
    throw new Refusal('invalid_fields', {
      fields: { error: [{ code: 'invalid_credential' }], ...error.fields },
    })
  }
}

export interface PerformDeps {
  sessions: Sessions
  limits: Limits
}

/**
 * Carries out a call: who may, how often, with what, and what may leave. Throws Refusal for all that the
 * caller did wrong. `readInput` runs only once the caller may call.
 */
export const perform = async (
  { sessions, limits }: PerformDeps,
  route: Route,
  situation: Situation,
  readInput: () => Promise<RawInput & { files: Record<string, FormFile> }>,
): Promise<Performed> => {
  const { call, schemas } = route
  refuseWrongCaller(call, situation.caller)
  const rates: Rate[] = []
  const count = async (asked: readonly Asked[]) => {
    rates.push(...(await limits(asked)))
    situation.rated(rates)
    const seconds = retryAfter(rates)
    if (seconds !== undefined) throw new Refusal('too_many_attempts', { retryAfter: seconds })
  }
  const { name, limits: own } = limitsOf(call)
  await count(
    own.flatMap(limit => (limit.by === 'email' ? [] : [{ name, limit, who: whoIs(limit.by, situation) }])),
  )

  const input = await readInput()
  const checked = checkedInputs(route, input)
  const email = emailIn(checked.body)
  if (email !== undefined)
    await count(own.flatMap(limit => (limit.by === 'email' ? [{ name, limit, who: email }] : [])))
  let { caller } = situation
  let issued: Issued | undefined
  if (call.who === 'guest' && caller.kind === 'none') {
    const guest = await sessions.createGuest({ address: situation.address })
    caller = guest.caller
    issued = { session: guest.session, user: null }
  }

  let isForgotten = false

  const incoming: Incoming<typeof schemas> = {
    market: situation.market,
    language: situation.language,
    address: situation.address,
    origin: situation.origin,
    userAgent: situation.userAgent,
    dependsOn: situation.dependsOn,
    forgetSession: () => {
      isForgotten = true
    },
    caller,
    files: input.files,
    once: onceKey(route, input, situation),
    // A call without a schema for one of these has `undefined` there by its own types.
    ...(checked as Pick<Incoming<typeof schemas>, 'params' | 'query' | 'body'>),
  }
  const handled = await route.handle(incoming)
  const file = handled instanceof FileAnswer ? handled : undefined
  const media = handled instanceof MediaAnswer ? handled : undefined
  const stream = handled instanceof StreamAnswer ? handled : undefined
  const answer = (file ?? media)?.info ?? (handled instanceof Noticed ? handled.answer : handled)
  const data = stream ? undefined : parsed(route, answer)
  return {
    data,
    message: handled instanceof Noticed ? handled.message : undefined,
    bytes: file?.bytes,
    open: media?.open,
    stream,
    issued: sessionIn(data) ?? issued,
    renewed: renewedIn(data, caller),
    isForgotten,
  }
}

const knownAnswers = new WeakMap<Route, WeakSet<object>>()

/**
 * An answer as its schema has it. A list that anybody may keep is the same object each time: where the schema
 * leaves it as it is, it is parsed once.
 */
const parsed = (route: Route, answer: unknown): unknown => {
  const { answer: schema } = route.schemas
  if (!route.call.cacheControl || typeof answer !== 'object' || answer === null) return schema.parse(answer)
  const known = knownAnswers.get(route) ?? new WeakSet()
  knownAnswers.set(route, known)
  if (known.has(answer)) return answer
  const data = schema.parse(answer)
  if (isDeepStrictEqual(data, answer)) known.add(answer)
  return known.has(answer) ? answer : data
}

const Begun = z.object({ session: Session, user: SessionUser.nullable() })

/** Any answer that carries a session begins it: the cookies follow from the answer. */
const sessionIn = (data: unknown): Issued | undefined => Begun.safeParse(data).data

const Told = z.object({ user: SessionUser })

/** Any answer that carries the caller's own record as it now is renews the cookie that scripts read. */
const renewedIn = (data: unknown, caller: Caller): SessionUser | undefined => {
  if (caller.kind !== 'seeker' && caller.kind !== 'recruiter') return undefined
  const user = Told.safeParse(data).data?.user
  return user?.id === caller.accountId && !isDeepStrictEqual(user, caller.user) ? user : undefined
}
