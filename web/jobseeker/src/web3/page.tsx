import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, originOfMarket, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { describePage, itemList } from '@hanap/shared/page/structured-data'
import { LinkButton } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { ArrowIcon } from '@hanap/ui/icon'
import { EmptyState } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { JobActionForm } from '../jobs/job-action-form.tsx'
import { JobListItem } from '../jobs/job-list-item.tsx'
import { useListLog } from '../jobs/use-log.ts'
import { loadWeb3 } from './load-web3.server.ts'
import texts from './page.tsx?texts'
import type { TopCompany, Web3View } from './web3-view.ts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const view = await loadWeb3(page)
  const jobs = view.jobs.map(({ title, href }) => ({ name: title, href }))
  if (jobs.length > 0) describePage(args, itemList(originOfMarket(page), jobs))
  return { ...view, texts: textsFor(factsOf(page).language, texts) }
}

/** Web3 jobs and the companies behind them; `data-web3` names what measuring may tell apart, with consent. */
export default function Web3Page() {
  const view: Web3View = useLoaderData<typeof loader>()
  const { t, href, country } = usePage()
  const list = useListLog({ from: 'search', jobs: view.jobs, queryId: view.queryId })
  return (
    <div className="home">
      <PageHead head={view.head} />
      <div className="grid gap-2">
        <h1 className="text-2xl">{t('web3.title', { country })}</h1>
        <p className="text-lg text-muted">{t('web3.lead')}</p>
      </div>
      <section className="card grid justify-items-start gap-3 p-5" aria-labelledby="web3-banner">
        <h2 id="web3-banner" className="text-xl">
          {t('web3.bannerTitle')}
        </h2>
        <p>{t('web3.bannerText')}</p>
        <form method="post" action={href('/job-alerts')} data-reload>
          <button
            type="submit"
            className="btn btn-primary"
            name="search"
            value={view.searchHref}
            data-web3="banner"
          >
            {t('alerts.get')}
          </button>
        </form>
      </section>
      {view.jobs.length === 0 ? (
        <EmptyState title={t('web3.none', { country })} drawing="nothing-found">
          <p>{t('web3.noneText')}</p>
          <LinkButton href={href('/job-search')}>{t('home.allJobs')}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <section className="grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-4">
              <h2 className="text-xl">{t('search.results', { count: view.totalNum })}</h2>
              <LinkButton look="quiet" href={view.searchHref} data-web3="more-jobs">
                {t('web3.moreJobs')}
                <ArrowIcon />
              </LinkButton>
            </div>
            <ul className="job-grid" ref={list}>
              {view.jobs.map(job => (
                <JobListItem key={job.id} job={job} />
              ))}
            </ul>
          </section>
          {view.companies.length > 0 && (
            <section className="grid gap-4">
              <h2 className="text-xl">{t('web3.companies')}</h2>
              <ul className="job-grid" data-web3="top-company">
                {view.companies.map(company => (
                  <Company key={company.href} company={company} />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      <JobActionForm />
    </div>
  )
}

function Company({
  company: { name, href, logo, isVerified, openJobs, contactHref },
}: {
  company: TopCompany
}) {
  const { t } = usePage()
  return (
    <li className="job">
      <CompanyAvatar name={name} logo={logo} />
      <h3>
        <a href={href} dir="auto">
          {name}
        </a>
        {isVerified && <i className="verified" role="img" aria-label={t('common.verifiedCompany')} />}
      </h3>
      <p className="job-facts">
        <span>{t('company.openJobs', { count: openJobs })}</span>
      </p>
      <p className="job-age relative">
        <LinkButton
          size="small"
          href={contactHref}
          data-web3="contact-now"
          aria-label={t('resumes.labelled', { label: t('web3.contactNow'), value: name })}
        >
          {t('web3.contactNow')}
        </LinkButton>
      </p>
    </li>
  )
}
