import { fieldOf, isObject, type Json, listOf, numberOf, textOf } from '../json.ts'
import { amountsIn } from './amounts.ts'
import { currencyCode, currencyIn, isBelievable, likelyPeriod, type Period } from './money.ts'
import { plainLine } from './text.ts'

export interface MappedSalary {
  from: number | null
  to: number | null
  period: Period | null
  currency: string | null
  notes: string[]
}

const NONE: MappedSalary = { from: null, to: null, period: null, currency: null, notes: [] }

/** `unitText`, and the words of ten languages for how often one is paid. */
const periods: readonly (readonly [Period, RegExp])[] = [
  [
    'hour',
    /\b(hour|hourly|hr|ph|per jam|sejam|por hora|la hora|saatlik|saat)\b|\/\s*(h|hr|jam)\b|時給|時薪|时薪|每小時|每小时|小时|بالساعة|في الساعة|الساعة/i,
  ],
  [
    'day',
    /\b(day|daily|per hari|sehari|harian|por dia|al d[ií]a|günlük|gün)\b|\/\s*(day|hari)\b|日給|日薪|每日|每天|[/／]天|يوميا|في اليوم/i,
  ],
  [
    'week',
    /\b(week|weekly|per minggu|seminggu|por semana|haftalık|hafta)\b|\/\s*week\b|週給|周薪|週薪|每週|每周|أسبوع/i,
  ],
  [
    'year',
    /\b(year|yearly|annual|annually|annum|p\.?a|per tahun|setahun|tahunan|por ano|al año|anual|yıllık|yıl|an)\b|\/\s*(yr|year|tahun)\b|年収|年俸|年薪|[/／]年|سنوي/i,
  ],
  [
    'month',
    /\b(month|monthly|mo|mth|p\.?m|per bulan|sebulan|bulanan|bln|por m[eê]s|al mes|mensal|mensual|mois|aylık|ay)\b|\/\s*(mo|month|bulan|bln|m[eê]s|ay)\b|月給|月薪|月収|每月|[/／]月|شهري|شهر/i,
  ],
  ['once', /\b(once|one[- ]time|project|fixed price|per project|per proyek)\b|一括|案件/i],
]

const periodIn = (text: string): Period | undefined => periods.find(([, words]) => words.test(text))?.[0]

/**
 * An ad's pay from `baseSalary` in any of its forms. Without a currency it is the text's sign's or the market's; without
 * a period the likely one. An amount that nobody pays is dropped, with a note.
 */
export const mapSalary = (
  salary: Json | undefined,
  statedCurrency: string,
  marketCurrency: string,
): MappedSalary => {
  const given = listOf(salary)[0]
  if (given === undefined || given === null) return NONE
  const read = isObject(given)
    ? fromObject(given)
    : fromText(typeof given === 'number' ? String(given) : textOf(given))
  if (!read) return NONE
  const currency = currencyCode(read.currency || statedCurrency) ?? marketCurrency
  const highest = read.to ?? read.from
  if (highest === null || highest === 0) return NONE
  return believable({ ...read, currency, period: read.period ?? likelyPeriod(highest, currency) })
}

interface ReadSalary {
  from: number | null
  to: number | null
  period: Period | undefined
  currency: string
}

const fromObject = (salary: Json): ReadSalary | undefined => {
  const value = fieldOf(salary, 'value') ?? salary
  const isRange = isObject(listOf(value)[0])
  const single = isRange ? fieldOf(value, 'value') : value
  const bound = (name: string) => fieldOf(value, name) ?? fieldOf(salary, name)
  const unit = textOf(bound('unitText')) || textOf(bound('unitCode'))
  const currency = textOf(fieldOf(salary, 'currency')) || textOf(fieldOf(value, 'currency'))
  const read = { period: periodOfUnit(unit), currency }
  const from = amountOf(bound('minValue'))
  const to = amountOf(bound('maxValue'))
  if (from !== null || to !== null) return { ...inOrder(from, to), ...read }
  const amount = numberOf(single)
  if (amount !== undefined) return { from: amount, to: amount, ...read }
  const text = fromText(textOf(single))
  return text && { ...text, period: read.period ?? text.period, currency: currency || text.currency }
}

const amountOf = (value: Json | undefined): number | null => {
  const amount = numberOf(value) ?? amountsIn(textOf(value))?.from ?? null
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

const MOST_APART = 20

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
  const notes = isDropped ? ['absurd salary dropped'] : []
  if (from === null && to === null) return { ...NONE, notes }
  // A bound twenty times the other is one digit or one unit wrong, and nobody knows which.
  if (from !== null && to !== null && to / from > MOST_APART)
    return { ...NONE, notes: ['absurd salary dropped'] }
  return { from: rounded(from), to: rounded(to), period: salary.period, currency: salary.currency, notes }
}

const rounded = (amount: number | null) => (amount === null ? null : Math.round(amount * 100) / 100)
