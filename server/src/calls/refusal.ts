import { type RefusalCode, refusals } from '@hanap/contracts/refusals'

/** Field name → codes of texts under `errors.field.*`, or whole message keys. */
export type FieldErrors = Record<string, FieldError[]>
/** What a text has places for; several as the language lists them. */
export type FieldErrorValues = Record<string, string | number | readonly string[]>
export interface FieldError {
  code: FieldErrorCode
  values?: FieldErrorValues
}
export type FieldErrorCode =
  | 'required'
  | 'invalid'
  | 'invalid_number'
  | 'invalid_credential'
  | 'invalid_email'
  | 'invalid_phone'
  | 'invalid_url'
  | 'date_order'
  | 'date_future'
  | 'time_past'
  | 'time_far'
  | 'time_twice'
  | 'group_too_small'
  | 'too_short'
  | 'too_long'
  | 'too_small'
  | 'too_big'
  | 'invalid_choice'
  | 'file_broken'
  | 'email_taken'
  | 'file_too_large'
  | 'file_type'
  | 'file_locked'
  | 'nothing_read'
  | 'picture_too_large'
  | 'recipient_unknown'
  | 'answer_required'
  | 'too_few_facts'
  | 'video_too_long'
  | 'terms_required'
  | 'link_expired'
  | 'code_wrong'
  | 'code_expired'
  | 'authenticator_wrong'
  | 'password_common'
  | 'password_wrong'
  | 'free_mail_domain'
  | 'invalid_domain'
  | 'other_domain'
  | 'document_missing'
  | 'ad_refused'

/** Thrown where a call cannot be answered; the wire turns it into problem+json in the reader's language. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly fields: FieldErrors
  readonly data: unknown
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined
  readonly allow: readonly string[] | undefined

  constructor(
    code: RefusalCode,
    more: { fields?: FieldErrors; data?: unknown; retryAfter?: number; allow?: readonly string[] } = {},
  ) {
    super(code)
    this.code = code
    this.status = refusals[code]
    this.fields = more.fields ?? {}
    this.data = more.data
    this.retryAfter = more.retryAfter
    this.allow = more.allow
  }
}

/** A refusal of one field: 422, `errors.<name>[0]`. */
/** Codes whose texts have places for values. */
type ValuedCode =
  | 'too_short'
  | 'too_long'
  | 'too_small'
  | 'too_big'
  | 'file_too_large'
  | 'file_type'
  | 'picture_too_large'
  | 'too_few_facts'
  | 'video_too_long'
  | 'other_domain'
  | 'ad_refused'

export const refuseField = (
  name: string,
  ...[code, values]:
    | [code: Exclude<FieldErrorCode, ValuedCode>]
    | [code: ValuedCode, values: FieldErrorValues]
) => new Refusal('invalid_fields', { fields: { [name]: [values ? { code, values } : { code }] } })

/** What is wrong with a form's fields, by whoever found it; anything else that was thrown is thrown on. */
export const fieldErrorsOf = (error: unknown): FieldErrors => {
  if (error instanceof Refusal && error.code === 'invalid_fields') return error.fields
  throw error
}

const BUSY_RETRY_SECONDS = 5

/** Too many wait already. */
export const refuseBusy = () => new Refusal('unavailable', { retryAfter: BUSY_RETRY_SECONDS })

/** A repeat of a write that cannot be answered: see `db/idempotency.ts`. */
export const refuseIdempotencyConflict = (why: 'in_flight' | 'reused') => new Refusal(`idempotency_${why}`)
