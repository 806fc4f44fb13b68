import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { OutIcon } from '@hanap/ui/icon'
import type { ReactNode } from 'react'
import type { CompanyArticleView, CompanyDetail } from '../../company/company-view.ts'
import { usePage } from '../page.tsx'

interface CompanyArticleProps {
  company: CompanyArticleView
  /** Open jobs, in the market or in all. */
  totalNum: number
  /** The list of its jobs; null: the jobs are hidden, and the notice says why. */
  jobs: ReactNode
  notice?: ReactNode
  /** What a person can do about the company. */
  block?: ReactNode
}

/** A company's page: seekers read it, its managers see it before it is published. */
export function CompanyArticle({ company, totalNum, jobs, notice, block }: CompanyArticleProps) {
  const { t } = usePage()
  return (
    <>
      <CompanyHead company={company} />
      {notice}
      <div className="company-parts">
        {jobs !== null && (
          <section className="grid content-start gap-4">
            <h2 className="text-xl">
              {totalNum > 0
                ? t('company.openJobs', { count: totalNum })
                : t('company.noOpenJobs', { company: company.name })}
            </h2>
            {jobs}
          </section>
        )}
        <About company={company} block={block} />
      </div>
    </>
  )
}

type CompanyProps = Pick<CompanyArticleProps, 'company'>

function CompanyHead({ company }: CompanyProps) {
  const { t } = usePage()
  return (
    <header className="company-head">
      {company.cover && <img src={company.cover} alt="" className="company-cover" />}
      <CompanyAvatar name={company.name} logo={company.logo} size="large" />
      <div className="grid content-center">
        <h1 className="text-2xl" dir="auto">
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
    </header>
  )
}

const detailTexts = {
  industry: 'company.industry',
  size: 'company.size',
  financing: 'audit.field_financing',
  legalName: 'company.legalName',
  locations: 'company.locations',
} as const satisfies Record<CompanyDetail, string>

function About({ company, block }: Pick<CompanyArticleProps, 'company' | 'block'>) {
  const { t } = usePage()
  return (
    <section className="grid content-start gap-5">
      <h2 className="text-xl">{t('company.about', { company: company.name })}</h2>
      {company.about && (
        <p className="whitespace-pre-line" dir="auto">
          {company.about}
        </p>
      )}
      <dl className="grid gap-3 text-sm">
        {company.details.map(([key, text]) => (
          <div key={key}>
            <dt className="text-muted">{t(detailTexts[key])}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
        {company.website && (
          <div>
            <dt className="text-muted">{t('company.website')}</dt>
            <dd>
              <a
                className="inline-flex items-center gap-1"
                href={company.website.href}
                target="_blank"
                rel="nofollow noopener"
              >
                <bdi>{company.website.host}</bdi>
                <OutIcon />
              </a>
            </dd>
          </div>
        )}
      </dl>
      {company.photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {company.photos.map((photo, at) => (
            <li key={photo}>
              <img
                src={photo}
                alt={`${company.name} ${at + 1}`}
                loading="lazy"
                className="h-32 max-w-full rounded object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {company.verifiedBy.length > 0 && (
        <div className="grid gap-2 text-sm">
          <h3>{t('common.verifiedCompany')}</h3>
          <ul className="grid gap-1">
            {company.verifiedBy.map(fact => (
              <li key={fact} dir="auto">
                {fact}
              </li>
            ))}
          </ul>
        </div>
      )}
      {company.benefits.length > 0 && (
        <div className="grid gap-3">
          <h3>{t('company.benefits')}</h3>
          <ul className="flex flex-wrap gap-2">
            {company.benefits.map(benefit => (
              <li key={benefit} className="chip">
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      )}
      {company.cultures.length > 0 && (
        <div className="grid gap-3">
          <h3>{t('audit.field_culture')}</h3>
          <ul className="flex flex-wrap gap-2">
            {company.cultures.map(culture => (
              <li key={culture} className="chip">
                {culture}
              </li>
            ))}
          </ul>
        </div>
      )}
      {block}
    </section>
  )
}
