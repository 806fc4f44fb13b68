import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import type { FormFile } from '@hanap/contracts/page'
import type { RateStatus } from '../security/rate-limits.ts'
import type { AnyCaller, IssuedSession } from './caller.ts'
import type { RawInput } from './inputs.ts'
import type { Locale } from './locale.ts'
import type { MediaAnswer, StreamAnswer } from './route.ts'

/** All that a call needs to know of the request around it, over HTTP or from a page. */
export interface CallContext extends Locale {
  caller: AnyCaller
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
  onLimitsCounted(rates: readonly RateStatus[]): void
}

export interface IssuedLogIn {
  session: IssuedSession
  user: SessionUser | null
}

export interface CallResult {
  data: unknown
  /** 201 rather than 200. */
  isCreated: boolean
  message: string | undefined
  /** Bytes of a file that are the answer; `data` is what is known of it. */
  bytes: Uint8Array<ArrayBuffer> | undefined
  /** What reads ranges of the file that is the answer; `data` is what is known of it. */
  open: MediaAnswer<unknown>['open'] | undefined
  /** Of that file, where browsers may keep it. */
  etag: string | undefined
  /** What gives the answer as events; there is no `data` yet. */
  stream: StreamAnswer<unknown, unknown> | undefined
  /** A session that begins with this answer. */
  issued: IssuedLogIn | undefined
  /** The signed-in person's record, where the call changed it. */
  renewed: SessionUser | undefined
  /** Whether the request's session ends with this answer. */
  isSessionEnded: boolean
}

export type CallInputParts = RawInput & { files: Record<string, FormFile> }
