import type { Retention } from '../../tasks/retention.ts'
import type { CompanyDraftTables } from './draft/tables.ts'
import type { NameClaimTables } from './name-claims/tables.ts'
import type { CompanyPictureTables } from './pictures/tables.ts'
import type { CompanyTables } from './tables.ts'
import type { VerificationTables } from './verification/tables.ts'

export const retention: Retention<
  CompanyTables & VerificationTables & CompanyPictureTables & NameClaimTables & CompanyDraftTables
> = {
  companies: { until: 'nothing' },
  company_verifications: { until: 'the company' },
  company_documents: { until: 'a day without a verification; the content 30 days after the decision' },
  company_draft_pictures: { until: 'the draft is published or thrown away' },
  company_drafts: { until: 'the company; what it says until it is published or thrown away' },
  name_claims: { until: 'the company' },
  company_pictures: { until: 'another in its place, or the company’s wish' },
  blacklist_companies: { until: 'the account, or the owner’s wish' },
}
