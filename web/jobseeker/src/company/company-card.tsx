import type { CompanyView } from '@hanap/shared/company/company-view'
import { usePage } from '@hanap/shared/components/page'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import type { ReactNode } from 'react'

export function CompanyCard({ company, children }: { company: CompanyView; children?: ReactNode }) {
  const { t } = usePage()
  return (
    <li className="job">
      <CompanyAvatar name={company.name} logo={company.logo} />
      <h3>
        <a href={company.href} dir="auto">
          {company.name}
        </a>
        {company.isVerified && <i className="verified" role="img" aria-label={t('common.verifiedCompany')} />}
      </h3>
      <p className="job-facts">
        {company.facts.map(fact => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {children}
      <p className="job-age">{t('company.openJobs', { count: company.openJobs })}</p>
    </li>
  )
}
