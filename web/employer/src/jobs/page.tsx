import { listEmployerJobs } from '@hanap/contracts/recruiters/employer-jobs.calls'
import type { EmployerJob } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { pageNumber } from '@hanap/shared/calls/list-page'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { TextField } from '@hanap/ui/field'
import { BriefcaseIcon } from '@hanap/ui/icon'
import { Badge, Callout, Chip, EmptyState } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadWaiting } from '../home/load-waiting.server.ts'
import { WaitingCard } from '../home/waiting-card.tsx'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'
import { statusTexts, statusTones } from './job-status.ts'
import texts from './page.tsx?texts'
import { StartAd } from './start-ad.tsx'

/** With so many ads or fewer there is nothing to look for. */
const FEW_ADS = 10
const statuses = ['draft', 'active', 'closed', 'expired', 'hidden'] as const

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
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
    jobs: list.jobs.map(job => jobView(job, { prefix, isVerified, date: format.date })),
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
    key: list.jobs.length === 0 ? crypto.randomUUID() : null,
    feedHref: `${prefix}/jobs/feed`,
    home,
    page: list.page,
    pages: list.total_pages,
    texts: textsFor(language, texts),
  }
}

const jobView = (
  job: EmployerJob,
  { prefix, isVerified, date }: { prefix: string; isVerified: boolean; date(at: string): string },
) => {
  const { id, status_key: status, numbers } = job
  const standing = Object.entries(numbers).filter(([key]) => key !== 'withdrawn')
  const needsVerification = status !== 'draft' && job.recruiter_id === null && !isVerified
  const here = `${prefix}/jobs/${id}`
  const applicantsHref = `${here}/applicants`
  return {
    id,
    title: job.job_title,
    status,
    place: job.job_location,
    posted: status === 'draft' ? null : date(job.published_at),
    closes: status === 'active' && job.expired_at ? date(job.expired_at) : null,
    // Whoever has not shown that an imported job is theirs is told how.
    href: needsVerification ? applicantsHref : status === 'draft' ? `${here}/edit` : here,
    applicantsHref,
    applicants: standing.reduce((sum, [, count]) => sum + count, 0),
    fresh: numbers.applied ?? 0,
    views: job.views,
    needsVerification,
    reports: status === 'hidden' ? `${prefix}/jobs/${id}/reports` : null,
  }
}
type JobLine = ReturnType<typeof jobView>

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
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('employer.myJobs')}</h1>
        {postHref && (
          <p className="flex flex-wrap items-center gap-4">
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
      {waiting && <WaitingCard waiting={waiting} />}
      {(hasMany || isFiltered) && (
        <>
          <nav className="flex flex-wrap gap-2" aria-label={t('employer.myJobs')}>
            {tabs.map(({ key, text, href }) => (
              <Chip key={text} href={href} isOn={key === filter.status}>
                {text}
              </Chip>
            ))}
          </nav>
          <form action={home} className="flex flex-wrap items-end gap-3">
            {filter.status && <input type="hidden" name="status" value={filter.status} />}
            <TextField name="query" type="search" label={t('ads.search')} defaultValue={filter.query} />
            <Button type="submit">{t('search.submit')}</Button>
          </form>
        </>
      )}
      {jobs.length === 0 && (
        <EmptyState
          title={t(isFiltered ? 'ads.noneText' : 'employer.myJobsEmptyTitle')}
          icon={<BriefcaseIcon />}
        >
          {!isFiltered && <p>{t(postHref ? 'ads.emptyText' : 'employer.myJobsEmptyText')}</p>}
        </EmptyState>
      )}
      {key && postHref && !isFiltered && (
        <section className="card w-full max-w-prose justify-self-center p-5">
          <StartAd requestKey={key} action={postHref} />
        </section>
      )}
      <ul className="grid gap-3">
        {jobs.map(job => (
          <JobListLine key={job.id} job={job} />
        ))}
      </ul>
      <ListPages
        page={page}
        pages={pages}
        query={{
          ...(filter.status && { status: filter.status }),
          ...(filter.query && { query: filter.query }),
        }}
      />
    </div>
  )
}

function JobListLine({ job }: { job: JobLine }) {
  const { t } = usePage()
  const { status } = job
  return (
    <li className="card grid gap-3 p-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <h2 className="text-base font-semibold">
          <a href={job.href} dir="auto">
            {job.title || t('ads.draftHeading')}
          </a>
        </h2>
        <JobFacts job={job} />
        {job.reports && (
          <p className="text-sm">
            <a href={job.reports}>{t('employer.reportsLink')}</a>
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={statusTones[status]}>{t(statusTexts[status])}</Badge>
        {status !== 'draft' && !job.needsVerification && (
          <a href={job.applicantsHref}>{t('employer.applicants', { count: job.applicants })}</a>
        )}
        {job.needsVerification && <Badge tone="warning">{t('employer.needsVerification')}</Badge>}
        {job.fresh > 0 && <Badge tone="accent">{t('employer.newApplicants', { count: job.fresh })}</Badge>}
      </p>
    </li>
  )
}

/** Where the job is, and until when one may apply. */
function JobFacts({ job: { place, posted, closes } }: { job: JobLine }) {
  const { t } = usePage()
  const facts = [
    place,
    closes ? t('ads.closesOn', { date: closes }) : posted && `${t('job.history_posted')} ${posted}`,
  ].flatMap(fact => fact || [])
  if (facts.length === 0) return null
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {facts.map((fact, at) => (
        <span key={fact}>
          {at > 0 && ' · '}
          <bdi>{fact}</bdi>
        </span>
      ))}
    </p>
  )
}
