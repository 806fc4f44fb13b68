import type { Formats } from './format.ts'
import type { Translate } from './translate.ts'

/** The salary fields of a job card, in the wire's spelling. Amounts are in `currency` and per `salary_period`. */
export interface SalaryFields {
  readonly salary_range_from: number | null
  readonly salary_range_to: number | null
  readonly salary_period: 'hour' | 'day' | 'week' | 'month' | 'year' | 'once' | null
  readonly currency: string | null
  readonly is_salary_hidden: boolean
}

const periodMessages = {
  hour: 'common.salaryHour',
  day: 'common.salaryDay',
  week: 'common.salaryWeek',
  month: 'common.salaryMonth',
  year: 'common.salaryYear',
  once: 'common.salaryOnce',
} as const

/** `₱30,000 – ₱50,000 a month`; one amount when both ends are equal; null when the ad hides it or names none. */
export const salaryText = (t: Translate, formats: Formats, salary: SalaryFields): string | null => {
  const amount = salary.is_salary_hidden ? null : amountText(t, formats, salary)
  if (amount === null) return null
  return t(periodMessages[salary.salary_period ?? 'month'], { amount })
}

const amountText = (t: Translate, formats: Formats, salary: SalaryFields): string | null => {
  const { salary_range_from: from, salary_range_to: to, currency } = salary
  if (from !== null && to !== null && from > 0) {
    if (from === to) return formats.money(from, currency)
    return formats.moneyRange(Math.min(from, to), Math.max(from, to), currency)
  }
  // A band that starts at nothing says only where it ends.
  if (to) return t('common.salaryUpTo', { amount: formats.money(to, currency) })
  return from ? t('common.salaryFrom', { amount: formats.money(from, currency) }) : null
}
