import { usePage } from '@hanap/shared/components/page'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { BackIcon } from '@hanap/ui/icon'
import type { ApplyJobView } from './load-apply.server.ts'

/** The job that the form is about, above it. */
export function ApplyJob({ job: { title, company, logo, href, facts } }: { job: ApplyJobView }) {
  const { t } = usePage()
  return (
    <header>
      <a className="way-back" href={href}>
        <BackIcon />
        {t('common.back')}
      </a>
      <div className="apply-job">
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
        </div>
      </div>
    </header>
  )
}
