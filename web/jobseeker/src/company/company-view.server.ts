import type { Company } from '@hanap/contracts/jobs/job.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { factsOf } from '@hanap/shared/page/page-facts'
import type { CompanyView } from './company-view.ts'

export const companyView = (page: PageContext, company: Company): CompanyView => ({
  name: company.name,
  href: factsOf(page).prefix + company.company_url,
  logo: company.logo,
  isVerified: company.is_verified,
  facts: [company.industry, company.size, company.locations[0]].filter(text => text != null),
  openJobs: company.num_of_active_jobs,
})
