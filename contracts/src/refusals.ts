/**
 * Every refusal's code with its status. Texts stand in the `errors` messages under the same code.
 * A refusal of a field is always `invalid_fields` (422) with the field's own code beneath it.
 */
export const refusals = {
  broken_json: 400,
  broken_form: 400,
  broken_encoding: 400,
  broken_header: 400,
  broken_path: 400,
  unknown_role_id: 400,
  unknown_country_id: 400,
  unknown_language_id: 400,
  sign_in_required: 401,
  invalid_credential: 401,
  wrong_account_kind: 403,
  account_suspended: 403,
  origin_refused: 403,
  permission_refused: 403,
  not_found: 404,
  job_not_found: 404,
  company_not_found: 404,
  application_not_found: 404,
  saved_job_not_found: 404,
  language_not_found: 404,
  method_not_allowed: 405,
  already_applied: 409,
  applies_elsewhere: 409,
  application_closed: 409,
  idempotency_in_flight: 409,
  stage_closed: 409,
  job_closed: 410,
  body_too_large: 413,
  path_too_long: 414,
  unsupported_type: 415,
  invalid_fields: 422,
  idempotency_reused: 422,
  too_many_attempts: 429,
  server_error: 500,
  not_ready: 503,
} as const

export type RefusalCode = keyof typeof refusals

/** Refusals that any call may answer, whatever it does; the OpenAPI document declares them everywhere. */
export const commonRefusals: readonly RefusalCode[] = [
  'broken_json',
  'broken_form',
  'broken_encoding',
  'broken_header',
  'broken_path',
  'unknown_role_id',
  'unknown_country_id',
  'unknown_language_id',
  'origin_refused',
  'not_found',
  'method_not_allowed',
  'body_too_large',
  'path_too_long',
  'unsupported_type',
  'invalid_fields',
  'too_many_attempts',
  'not_ready',
]
