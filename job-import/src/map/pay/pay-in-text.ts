import { amountsIn, withPlainDigits } from './amounts.ts'
import { currencyIn, isDollar, type Period } from './money.ts'
import { periodIn } from './period.ts'

export interface ReadSalary {
  from: number | null
  to: number | null
  period: Period | undefined
  currency: string
}

const NUMBER = String.raw`\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`
const FACTOR = String.raw`(?:\s?(?:[Kk]|rb|Rb|ribu|jt|Jt|JT|[Jj]uta|mil|bin|ألف|الف|آلاف)(?![\p{L}])|\s?(?:百[万萬]|[万萬千]))?`
const SIGN = String.raw`(?:(?:US|S|HK|NT|A|AU|C|CA|R|MOP|MX)?\$|[£€¥₱₦₹₺฿₫₩]|RM|[Rr]p\.?|Php|php|(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])|(?<![A-Za-z])[NP](?=\d))`
const SIGN_AFTER = String.raw`(?:\s?(?:[€£₺₫$]|円|元|TL(?![A-Za-z])|[A-Z]{3}(?![A-Za-z])|(?:[Ee]uros?|[Dd]ollars?|pesos?|reais|rupiah|ringgit)(?!\p{L})|ريال|درهم|دولار))?`
const PIECE = `(?:${SIGN}\\s?)?(?:${NUMBER})${FACTOR}${SIGN_AFTER}`
const MONEY = new RegExp(
  `(?<![\\d\\p{Script=Latin}.,/#-])(${PIECE})(?:\\s*(?:-|–|—|~|〜|to|and|up to|hingga|sampai(?: dengan)?|s/d|sd|a|ate|até|y|e|至|到|から|إلى|الى|ile)\\s*(${PIECE}))?\\+?`,
  'gu',
)

/** Words near which a text speaks of pay. */
const PAY =
  /salar|sueldo|retribuci|\bpay(?:s|ing)?\b|\bwages?\b|compensation|remunera|\brate\b|\bearn|\bOTE\b|\bpackage\b|\bstipend\b|\bsal\b|bolsa|gaji|upah|penghasilan|pendapatan|maaş|ücret|給与|給料|月給|時給|日給|月収|年収|年俸|報酬|賃金|薪|工资|待遇|收入|راتب|الأجر|أجر/i
/** Before an amount: of other money than pay. */
const OTHER_BEFORE =
  /(?:bonus|sign[- ]?on|allowance|subsid\w*|reimburse\w*|revenue|sales|budgets?|fund\w*|rais\w+|valued?|worth|invest\w*|fees?|deposits?|discounts?|vouchers?|insurance|loans?|portfolios?|turnover|tuition|relocation|referral|prizes?|awards?|grants?|targets?|quota|commissions?|comisi\w+|komisi|insentif|tunjangan|vale|aux[ií]lio|ticket|incentiv\w+|prim|yol|yemek|手当|交通費|補助|津貼|津贴|奖金|獎金|بدل|مكافأة|عمولة|resale|savings?|spend|orders?|contracts?|deals?|over|than|about)\D{0,14}$/i
const OTHER_AFTER =
  /^\s*(?:[-–]?\s?(?:bonus|sign[- ]?on|allowance|fees?|in (?:revenue|sales|funding)|budgets?|referral|deposit|voucher|gift|commission|raise|funding|ARR|million|billion|m\b|bn|b\b|users|customers|employees|people|clients|companies)|手当|補助|津貼|津贴|の手当)/i

const LONGEST_TEXT = 12_000
const SHORT_LINE = 90
const NEAR = 60

/**
 * What a text says of pay, the likeliest first: amounts with a currency and a period, or near a word for pay, that are no
 * other money: a bonus, a budget, a fee. `marketCurrency` is empty where the ad's country is not known.
 */
export function* payInText(source: string, marketCurrency: string): Generator<ReadSalary> {
  for (const sentence of source.slice(0, LONGEST_TEXT).split(/\n|[。；！]|[.!;](?=\s|$)/))
    if (/[\d٠-٩０-９]/.test(sentence)) yield* payInSentence(withPlainDigits(sentence), marketCurrency)
}

function* payInSentence(sentence: string, marketCurrency: string): Generator<ReadSalary> {
  for (const match of sentence.matchAll(MONEY)) {
    const before = sentence.slice(Math.max(0, match.index - NEAR), match.index)
    const rest = sentence.slice(match.index + match[0].length)
    const after = (/^[^\d\n]{0,40}/.exec(rest)?.[0] ?? '').replace(/\s+an?\s+(?=\p{L})/iu, ' ')
    if (OTHER_BEFORE.test(before) && !PAY.test(before)) continue
    if (OTHER_AFTER.test(after)) continue
    const currency = currencyOf(match[0], marketCurrency)
    const period = periodIn(after) ?? periodIn(before.replace(/^.*\d/s, ''))
    const isPay = PAY.test(before) || /^\s*(?:OTE|salary|basic|base)\b/i.test(after)
    const isLine = match[2] !== undefined && sentence.length <= SHORT_LINE
    const isSure =
      currency === undefined ? isPay && isLarge(match[0]) : period !== undefined || isPay || isLine
    if (
      !isSure ||
      (currency === undefined &&
        /^\s*(?:[%％年歳岁]|years?|yrs?|tahun|años?|anos?|سنة|سنوات|人|名|个|hours?|days?|jam|hari)/i.test(
          rest,
        ))
    )
      continue
    const bound =
      /(?:up to|max(?:imum)?|until|hingga|sampai|maks(?:imal)?|até|hasta|from|min(?:imum)?|starting(?: (?:at|from))?|mulai(?: dari)?|a partir de|desde|en az|dès|حتى|من)[\s:]*$/i.exec(
        before,
      )?.[0] ?? ''
    const end = /^\s*(?:以上|以下|以内|起|まで|から|\+)/.exec(rest)?.[0] ?? ''
    const amounts = amountsIn(`${bound}${match[0]}${end}`)
    if (amounts && (currency ?? marketCurrency) !== '') yield { ...amounts, period, currency: currency ?? '' }
  }
}

/** A number of pay without a currency: no age, no hour and no year. */
const isLarge = (written: string) =>
  /\d[.,' ]\d{3}|\d{5}|(?:k|rb|ribu|jt|juta|mil|bin|万|萬|ألف|الف)\s*$/i.test(written)

const currencyOf = (written: string, marketCurrency: string): string | undefined => {
  if (/(?<![A-Za-z])N\d/.test(written)) return marketCurrency === 'NGN' ? 'NGN' : undefined
  if (/(?<![A-Za-z])P\d/.test(written)) return marketCurrency === 'PHP' ? 'PHP' : undefined
  const named = currencyIn(written)
  if (named !== null) return named
  if (/元/.test(written)) return /TWD|HKD|MOP/.test(marketCurrency) ? marketCurrency : 'CNY'
  if (/¥/.test(written)) return marketCurrency === 'JPY' ? 'JPY' : 'CNY'
  // A bare dollar is the market's where it has one.
  return /\$/.test(written) && !isDollar(marketCurrency) ? 'USD' : marketCurrency || undefined
}
