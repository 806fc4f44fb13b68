const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const firstText = (value: unknown): string | undefined => {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first !== '' ? first : undefined
}

/**
 * The error text of an answer, from every place that section 8 names: errors.error[0], errors.errors[0],
 * errors.phone_num[0], errors[0], data; then from our own `message`. Undefined when none of them holds one.
 */
export const errorText = (body: unknown): string | undefined => {
  if (!isRecord(body)) return undefined
  const { errors } = body
  const named = isRecord(errors)
    ? (firstText(errors.error) ?? firstText(errors.errors) ?? firstText(errors.phone_num))
    : firstText(errors)
  return named ?? firstText(body.data) ?? firstText(body.message)
}

/** Texts by field, for the form that sent them; `{}` when the answer names no field. */
export const fieldErrors = (body: unknown): Record<string, string[]> => {
  const errors = isRecord(body) ? body.errors : undefined
  if (!isRecord(errors)) return {}
  const texts = Object.entries(errors).flatMap(([field, value]): [string, string[]][] => {
    const list = (Array.isArray(value) ? value : [value]).filter(each => typeof each === 'string')
    return list.length > 0 ? [[field, list]] : []
  })
  return Object.fromEntries(texts)
}
