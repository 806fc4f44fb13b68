/** Western, full-width and Arabic digits as Western ones. */
const withWesternDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 15))
    .replace('٫', '.')

const GROUPING = /[\s.,'’٬]/g

const numberOf = (digits: string): number | null => {
  if (digits === '') return null
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
}

/** A whole amount, grouped the way of any language; null where nothing is typed, not a number where there is anything else. */
export const wholeAmountIn = (text: string): number | null =>
  numberOf(withWesternDigits(text).replace(GROUPING, ''))

/** The same where one or two digits after the last sign are decimals, as in pay by the hour. */
export const amountIn = (text: string): number | null => {
  const typed = withWesternDigits(text).trim()
  const [, whole = typed, decimals] = /^(.*\d)[.,](\d{1,2})$/s.exec(typed) ?? []
  return numberOf(whole.replace(GROUPING, '') + (decimals === undefined ? '' : `.${decimals}`))
}
