/** Fields of work whose applications are counted as conversions (spec section 9). */
const fields = ['it', 'finance'] as const
export type ConversionField = (typeof fields)[number]

const COOKIE = 'conversion'
const SECONDS = 120

const byCategory: Record<string, ConversionField> = {
  'it-and-software': 'it',
  'accounting-and-finance': 'finance',
  'banking-and-insurance': 'finance',
}

/** `Set-Cookie` that tells the next page of an application by its job's categories; undefined where none counts. */
export const conversionCookie = (categories: readonly string[]): string | undefined => {
  const field = categories.flatMap(key => byCategory[key] ?? [])[0]
  return field && `${COOKIE}=${field}; Path=/; SameSite=Lax; Max-Age=${SECONDS}`
}

/** The application that has just been sent, once. */
export const consumeConversion = (cookies: string = document.cookie): ConversionField | undefined => {
  const field = fields.find(each => cookies.split(/;\s*/).includes(`${COOKIE}=${each}`))
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not everywhere yet
  if (field) document.cookie = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
  return field
}
