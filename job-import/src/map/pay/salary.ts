import { isObject, type JsonValue, jsonField, jsonList, jsonNumber, jsonText } from '../../json.ts'
import { plainLine } from '../../text/clean-text.ts'
import { amountsIn } from './amounts.ts'
import { currencyCode, currencyIn, isBelievable, isUsual, likelyPeriod, type Period } from './money.ts'
import { payInText, type ReadSalary } from './pay-in-text.ts'
import { periodIn } from './period.ts'

export interface MappedSalary {
  from: number | null
  to: number | null
  period: Period | null
  currency: string | null
  notes: string[]
}

const NONE: MappedSalary = { from: null, to: null, period: null, currency: null, notes: [] }

/**
 * An ad's pay from `baseSalary` in any of its forms. Without a currency it is the text's sign's or the market's; without
 * a period the likely one. An amount that nobody pays is dropped, with a note.
 */
export const mapSalary = (
  salary: JsonValue | undefined,
  statedCurrency: string,
  marketCurrency: string,
): MappedSalary => {
  const firstSalary = jsonList(salary)[0]
  if (firstSalary === undefined || firstSalary === null) return NONE
  const read = isObject(firstSalary)
    ? fromObject(firstSalary)
    : fromText(typeof firstSalary === 'number' ? String(firstSalary) : jsonText(firstSalary))
  return read ? settled(read, statedCurrency, marketCurrency) : NONE
}

/** A read pay with its currency and its period; none where it is no pay. */
const settled = (read: ReadSalary, statedCurrency: string, marketCurrency: string): MappedSalary => {
  const currency = currencyCode(read.currency || statedCurrency) ?? marketCurrency
  const highest = read.to ?? read.from
  if (highest === null || highest === 0) return NONE
  return believable({ ...read, currency, period: read.period ?? likelyPeriod(highest, currency) })
}

/** An ad's pay from what its text says of it, where its source has no field for it. `marketCurrency` is empty where
 * the ad's country is not known. */
export const salaryOfText = (text: string, marketCurrency: string): MappedSalary => {
  for (const read of payInText(text, marketCurrency)) {
    const mapped = settled(read, '', marketCurrency)
    const amount = mapped.to ?? mapped.from
    if (mapped.notes.length > 0 || amount === null || mapped.period === null || mapped.currency === null)
      continue
    if (isUsual(amount, mapped.currency, mapped.period)) return mapped
  }
  return NONE
}

const fromObject = (salary: JsonValue): ReadSalary | undefined => {
  const value = jsonField(salary, 'value') ?? salary
  const isRange = isObject(jsonList(value)[0])
  const single = isRange ? jsonField(value, 'value') : value
  const bound = (name: string) => jsonField(value, name) ?? jsonField(salary, name)
  const unit = jsonText(bound('unitText')) || jsonText(bound('unitCode'))
  const currency = jsonText(jsonField(salary, 'currency')) || jsonText(jsonField(value, 'currency'))
  const read = { period: periodOfUnit(unit), currency }
  const from = amountOf(bound('minValue'))
  const to = amountOf(bound('maxValue'))
  if (from !== null || to !== null) return { ...inOrder(from, to), ...read }
  const amount = jsonNumber(single)
  if (amount !== undefined) return { from: amount, to: amount, ...read }
  const text = fromText(jsonText(single))
  return text && { ...text, period: read.period ?? text.period, currency: currency || text.currency }
}

const amountOf = (value: JsonValue | undefined): number | null => {
  const amount = jsonNumber(value) ?? amountsIn(jsonText(value))?.from ?? null
  return amount === null || amount <= 0 ? null : amount
}

const inOrder = (from: number | null, to: number | null) =>
  from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }

const units: Readonly<Record<string, Period>> = {
  HUR: 'hour',
  DAY: 'day',
  WEE: 'week',
  MON: 'month',
  ANN: 'year',
  YR: 'year',
}

const periodOfUnit = (unit: string): Period | undefined => units[unit.trim().toUpperCase()] ?? periodIn(unit)

const fromText = (source: string): ReadSalary | undefined => {
  const text = plainLine(source)
  const amounts = amountsIn(text)
  if (!amounts) return undefined
  return { ...amounts, period: periodIn(text), currency: currencyIn(text) ?? '' }
}

const MAX_SPREAD = 20

const believable = (salary: {
  from: number | null
  to: number | null
  period: Period
  currency: string
}): MappedSalary => {
  const isKept = (amount: number | null): amount is number =>
    amount !== null && isBelievable(amount, salary.currency, salary.period)
  const from = isKept(salary.from) ? salary.from : null
  const to = isKept(salary.to) ? salary.to : null
  const isDropped = from !== salary.from || to !== salary.to
  const notes = isDropped ? ['implausible salary ignored'] : []
  if (from === null && to === null) return { ...NONE, notes }
  // A bound twenty times the other is one digit or one unit wrong, and nobody knows which.
  if (from !== null && to !== null && to / from > MAX_SPREAD)
    return { ...NONE, notes: ['implausible salary ignored'] }
  return { from: rounded(from), to: rounded(to), period: salary.period, currency: salary.currency, notes }
}

const rounded = (amount: number | null) => (amount === null ? null : Math.round(amount * 100) / 100)
