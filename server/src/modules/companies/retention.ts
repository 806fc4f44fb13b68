import type { Retention } from '../../tasks/retention.ts'
import type { CompanyTables } from './tables.ts'
import type { VerificationTables } from './verification/tables.ts'

export const retention: Retention<CompanyTables & VerificationTables> = {
  companies: { until: 'nothing' },
  company_verifications: { until: 'the company' },
  company_documents: { until: 'a day without a verification; the content 30 days after the decision' },
  blacklist_companies: { until: 'the account, or the owner’s wish' },
}
