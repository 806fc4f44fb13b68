import type { SessionUser } from './auth/session.schemas.ts'
import type { AnswerOf, Call, CallInput } from './call.ts'
import type { TrackingConsent } from './jobseekers/consent.ts'
import type { RefusalCode } from './refusals.ts'

/** A file of a form, as browsers and Node both have it. */
export interface FormFile {
  name: string
  type: string
  size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

/** A refusal as a value: the problem+json of the wire without its transport. */
export interface Failure {
  ok: false
  status: number
  /** `unreachable`: the browser got no answer at all. */
  code: RefusalCode | 'unreachable'
  /** In the request's language. */
  message: string
  /** Field name → texts; a general one under `error`. */
  errors: Record<string, string[]>
  /** What a refusal carries beside its text: the closed job's stub with 410. */
  data?: unknown
}

export interface Success<Answer> {
  ok: true
  data: Answer
  /** Shown as a toast. */
  message?: string
}

export type Outcome<Answer> = Success<Answer> | Failure

/**
 * What the server hands to a site for one page: the market and language of its address, the person, and
 * the API in process. Calls made here carry the page's session; cookies they set leave with the page.
 */
export interface PageContext {
  market: string
  language: string
  /** Scheme and host of the address, without a slash at the end. */
  origin: string
  /** The signed-in person; null for visitors and guests. */
  user: SessionUser | null
  /** Path below which assets stand, without a slash at the end. */
  assetsUrl: string
  supportEmail: string
  /** What only those who build look at is shown elsewhere alone. */
  isProduction: boolean
  /** The reader's browser says that it is a computer's: what only a wide screen shows may be in the page. */
  isDesktop: boolean
  /** Absent where the operator has configured nothing that a visitor would have to allow. */
  trackingConsent?: TrackingConsent
  /** Addresses of the sites for links between them, by name: `employer`, `resume`, `academy`, each market's key; `demo` where the demo data is loaded: its page `/demo` says who one can log in as. */
  sites: Record<string, string>
  /** Whether an origin is one of our sites, to which a signed-in person may be handed over. */
  isOurSite(origin: string): boolean
  /** Names a form, so that sending it twice does it once. Whoever knows it may have the first answer: the page is drawn for this reader alone. */
  newKey(): string
  call<C extends Call>(
    call: C,
    input: CallInput<C> & {
      files?: Record<string, FormFile>
      /** From a form's hidden field, so that sending it twice does it once. */
      idempotencyKey?: string
    },
  ): Promise<Outcome<AnswerOf<C>>>
}
