import { listRecruiterJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { pageNumber } from '@hanap/shared/calls/list-page'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { BriefcaseIcon } from '@hanap/ui/icon'
import { Badge, EmptyState } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  const list = answerOrRedirect(
    page,
    await page.call(listRecruiterJobs, { query: { page: pageNumber(args.request) } }),
  )
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  return {
    head: headOf(page, t('employer.title'), { title: t('employer.myJobs'), isIndexed: false }),
    jobs: list.jobs.map(job => ({
      id: job.id,
      title: job.job_title,
      href: `${prefix}/jobs/${job.id}/applicants`,
      isOpen: job.status_key === 'active',
      reports:
        job.status_key === 'hidden' && !job.needs_verification ? `${prefix}/jobs/${job.id}/reports` : null,
      isHidden: job.status_key === 'hidden',
      published: format.date(job.published_at),
      applicants: job.num_of_applicants,
      fresh: job.num_of_new_applicants,
      needsVerification: job.needs_verification,
    })),
    page: list.page,
    pages: list.total_pages,
    texts: textsFor(language, texts),
  }
}

export default function Jobs() {
  const { head, jobs, page, pages } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('employer.myJobs')}</h1>
      {jobs.length === 0 && (
        <EmptyState title={t('employer.myJobsEmptyTitle')} icon={<BriefcaseIcon />}>
          <p>{t('employer.myJobsEmptyText')}</p>
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {jobs.map(job => (
          <li key={job.id} className="card flex flex-wrap items-center gap-3 p-4">
            <div className="min-w-0 flex-1">
              <h2 className="text-base font-semibold">
                <a href={job.href} dir="auto">
                  {job.title}
                </a>
              </h2>
              <p className="text-sm text-muted">
                {t('job.history_posted')} <bdi>{job.published}</bdi>
              </p>
              {job.reports && (
                <p className="text-sm">
                  <a href={job.reports}>{t('employer.reportsLink')}</a>
                </p>
              )}
            </div>
            <p className="flex flex-wrap gap-2">
              <State isOpen={job.isOpen} isHidden={job.isHidden} />
              {job.needsVerification ? (
                <Badge tone="warning">{t('employer.needsVerification')}</Badge>
              ) : (
                <Badge>{t('employer.applicants', { count: job.applicants })}</Badge>
              )}
              {job.fresh > 0 && (
                <Badge tone="accent">{t('employer.newApplicants', { count: job.fresh })}</Badge>
              )}
            </p>
          </li>
        ))}
      </ul>
      <ListPages page={page} pages={pages} query={{}} />
    </div>
  )
}

function State({ isOpen, isHidden }: { isOpen: boolean; isHidden: boolean }) {
  const { t } = usePage()
  if (isHidden) return <Badge tone="warning">{t('employer.jobHidden')}</Badge>
  return (
    <Badge tone={isOpen ? 'positive' : 'plain'}>
      {t(isOpen ? 'employer.jobOpen' : 'employer.jobClosed')}
    </Badge>
  )
}
