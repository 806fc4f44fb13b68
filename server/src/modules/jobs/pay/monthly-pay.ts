import { type RawBuilder, sql } from 'kysely'

/** Months of full-time work that a period of pay is. */
export const MONTHS = { hour: 3 / 520, day: 3 / 65, week: 3 / 13, month: 1, year: 12 } as const

/** An amount of a job as it is a month. */
export const perMonth = (amount: RawBuilder<number>) => sql<number>`${amount} / case salary_period
  when 'hour' then 3 / 520.0 when 'day' then 3 / 65.0 when 'week' then 3 / 13.0 when 'year' then 12 else 1 end`
