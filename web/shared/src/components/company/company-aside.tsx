import { OutIcon, ShieldIcon } from '@hanap/ui/icon'
import { SalaryBar } from '@hanap/ui/lens/salary-bar'
import type { ReactNode } from 'react'
import type { CompanyArticleView, CompanyDetail } from '../../company/company-view.ts'
import { usePage } from '../page.tsx'

const detailTexts = {
  industry: 'company.industry',
  size: 'company.size',
  financing: 'audit.field_financing',
  legalName: 'company.legalName',
  locations: 'company.locations',
} as const satisfies Record<CompanyDetail, string>

/** Facts beside a company's words: what was checked, what it is, what its jobs pay. */
export function CompanyAside({ company, block }: { company: CompanyArticleView; block: ReactNode }) {
  const { t } = usePage()
  return (
    <aside className="company-aside">
      {company.verifiedBy.length > 0 && (
        <section className="card company-proof">
          <h3>
            <ShieldIcon />
            {t('common.verifiedCompany')}
          </h3>
          <ul>
            {company.verifiedBy.map(fact => (
              <li key={fact} dir="auto">
                {fact}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Details company={company} />
      {company.salaries.length > 0 && (
        <section className="card">
          <h3>{t('company.salaries')}</h3>
          <dl>
            {company.salaries.map(({ field, pay, jobs, range }) => (
              <div key={field}>
                <dt>{field}</dt>
                <dd>
                  <b>{pay}</b> <span className="text-muted">{jobs}</span>
                  {range && <SalaryBar {...range} />}
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-muted">{t('company.salariesText')}</p>
        </section>
      )}
      {block}
    </aside>
  )
}

function Details({ company: { details, website, replies } }: { company: CompanyArticleView }) {
  const { t } = usePage()
  if (details.length === 0 && !website && !replies) return null
  return (
    <section className="card">
      <dl>
        {details.map(([key, text]) => (
          <div key={key}>
            <dt>{t(detailTexts[key])}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
        {replies && (
          <div>
            <dt>{t('company.replies')}</dt>
            <dd>{t('job.recruiterReplies', replies)}</dd>
          </div>
        )}
        {website && (
          <div>
            <dt>{t('company.website')}</dt>
            <dd>
              <a className="lone" href={website.href} target="_blank" rel="nofollow noopener">
                <bdi>{website.host}</bdi>
                <OutIcon />
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
