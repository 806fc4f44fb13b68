import { usePage } from '@hanap/shared/components/page'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { BackIcon } from '@hanap/ui/icon'
import type { ApplyJobView } from './load-apply.server.ts'

const GAP = '\u0000'

/** The job that the form is about, above it. */
export function ApplyJob({ job: { title, company, logo, href, facts } }: { job: ApplyJobView }) {
  const { t } = usePage()
  // No title holds it.
  const [before, after] = t('apply.heading', { job: GAP }).split(GAP)
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
            {before}
            <bdi className="inline-block">{title}</bdi>
            {after}
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
