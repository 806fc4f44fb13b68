import type { CompanyView } from '@hanap/shared/company/company-view'
import { usePage } from '@hanap/shared/components/page'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import type { ReactNode } from 'react'

interface CompanyCardProps {
  company: CompanyView
  level?: 'h2' | 'h3'
  /** Beside the number of its open jobs. */
  note?: string
  children?: ReactNode
}

export function CompanyCard({ company, level: Heading = 'h3', note, children }: CompanyCardProps) {
  const { t } = usePage()
  return (
    <li className="job">
      <CompanyAvatar name={company.name} logo={company.logo} />
      <Heading>
        <a href={company.href} dir="auto">
          {company.name}
        </a>
        {company.isVerified && <i className="verified" role="img" aria-label={t('common.verifiedCompany')} />}
      </Heading>
      <p className="job-facts">
        {company.facts.map(fact => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {children}
      <p className="job-age">
        {t('company.openJobs', { count: company.openJobs })}
        {note && <span>{note}</span>}
      </p>
    </li>
  )
}
