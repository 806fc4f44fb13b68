/** Words and letters that multiply the number before them. */
const factors: readonly (readonly [RegExp, number])[] = [
  [/^\s*(?:juta|jt)(?![\p{L}])/iu, 1_000_000],
  [/^\s*(?:million|mio|milh(?:ão|ões)|milyon|mil+i?ones?)(?!\p{L})/iu, 1_000_000],
  [/^\s*百[万萬]/u, 1_000_000],
  [/^\s*(?:[万萬]|만)/u, 10_000],
  [/^\s*[千仟](?!\p{L}{0}円未満)/u, 1000],
  [/^\s*(?:k|rb|ribu|mil|bin|الف|ألف|آلاف|thousand)(?!\p{L})/iu, 1000],
  [/^\s*m(?!\p{L})/iu, 1_000_000],
]

const NUMBER = /\d+(?:[.,'’\u00a0\u202f ]\d{3})*(?:[.,]\d+)?|\d+/g

/**
 * A number as people write it: `25,000`, `5.000.000`, `1.234,56`, `25 000`, `2.5`. A point or comma before just three
 * digits groups them.
 */
const amountOf = (written: string): number => {
  const bare = written.replace(/['’\u00a0\u202f ]/g, '')
  const decimal = /[.,](\d{1,2}|\d{4,})$/.exec(bare)
  const whole = decimal ? bare.slice(0, decimal.index) : bare
  return Number(`${whole.replace(/[.,]/g, '')}.${decimal?.[1] ?? '0'}`)
}

interface Amount {
  value: number
  factor: number
}

/** Digits of other scripts and full-width ones as ours. */
export const withPlainDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, digit => String(digit.charCodeAt(0) - 0x6f0))

/**
 * The lower and the upper amount in a text; null where it names just the other one. A factor that stands only behind
 * the second counts for both: `5 - 8 juta`.
 */
export const amountsIn = (source: string): { from: number | null; to: number | null } | undefined => {
  const text = withPlainDigits(source)
  const amounts: Amount[] = []
  for (const match of text.matchAll(NUMBER)) {
    const after = text.slice(match.index + match[0].length)
    // A percentage, and the hours or days of `8 hours a day`, are no pay.
    if (/^\s*(?:%|％|hours?\b|hrs?\b|days?\b|jam\b|hari\b|時間|日間|ヶ月|か月|薪)/i.test(after)) continue
    const factor = factors.find(([sign]) => sign.test(after))?.[1] ?? 1
    amounts.push({ value: amountOf(match[0]), factor })
    if (amounts.length === 2) break
  }
  const [first, second] = amounts
  if (!first) return undefined
  if (!second) return boundOf(text, first.value * first.factor)
  const isShared = first.factor === 1 && second.factor > 1 && first.value < 1000
  const from = first.value * (isShared ? second.factor : first.factor)
  const to = second.value * second.factor
  return from <= to ? { from, to } : { from: to, to: from }
}

const AT_MOST =
  /\b(up to|max(?:imum)?|until|hingga|sampai|maks(?:imal)?|até|hasta|jusqu)\b|まで|以下|以内|以內|حتى|kadar/i
const AT_LEAST =
  /\b(from|min(?:imum)?|starting|starts|mulai|minimal|a partir|desde|dès|en az)\b|\+\s*$|以上|から|起|〜\s*$|~\s*$|من/i

const boundOf = (text: string, value: number) => {
  if (AT_MOST.test(text)) return { from: null, to: value }
  if (AT_LEAST.test(text)) return { from: value, to: null }
  return { from: value, to: value }
}
