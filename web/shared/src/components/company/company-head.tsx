import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { Cover } from '@hanap/ui/lens/cover'
import type { ReactNode } from 'react'
import type { CompanyArticleView } from '../../company/company-view.ts'
import { usePage } from '../page.tsx'

/** The band with the logo on it, the name with its badge, and what a person can do. */
export function CompanyHead({ company, acts }: { company: CompanyArticleView; acts: ReactNode }) {
  const { t } = usePage()
  return (
    <header className="company-head">
      {company.cover ? (
        <img src={company.cover} alt="" className="company-cover" />
      ) : (
        <Cover seed={company.name} className="company-cover" />
      )}
      <CompanyAvatar name={company.name} logo={company.logo} size="large" />
      <div className="company-name">
        <h1 className="display" dir="auto">
          {company.name}
          {company.isVerified && (
            <i className="verified" role="img" aria-label={t('common.verifiedCompany')} />
          )}
        </h1>
        <p className="job-facts text-muted">
          {company.facts.map(fact => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {acts && <div className="company-acts">{acts}</div>}
    </header>
  )
}
