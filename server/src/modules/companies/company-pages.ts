import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import type { Db } from '../../db/client.ts'
import { type CompanyRow, companyIn, namedOptions } from './facts.ts'
import { photosOf } from './pictures/pictures-store.ts'
import type { OpenJobCounts } from './store.ts'
import { provenFactsOf } from './verification/proven-facts.ts'

/** What companies' pages say, whoever reads them. */
export const companyPages = (db: Db, openJobs: OpenJobCounts) => ({
  view: async (company: CompanyRow, language: LanguageCode) => {
    const [counts, facts, photos] = await Promise.all([
      openJobs.ofCompanies([company.id]),
      company.is_verified ? provenFactsOf(db, company.id) : [],
      photosOf(db, company.id),
    ])
    return {
      ...companyIn(company, counts.get(company.id) ?? 0, language),
      verified_by: facts,
      photos,
      cultures: namedOptions('company_culture_lists', company.culture_ids, language),
      financing_stage:
        company.financing_stage_id === null
          ? null
          : (optionText('company_financing_stage_lists', company.financing_stage_id, language) ?? null),
    }
  },
})
export type CompanyPages = ReturnType<typeof companyPages>
