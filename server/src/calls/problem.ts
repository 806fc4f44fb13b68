import { translator } from '@hanap/i18n/catalogues'
import { joinSeries } from '@hanap/i18n/joined'
import type { LanguageCode } from '@hanap/markets/languages'
import type { FieldErrorValues, Refusal } from './refusal.ts'

/** A refusal's texts in a language: one for all of it, and one or more per field. */
export const refusalTexts = (refusal: Refusal, language: LanguageCode, supportEmail: string) => {
  const t = translator(language)
  const errors: Record<string, string[]> = {}
  for (const [name, list] of Object.entries(refusal.fields))
    errors[name] = list.map(({ code, values }) => t(`errors.${code}`, valuesIn(values, language)))
  const [first] = Object.values(errors)
  const message = first?.[0] ?? t(`errors.${refusal.code}`, { email: supportEmail })
  if (!first) errors.error = [message]
  return { message, errors, title: t(`errors.${refusal.code}`, { email: supportEmail }) }
}

const valuesIn = (values: FieldErrorValues = {}, language: LanguageCode) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? joinSeries(value, language) : value,
    ]),
  )

/** RFC 9457, with fields of our own. */
export const problemBody = (
  refusal: Refusal,
  language: LanguageCode,
  request: { path: string; id: string; supportEmail: string },
) => {
  const { message, errors, title } = refusalTexts(refusal, language, request.supportEmail)
  return {
    type: `/api/docs#${refusal.code}`,
    title,
    status: refusal.status,
    detail: message,
    instance: request.path,
    code: refusal.code,
    request_id: request.id,
    message,
    errors,
    ...(refusal.data === undefined ? {} : { data: refusal.data }),
  }
}

/** A problem on its way out. */
export const problemAnswer = (
  { status, retryAfter, allow }: Refusal,
  language: LanguageCode,
  { id, body }: { id: string; body: object },
): Response => {
  const headers = new Headers({
    'content-type': 'application/problem+json; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-store',
    'x-request-id': id,
  })
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  if (allow) headers.set('allow', allow.join(', '))
  return new Response(JSON.stringify(body), { status, headers })
}
