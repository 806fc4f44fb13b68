import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { StatedSalary } from '../../companies/index.ts'
import { isOpen } from '../store.ts'

const MAX_FIELDS = 6

/** What a company's open jobs say that they pay, by field, in the currency and for the period that most of a field have. */
export const statedSalaries =
  (db: Db) =>
  async (companyId: string): Promise<readonly StatedSalary[]> => {
    const { rows } = await sql<StatedSalary>`
      with stated as (
        select market, main_function_id, salary_period, currency, count(*)::int as jobs,
          min(coalesce(salary_from, salary_to))::float8 as salary_from,
          max(coalesce(salary_to, salary_from))::float8 as salary_to
        from jobs
        where company_id = ${companyId} and ${isOpen} and not is_salary_hidden and currency is not null
          and salary_period is not null and coalesce(salary_from, salary_to) is not null
        group by market, main_function_id, salary_period, currency
      ), usual as (
        select distinct on (market, main_function_id) * from stated
        order by market, main_function_id, jobs desc, salary_period, currency
      )
      select * from usual order by jobs desc, main_function_id limit ${MAX_FIELDS}`.execute(db)
    return rows
  }
