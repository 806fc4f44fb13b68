import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { salaryText } from '@hanap/i18n/salary'
import { functionPath, functionText } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { defaultMarket, marketByKey } from '@hanap/markets/markets'
import type { Db } from '../../db/client.ts'
import { type CompanyRow, companyIn, namedOptions } from './facts.ts'
import { photosOf } from './pictures/pictures-store.ts'
import type { OpenJobCounts, StatedSalary } from './store.ts'
import { provenFactsOf } from './verification/proven-facts.ts'

/** With their texts; what has none is left out. */
const salariesIn = (salaries: readonly StatedSalary[], language: LanguageCode) =>
  salaries.flatMap(({ market, main_function_id, jobs, ...pay }) => {
    const format = createFormats(language, marketByKey(market) ?? defaultMarket)
    const stated = {
      salary_range_from: pay.salary_from,
      salary_range_to: pay.salary_to,
      salary_period: pay.salary_period,
      currency: pay.currency,
    }
    const text = salaryText(translator(language), format, { ...stated, is_salary_hidden: false })
    if (!text) return []
    const isNamed = main_function_id !== null && functionPath(main_function_id) !== undefined
    const main_function = isNamed ? functionText(main_function_id, language) : null
    return [{ main_function_id, main_function, ...stated, salary_range_value: text, num_of_jobs: jobs }]
  })

/** Share of a company's applications that were answered, of how many. */
export type ResponseOf = (companyId: string) => Promise<{ value: number; sample_size: number } | null>

/** What companies' pages say, whoever reads them. */
export const companyPages = (db: Db, openJobs: OpenJobCounts, responseOf: ResponseOf) => ({
  view: async (company: CompanyRow, language: LanguageCode) => {
    const [counts, facts, photos, salaries, response] = await Promise.all([
      openJobs.ofCompanies([company.id]),
      company.is_verified ? provenFactsOf(db, company.id) : [],
      photosOf(db, company.id),
      openJobs.salariesOf(company.id),
      responseOf(company.id),
    ])
    return {
      ...companyIn(company, counts.get(company.id) ?? 0, language),
      verified_by: facts,
      photos,
      salaries: salariesIn(salaries, language),
      response_rate: response,
      cultures: namedOptions('company_culture_lists', company.culture_ids, language),
      financing_stage:
        company.financing_stage_id === null
          ? null
          : (optionText('company_financing_stage_lists', company.financing_stage_id, language) ?? null),
    }
  },
})
export type CompanyPages = ReturnType<typeof companyPages>
