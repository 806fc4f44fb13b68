import { listEmployerJobs } from '@hanap/contracts/recruiters/employer-jobs.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { pageNumber } from '@hanap/shared/calls/list-page'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { Callout, Chip, EmptyState } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { loadWaiting } from '../home/load-waiting.server.ts'
import { HomeSide, WaitingDesk } from '../home/waiting-desk.tsx'
import { answerOrRedirect, ownMembership, visitorsWay } from '../recruiter/recruiter.server.ts'
import { statusTexts } from './job-status.ts'
import texts from './page.tsx?texts'
import { jobLine, stageLegend } from './rows/job-line.server.ts'
import { JobRows } from './rows/job-rows.tsx'
import { StartAd } from './start-ad.tsx'

/** With so many ads or fewer there is nothing to look for. */
const FEW_ADS = 10
const statuses = ['draft', 'active', 'closed', 'expired', 'hidden'] as const

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  if (!page.user) throw redirect(prefix + visitorsWay(args.request))
  const search = new URL(args.request.url).searchParams
  const status = statuses.find(each => each === search.get('status'))
  const query = (search.get('query') ?? '').trim().slice(0, 100)
  const filter = { ...(status && { status }), ...(query && { query }) }
  const list = answerOrRedirect(
    page,
    await page.call(listEmployerJobs, { query: { page: pageNumber(args.request), ...filter } }),
  )
  const { permissions, company } = await ownMembership(page)
  const isFirst = list.page === 1 && status === undefined && query === ''
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const home = prefix || '/'
  const statusHref = (each: string | undefined) =>
    `${home}?${new URLSearchParams({ ...(each && { status: each }), ...(query && { query }) })}`
  const isVerified = company?.is_verified ?? false
  return {
    head: headOf(page, t('employer.title'), { title: t('employer.myJobs'), isIndexed: false }),
    jobs: list.jobs.map(job => jobLine(job, { prefix, language, isVerified, format })),
    legend: stageLegend(list.jobs, language),
    filter: { status: status ?? null, query },
    isDraftDeleted: search.has('deleted'),
    isFiltered: status !== undefined || query !== '',
    hasMany: list.total_num > FEW_ADS,
    tabs: [undefined, ...statuses].map(each => ({
      key: each ?? null,
      text: each ? t(statusTexts[each]) : t('ads.all'),
      href: statusHref(each),
    })),
    waiting: isFirst && list.jobs.length > 0 ? await loadWaiting(page) : null,
    postHref: permissions.includes('post_jobs') ? `${prefix}/jobs/new` : null,
    // Of the form with which a company's first ad begins.
    key: list.jobs.length === 0 ? page.newKey() : null,
    feedHref: `${prefix}/jobs/feed`,
    home,
    page: list.page,
    pages: list.total_pages,
    texts: textsFor(language, texts),
  }
}

export default function Jobs() {
  const view = useLoaderData<typeof loader>()
  const {
    head,
    jobs,
    filter,
    isFiltered,
    hasMany,
    tabs,
    postHref,
    feedHref,
    key,
    home,
    page,
    pages,
    waiting,
  } = view
  const { t } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <header className="home-head">
        <h1 className="text-2xl">{t('employer.myJobs')}</h1>
        {postHref && (
          <p>
            <a href={feedHref}>{t('ads.feedHeading')}</a>
            <LinkButton look={key && !isFiltered ? 'line' : 'primary'} href={postHref}>
              {t('ads.post')}
            </LinkButton>
          </p>
        )}
      </header>
      {view.isDraftDeleted && (
        <Callout tone="plain">
          <p role="status">{t('ads.draftDeleted')}</p>
        </Callout>
      )}
      <div className="home-desk">
        {waiting && <WaitingDesk waiting={waiting} />}
        <div className="home-list">
          {(hasMany || isFiltered) && (
            <div className="filter-row">
              <nav className="chip-line" aria-label={t('employer.myJobs')}>
                {tabs.map(({ key, text, href }) => (
                  <Chip key={text} href={href} isOn={key === filter.status}>
                    {text}
                  </Chip>
                ))}
              </nav>
              <form action={home}>
                {filter.status && <input type="hidden" name="status" value={filter.status} />}
                <input
                  className="input"
                  type="search"
                  name="query"
                  aria-label={t('ads.search')}
                  placeholder={t('ads.search')}
                  defaultValue={filter.query}
                  maxLength={100}
                  data-search=""
                />
                <Button type="submit">{t('commands.submit')}</Button>
              </form>
            </div>
          )}
          {jobs.length === 0 && (
            <EmptyState
              title={t(isFiltered ? 'ads.noneText' : 'employer.myJobsEmptyTitle')}
              drawing={isFiltered ? 'nothing-found' : 'empty'}
            >
              {!isFiltered && <p>{t(postHref ? 'ads.emptyText' : 'employer.myJobsEmptyText')}</p>}
            </EmptyState>
          )}
          {key && postHref && !isFiltered && (
            <section className="card w-full max-w-prose justify-self-center p-5">
              <StartAd requestKey={key} action={postHref} />
            </section>
          )}
          <JobRows jobs={jobs} legend={view.legend} />
          <ListPages
            page={page}
            pages={pages}
            query={{
              ...(filter.status && { status: filter.status }),
              ...(filter.query && { query: filter.query }),
            }}
          />
        </div>
        {waiting && <HomeSide waiting={waiting} />}
      </div>
    </div>
  )
}
