import type { ServerModule } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import { hasBlocked } from './blocked-companies.ts'
import { blockedCompanyRoutes, type OnCompanyBlocked } from './blocked-company-routes.ts'
import { legalNameRoutes } from './legal-name.ts'
import { companyRoutes } from './routes.ts'
import { companyStore, type OpenJobCounts } from './store.ts'
import { type Suggestions, suggestRoutes } from './suggest.ts'

export { accountsBlocking, blockedByAccounts, blockedCompaniesOf, hasBlocked } from './blocked-companies.ts'
export {
  type CompanyFacts,
  type CompanyRow,
  companyFacts,
  companyIn,
  companySizeText,
  industryText,
} from './facts.ts'
export { companiesByIds, findCompany, type VerifiedCompany, verifiedCompanies } from './find.ts'
export { knownCompanyNames } from './known-company-names.ts'
export { companyMarks, employerMarks, mayBeEmployer } from './name-likeness.ts'
export { changeOwnCompany, findOrCreateCompany } from './own-company.ts'
export { pageSlug } from './page-slug.ts'
export { retention } from './retention.ts'
export { type NewCompany, saveCompanies } from './save-companies.ts'
export type { CompanyMix } from './similarity.ts'
export type { OpenJobCounts, OpenJobs } from './store.ts'
export { type NamedCompany, namedCompanies, type Suggestions } from './suggest.ts'
export { verifyCompany } from './verification.ts'

export interface CompaniesDeps {
  db: Db
  openJobs: OpenJobCounts
  suggestions: Suggestions
  onBlocked: OnCompanyBlocked
}

/** Company pages and lists (calls 087-093), and companies that seekers block (094, 095, 130). */
export const companiesModule = ({ db, openJobs, suggestions, onBlocked }: CompaniesDeps): ServerModule => {
  const companies = companyStore(db)
  return {
    routes: [
      ...companyRoutes(companies, openJobs, (accountId, id) => hasBlocked(db, accountId, [id])),
      ...suggestRoutes(suggestions),
      ...legalNameRoutes(db, openJobs),
      ...blockedCompanyRoutes(db, companies, openJobs, onBlocked),
    ],
  }
}
