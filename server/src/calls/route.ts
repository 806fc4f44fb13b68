import type {
  AnswerInput,
  Body,
  Call,
  CallQuery,
  CallSchemas,
  DeltaInput,
  Params,
  Who,
} from '@hanap/contracts/call'
import type { FormFile } from '@hanap/contracts/page'
import type { IdempotencyKey } from '../db/idempotency.ts'
import type {
  AnyCaller,
  Caller,
  Member,
  OperatorCaller,
  Recruiter,
  Seeker,
  SignedInPerson,
} from './caller.ts'
import type { RawInput } from './inputs.ts'
import type { Locale } from './locale.ts'
import type { FieldErrors } from './refusal.ts'

/** One checked request, as a handler sees it. */
export interface CallRequest<S extends CallSchemas, C extends AnyCaller = Caller> extends Locale {
  params: Params<S>
  query: CallQuery<S>
  body: Body<S>
  files: Record<string, FormFile>
  caller: C
  /** The peer's address, or the client's where a trusted proxy names it. */
  address: string
  /** Scheme and host under which the site was asked for. */
  origin: string
  userAgent: string
  idempotencyKey: IdempotencyKey | null
  /** Names what the answer depends on, so that a page made of it is made anew when that changes. */
  dependsOn(...tags: string[]): void
  /** Ends the request's session on the client too: its cookies go with the answer. */
  endSession(): void
}

/** An answer with a text that is shown as a toast. */
export class WithMessage<Answer> {
  readonly answer: Answer
  readonly message: string
  constructor(answer: Answer, message: string) {
    this.answer = answer
    this.message = message
  }
}

/** The answer of a call that may also find what it would make: 201 where it made it. */
export class CreatedAnswer<Answer> {
  readonly answer: Answer
  constructor(answer: Answer) {
    this.answer = answer
  }
}

/** A file's bytes, for a call that answers with a file; `info` is what its schema says of it. */
export class FileAnswer<Info> {
  readonly info: Info
  readonly bytes: Uint8Array<ArrayBuffer>
  constructor(info: Info, bytes: Uint8Array<ArrayBuffer>) {
    this.info = info
    this.bytes = bytes
  }
}

/** A file that is shown in its place, of which any range can be read; both ends of one count. */
export class MediaAnswer<Info> {
  readonly info: Info
  readonly open: (from: number, to: number) => ReadableStream<Uint8Array>
  /** Names what never changes under its address, for browsers to keep; absent: they keep nothing. */
  readonly etag: string | undefined
  constructor(info: Info, open: MediaAnswer<Info>['open'], etag?: string) {
    this.info = info
    this.open = open
    this.etag = etag
  }
}

/**
 * An answer that comes as server-sent events: what `run` emits as it comes, then what it resolves to. What it throws is
 * the stream's last event. `signal` tells that nobody listens any more.
 */
export class StreamAnswer<Delta, Answer> {
  readonly run: (emit: (delta: Delta) => void, signal: AbortSignal) => Promise<Answer>
  constructor(run: StreamAnswer<Delta, Answer>['run']) {
    this.run = run
  }
}

type HandlerResult<S extends CallSchemas> =
  | AnswerInput<S>
  | WithMessage<AnswerInput<S>>
  | CreatedAnswer<AnswerInput<S>>
  | FileAnswer<AnswerInput<S>>
  | MediaAnswer<AnswerInput<S>>
  | StreamAnswer<DeltaInput<S>, AnswerInput<S>>

/** A call with the function that answers it. */
export interface Route {
  call: Call
  schemas: CallSchemas
  /** Gets what `schemas` parsed and a caller that `call.who` admits. */
  handle(incoming: CallRequest<CallSchemas, AnyCaller>): Promise<unknown>
  /** What else is wrong with fields of an input that its schemas refuse, so that people are told all of it at once. */
  findFieldErrors?: FindFieldErrors
  /** Its answers are already what their schema makes of them, to the letter: a page's call need not parse them. */
  isExact?: boolean
  /** Its answer depends on market, language and query alone, whoever asks: pages have it in common for a time. */
  isSameForAll?: boolean
}

/** Gets an input that no schema has taken. */
export type FindFieldErrors = (input: RawInput & { files: Record<string, FormFile> }) => Promise<FieldErrors>

/** A route whose answers hold nothing that its schema does not name; where tests run, one that does is an error. */
export const withExactAnswers = (known: Route): Route => ({ ...known, isExact: true })

/** A route whose answer depends on market, language and query alone, and on what it names as its dependencies. */
export const withSharedAnswers = (known: Route): Route => ({ ...known, isSameForAll: true })

/** A route that looks for more that is wrong where its schemas refuse an input. */
export const withFieldErrors = (known: Route, alsoWrong: FindFieldErrors): Route => ({
  ...known,
  findFieldErrors: alsoWrong,
})

const everybody: readonly Caller['kind'][] = ['none', 'guest', 'seeker', 'recruiter']
const kindsOf: Record<Who, readonly AnyCaller['kind'][]> = {
  public: everybody,
  guest: everybody,
  seeker: ['seeker'],
  recruiter: ['recruiter'],
  person: ['seeker', 'recruiter'],
  operator: ['operator'],
}

const make = <S extends CallSchemas, C extends AnyCaller>(
  call: Call<S>,
  schemas: S,
  kinds: readonly AnyCaller['kind'][],
  handler: (incoming: CallRequest<S, C>) => Promise<HandlerResult<S>>,
): Route => {
  if (kinds.join() !== kindsOf[call.who].join())
    throw new Error(`${call.method} ${call.path} is for ${call.who} callers, but its route is for others`)
  return {
    call,
    schemas,
    // Which S and C these are is known here and nowhere above: the pipeline parsed by `schemas` and checked the caller.
    handle: incoming => handler(incoming as CallRequest<CallSchemas, AnyCaller> as CallRequest<S, C>),
  }
}

type CallHandler<S extends CallSchemas, C extends AnyCaller> = (
  incoming: CallRequest<S, C>,
) => Promise<HandlerResult<S>>

/** A call that anybody may make. */
export const route = <S extends CallSchemas>(call: Call<S>, schemas: S, handler: CallHandler<S, Caller>) =>
  make(call, schemas, everybody, handler)

/** A call for seekers only. */
export const seekerRoute = <S extends CallSchemas>(
  call: Call<S>,
  schemas: S,
  handler: CallHandler<S, Seeker>,
) => make(call, schemas, ['seeker'], handler)

/** A call for whoever is signed in. */
export const personRoute = <S extends CallSchemas>(
  call: Call<S>,
  schemas: S,
  handler: CallHandler<S, SignedInPerson>,
) => make(call, schemas, ['seeker', 'recruiter'], handler)

/** A call for members of a company whose role allows what the call needs. */
export const memberRoute = <S extends CallSchemas>(
  call: Call<S>,
  schemas: S,
  handler: CallHandler<S, Member>,
) => {
  if (!call.permission) throw new Error(`${call.method} ${call.path} does not name a permission`)
  return make(call, schemas, ['recruiter'], handler)
}

/** A call for recruiters only, whether or not they are of a company. */
export const recruiterRoute = <S extends CallSchemas>(
  call: Call<S>,
  schemas: S,
  handler: CallHandler<S, Recruiter>,
) => make(call, schemas, ['recruiter'], handler)

/** A call for operators whose session is open. */
export const operatorRoute = <S extends CallSchemas>(
  call: Call<S>,
  schemas: S,
  handler: CallHandler<S, OperatorCaller>,
) => make(call, schemas, ['operator'], handler)
