import { usePage } from '@hanap/shared/components/page'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import type { ApplyJobView } from './load-apply.server.ts'

/** The job that the form is about, above it. */
export function ApplyJob({ job: { title, company, logo, href, facts } }: { job: ApplyJobView }) {
  const { t } = usePage()
  return (
    <header className="apply-job">
      <CompanyAvatar name={company || title} logo={logo} />
      <div className="grid min-w-0 flex-1 gap-1">
        <h1 className="text-2xl" dir="auto">
          {t('apply.heading', { job: title })}
        </h1>
        {company && <p className="text-muted">{t('apply.atCompany', { company })}</p>}
        {facts.length > 0 && (
          <p className="job-facts">
            {facts.map(fact => (
              <span key={fact}>
                <bdi>{fact}</bdi>
              </span>
            ))}
          </p>
        )}
        <p>
          <a className="lone" href={href}>
            {t('common.back')}
          </a>
        </p>
      </div>
    </header>
  )
}
