import type { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

/** Services of the specification's section 7; each has its prefix `/api/<service>`. */
export type ServiceName =
  | 'academy'
  | 'appeals'
  | 'auth'
  | 'chats'
  | 'companies'
  | 'config'
  | 'data'
  | 'go'
  | 'job-applications'
  | 'jobs'
  | 'jobseekers'
  | 'logs'
  | 'operators'
  | 'recommendation'
  | 'recruiters'
  | 'search'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call. `public` needs no session; `guest` accepts any session and makes one where none comes;
 * `seeker` and `recruiter` need a session of that kind (401 without, 403 with the other kind); `person` one of either;
 * `operator` one of an operator. Calls of the service `operators` are there on the operators' host alone, and no others are.
 */
export type Who = 'public' | 'guest' | 'seeker' | 'recruiter' | 'person' | 'operator'

/** What a call needs of a member's role, by the keys of `recruiter_role_permissions`. */
export type NeededPermission =
  | 'manage_company'
  | 'manage_team'
  | 'transfer_ownership'
  | 'post_jobs'
  | 'edit_jobs'
  | 'close_jobs'
  | 'view_applicants'
  | 'move_applicants'
  | 'message_applicants'
  | 'search_talent'
  | 'view_reports'

/** How a request's body travels. A `form` call also accepts JSON where it needs no file. */
export type BodyKind = 'json' | 'form'

/**
 * At most `max` requests in `seconds`, counted per address, device or account of who asks, or per e-mail address
 * that the body names (`email` or `login`), whoever asks: all strangers together, and each device that was signed in to
 * its account before for itself.
 */
export interface Limit {
  by: 'address' | 'device' | 'account' | 'email'
  max: number
  seconds: number
  /** Counted by each process for itself, where a count that all share would cost more than it guards. */
  isPerProcess?: true
  /** Of a limit by e-mail address: each device or address that asks for itself, so that nobody uses up another's. */
  isPerClient?: true
}

/** Schemas of one call, in its service's `*.schemas.ts` under the call's own name. */
export interface CallSchemas {
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** What stands under `data` in the envelope. */
  answer: z.ZodType
  /** What each `delta` event carries, for a call that answers as events. */
  delta?: z.ZodType
}

/**
 * One call of the wire, without its schemas: browser code imports this and pays nothing for zod.
 * `S` ties it to its schemas at compile time only.
 */
export interface Call<S extends CallSchemas = CallSchemas> {
  /** Number in the list of calls. */
  id: string
  service: ServiceName
  method: Method
  /** Path with `{name}` for each parameter. */
  path: string
  who: Who
  /**
   * Told by pages that are being left, perhaps by a log-in: where no session comes with it none begins, whose cookie would
   * take the place of the newer one.
   */
  beginsNoSession?: true
  /** Of an operators' call: also where the session waits for the next code. */
  isForLocked?: true
  /** Only for members of a company whose role allows this, with a verified address. */
  permission?: NeededPermission
  /** Which scope of an API token allows it; without one no token makes the call. */
  tokenScope?: 'jobs' | 'applications'
  /** One sentence for the documentation. */
  summary: string
  body?: BodyKind
  /** Names of the files that a `form` body may carry. */
  files?: readonly string[]
  /** Honours `Idempotency-Key`: same answer for 24 hours. */
  isIdempotent?: true
  limits?: readonly Limit[]
  /** How many requests of one account, or address, are in hand at a time: what costs much is refused, not kept waiting. */
  maxConcurrent?: number
  /** Refusals of this call beyond those that every call may answer. */
  refusals?: readonly RefusalCode[]
  /**
   * `file`: the answer is a file's bytes, and its schema says what is known of it beside them. `media`: the same, shown in
   * its place and also sent in ranges. `events`: where the
   * body's `stream` is true, server-sent events: `delta` for each part, `done` with the answer, or `error` with a problem.
   */
  answers?: 'file' | 'media' | 'events'
  /** Media types of the file that is the answer. */
  types?: readonly string[]
  /** `Cache-Control` of a successful answer; absent: `no-store`. */
  cacheControl?: string
  readonly schemas?: S
}

type SchemasOf<C> = C extends Call<infer S> ? S : never
type SchemaInput<Z> = Z extends z.ZodType ? z.input<Z> : undefined
type Output<Z> = Z extends z.ZodType ? z.output<Z> : undefined

export type Params<S extends CallSchemas> = Output<S['params']>
export type CallQuery<S extends CallSchemas> = Output<S['query']>
export type Body<S extends CallSchemas> = Output<S['body']>
/** What a handler returns: parsed through the contract before it leaves. */
export type AnswerInput<S extends CallSchemas> = z.input<S['answer']>
/** What a handler gives bit by bit. */
export type DeltaInput<S extends CallSchemas> = SchemaInput<S['delta']>
/** What a caller of `C` receives with each `delta` event. */
export type DeltaOf<C> = Output<SchemasOf<C>['delta']>
/** What a caller of `C` receives under `data`. */
export type AnswerOf<C> = z.output<SchemasOf<C>['answer']>
/** What a caller of `C` sends. */
export interface CallInput<C> {
  params?: SchemaInput<SchemasOf<C>['params']>
  query?: SchemaInput<SchemasOf<C>['query']>
  body?: SchemaInput<SchemasOf<C>['body']>
}
