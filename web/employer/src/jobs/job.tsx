import { readEmployerJob } from '@hanap/contracts/recruiters/employer-jobs.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { options } from '@hanap/markets/lists'
import { BackLink } from '@hanap/shared/components/back-link'
import { ErrorSummary } from '@hanap/shared/components/forms/error-summary'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { historyTexts } from '@hanap/shared/job/history-texts'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Badge, Callout } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'
import { AdFindings } from './ad-findings.tsx'
import { DeleteDraft } from './delete-draft.tsx'
import texts from './job.tsx?texts'
import { jobAction } from './job-actions.server.ts'
import { statusTexts, statusTones } from './job-status.ts'
import { jobSummary } from './job-summary.server.ts'
import { payFindingsIn } from './pay-check.tsx'
import { JobRowActs } from './rows/job-acts.tsx'
import { JobStages } from './rows/job-stages.tsx'
import { JobSummary } from './rows/job-summary.tsx'

const done = { publish: 'ads.published', reopen: 'ads.published', refresh: 'ads.postedAgain' } as const

const doneText = (request: Request) => {
  const query = new URL(request.url).searchParams
  if (query.has('published')) return done.publish
  return Object.entries(done).find(([act]) => act === query.get('done'))?.[1]
}

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  const id = args.params.jobId ?? ''
  const { job } = answerOrRedirect(page, await page.call(readEmployerJob, { params: { id } }))
  const { permissions } = await ownMembership(page)
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const here = `${prefix}/jobs/${id}`
  const toldKey = doneText(args.request)
  const { status_key: status } = job
  return {
    head: headOf(page, t('employer.title'), {
      title: job.job_title || t('ads.draftHeading'),
      isIndexed: false,
    }),
    title: job.job_title,
    status,
    told: toldKey && t(toldKey),
    history: job.history.map(({ at, change }) => t(historyTexts[change], { date: format.date(at) })),
    until: status === 'active' && job.expired_at ? format.lastDay(job.expired_at) : null,
    stages: options('pipeline_stage_lists', language).flatMap(({ id: stage, key, value }) => {
      const count = job.numbers[key] ?? 0
      const href = `${here}/applicants?stage=${stage}`
      return count > 0 ? [{ key, value, count, href }] : []
    }),
    views: job.views,
    summary: jobSummary(page, job),
    // What is live is told of its pay alone.
    findings: status === 'draft' ? job.findings : payFindingsIn(job.findings),
    isPayUnusual: payFindingsIn(job.findings).length > 0,
    may: {
      post: permissions.includes('post_jobs'),
      edit: permissions.includes('edit_jobs'),
      close: permissions.includes('close_jobs'),
    },
    key: page.newKey(),
    hrefs: {
      edit: `${here}/edit`,
      team: `${here}/team`,
      preview: `${here}/preview`,
      close: `${here}/close`,
      applicants: `${here}/applicants`,
      numbers: permissions.includes('view_reports') ? `${prefix}/reports?job=${id}` : null,
      reports: status === 'hidden' ? `${here}/reports` : null,
      page: status === 'active' ? `${page.sites[job.job_country_key] ?? ''}${job.job_url}` : null,
    },
    texts: textsFor(language, texts),
  }
}

export const action = jobAction

/** A job of the company: what became of it, and what may be done with it. */
export default function EmployerJobPage() {
  const view = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const errors: Record<string, string> = useActionData<typeof action>()?.errors ?? {}
  const { title, status, told, stages, hrefs, may, findings } = view
  const isDraft = status === 'draft'
  return (
    <div className="list-page">
      <PageHead head={view.head} />
      <BackLink href={href('/')}>{t('employer.myJobs')}</BackLink>
      <header className="grid gap-2">
        <h1 className="text-2xl" dir="auto">
          {title || t('ads.draftHeading')}
        </h1>
        <p className="flex flex-wrap gap-2">
          <Badge tone={statusTones[status]}>{t(statusTexts[status])}</Badge>
          <Badge>{t('ads.views', { count: view.views })}</Badge>
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          {view.history.map(text => (
            <span key={text}>{text}</span>
          ))}
          {view.until && (
            <span>{t('resumes.labelled', { label: t('ads.closingDate'), value: view.until })}</span>
          )}
        </p>
      </header>
      {told && (
        <Callout tone="plain">
          <p role="status">{told}</p>
        </Callout>
      )}
      <ErrorSummary errors={errors} labels={{}} />
      {hrefs.reports && (
        <p>
          <a href={hrefs.reports}>{t('employer.reportsLink')}</a>
        </p>
      )}
      <div className="job-desk">
        <div className="grid content-start gap-4">
          {!isDraft && <JobStages stages={stages} hrefs={hrefs} />}
          <AdFindings findings={findings} />
          {isDraft && may.post && <DeleteDraft />}
        </div>
        <JobRowActs {...view} requestKey={view.key} />
        <JobSummary summary={view.summary} href={isDraft ? null : hrefs.page} />
      </div>
    </div>
  )
}
