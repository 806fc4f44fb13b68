import type { CompanyView } from '@hanap/shared/company/company-view'
import { usePage } from '@hanap/shared/components/page'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { Cover } from '@hanap/ui/lens/cover'
import type { ReactNode } from 'react'

interface CompanyCardProps {
  company: CompanyView
  level?: 'h2' | 'h3'
  /** Beside the number of its open jobs. */
  note?: string
  children?: ReactNode
}

/** A company in a list: its cover with the logo on it, and what it is; the whole card is the name's link. */
export function CompanyCard({ company, level: Heading = 'h3', note, children }: CompanyCardProps) {
  const { t } = usePage()
  return (
    <li className="company-card">
      {company.cover ? (
        <img src={company.cover} alt="" loading="lazy" className="cover" />
      ) : (
        <Cover seed={company.name} />
      )}
      <CompanyAvatar name={company.name} logo={company.logo} />
      <Heading>
        <a href={company.href} dir="auto">
          {company.name}
        </a>
        {company.isVerified && <i className="verified" role="img" aria-label={t('common.verifiedCompany')} />}
      </Heading>
      <p className="job-facts text-muted">
        {company.facts.map(fact => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {children}
      <p className="company-foot">
        <b>{t('company.openJobs', { count: company.openJobs })}</b>
        {note && <span>{note}</span>}
      </p>
    </li>
  )
}
