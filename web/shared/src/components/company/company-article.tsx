import type { ReactNode } from 'react'
import type { CompanyArticleView } from '../../company/company-view.ts'
import { usePage } from '../page.tsx'
import { CompanyAside } from './company-aside.tsx'
import { CompanyHead } from './company-head.tsx'
import { CompanyLife, hasLife } from './company-life.tsx'

interface CompanyArticleProps {
  company: CompanyArticleView
  /** Open jobs, in the market or in all. */
  totalNum: number
  /** The list of its jobs; null: the jobs are hidden, and the notice says why. */
  jobs: ReactNode
  notice?: ReactNode
  /** What a person can do about the company: beside its name, and below what it says. */
  acts?: ReactNode
  block?: ReactNode
}

/** A company's page: seekers read it, its managers see it before it is published. */
export function CompanyArticle({ company, totalNum, jobs, notice, acts, block }: CompanyArticleProps) {
  const { t } = usePage()
  return (
    <>
      <CompanyHead company={company} acts={acts} />
      {notice}
      <nav className="company-tabs" aria-label={t('company.parts')}>
        <a href="#about">{t('company.tabAbout')}</a>
        {jobs !== null && (
          <a href="#jobs">
            {t('company.tabJobs')} <b className="badge">{totalNum}</b>
          </a>
        )}
        {hasLife(company) && <a href="#life">{t('company.tabLife')}</a>}
      </nav>
      <div className="company-parts">
        <section className="company-about" id="about">
          <h2>{t('company.about', { company: company.name })}</h2>
          {company.about ? (
            <p className="company-words" dir="auto">
              {company.about}
            </p>
          ) : (
            <p className="text-muted">{t('company.aboutNothing')}</p>
          )}
        </section>
        {jobs !== null && (
          <section className="company-jobs" id="jobs">
            <h2>
              {totalNum > 0
                ? t('company.openJobs', { count: totalNum })
                : t('company.noOpenJobs', { company: company.name })}
            </h2>
            {jobs}
          </section>
        )}
        <CompanyLife company={company} />
        <CompanyAside company={company} block={block} />
      </div>
    </>
  )
}
