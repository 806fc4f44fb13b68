import type { Retention } from '../../tasks/retention.ts'
import type { CompanyPictureTables } from './pictures/tables.ts'
import type { CompanyTables } from './tables.ts'
import type { VerificationTables } from './verification/tables.ts'

export const retention: Retention<CompanyTables & VerificationTables & CompanyPictureTables> = {
  companies: { until: 'nothing' },
  company_verifications: { until: 'the company' },
  company_documents: { until: 'a day without a verification; the content 30 days after the decision' },
  company_pictures: { until: 'another in its place, or the company’s wish' },
  blacklist_companies: { until: 'the account, or the owner’s wish' },
}
