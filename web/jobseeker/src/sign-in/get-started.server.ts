import { loginSeeker, register } from '@hanap/contracts/auth/auth.calls'
import { translator } from '@hanap/i18n/catalogues'
import { missingFields } from '@hanap/shared/calls/form-values'
import { factsOf, pageOf } from '@hanap/shared/page/page-facts'
import type { ActionFunctionArgs } from 'react-router'

export type LogInFields = Record<string, string>

/** As a call's refusal lists them. */
const listed = (errors: LogInFields) =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]]))

export const logInWithPassword = (args: ActionFunctionArgs, { email = '', password = '' }: LogInFields) =>
  pageOf(args).call(loginSeeker, { body: { email, password, source: 'web' } })

export const signUpSeeker = async (args: ActionFunctionArgs, fields: LogInFields, phone: string | null) => {
  const page = pageOf(args)
  const { email = '', password = '', first_name = '', last_name = '', is_subscribe, idempotencyKey } = fields
  const t = translator(factsOf(page).language)
  const missing = {
    ...missingFields(fields, ['first_name', 'email', 'password'], t('errors.required')),
    ...(!fields.terms && { terms: t('errors.terms_required') }),
  }
  if (Object.keys(missing).length > 0) return { ok: false as const, status: 422, errors: listed(missing) }
  const body = {
    email,
    password,
    first_name,
    last_name,
    ...(phone !== null && { contact_number: phone }),
    terms_and_condition: 1 as const,
    is_subscribe: is_subscribe ? (1 as const) : (0 as const),
    country_key: page.market,
  }
  return page.call(register, { body, ...(idempotencyKey && { idempotencyKey }) })
}
