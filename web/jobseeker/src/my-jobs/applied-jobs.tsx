import type { Application, Stage } from '@hanap/contracts/job-applications/application.schemas'
import { listAppliedJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { listPage } from '@hanap/shared/calls/list-page'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { NoneAtStage, StageFilter } from '@hanap/shared/components/stage-filter'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { isStage, stageTexts, stageTone } from '@hanap/shared/page/stages'
import { LinkButton } from '@hanap/ui/button'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { Badge, EmptyState } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { JobNoteField } from '../note/job-note.person.tsx'
import { OutgoingApplications } from '../offline/outgoing-applications.tsx'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import type { RouteHandle } from '../root.tsx'
import texts from './applied-jobs.tsx?texts'
import { loadOpenAnswers } from './load-open-answers.server.ts'

export const handle: RouteHandle = { isAccount: true }

/** As many as a call gives: whoever has more sees no numbers. */
const ALL = '100'

const countsOf = (applications: readonly Application[]): Partial<Record<Stage, number>> => {
  const counts: Partial<Record<Stage, number>> = {}
  for (const { stage } of applications) counts[stage] = (counts[stage] ?? 0) + 1
  return counts
}

/** Of a page's applications those that wait for the seeker stand first. */
const waitingFirst = (applications: readonly Application[], waiting: readonly string[]) => {
  const placeOf = ({ id }: Application) => (waiting.includes(id) ? waiting.indexOf(id) : waiting.length)
  return applications.toSorted((a, b) => placeOf(a) - placeOf(b))
}

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  if (!page.user) throw redirect(logInAddress(prefix, `${prefix}/applied-jobs`))
  const stageId = new URL(args.request.url).searchParams.get('stage') ?? ''
  const stage = isStage(stageId) ? stageId : undefined
  const [list, waiting, all] = await Promise.all([
    listPage(args, number => page.call(listAppliedJobs, { query: { page: number, stage } })),
    loadOpenAnswers(page, new Date()),
    page.call(listAppliedJobs, { query: { size: ALL } }),
  ])
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  return {
    head: headOf(page, t('common.brand'), { title: t('account.appliedHeading'), isIndexed: false }),
    stage,
    counts: all.ok && all.data.total_pages <= 1 ? countsOf(all.data.jobs) : undefined,
    applications: waitingFirst(
      list.jobs,
      waiting.map(({ applicationId }) => applicationId),
    ).map(({ id, job, stage, receipt, note }) => ({
      id,
      href: `${prefix}/applied-jobs/${job.id}`,
      title: job.job_title,
      job: { id: job.id, href: prefix + job.job_url, title: job.job_title },
      note: note?.text ?? '',
      company: job.company_name ?? '',
      logo: job.company_logo,
      stage,
      appliedOn: format.date(receipt.at),
      act: waiting.find(({ applicationId }) => applicationId === id)?.act,
    })),
    page: list.page,
    pages: list.total_pages,
    texts: textsFor(language, texts),
  }
}

export default function AppliedJobs() {
  const { head, applications, stage, counts, page, pages } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('account.appliedHeading')}</h1>
      <OutgoingApplications />
      <StageFilter chosen={stage} address={href('/applied-jobs')} counts={counts} />
      {applications.length === 0 &&
        (stage ? <NoneAtStage address={href('/applied-jobs')} /> : <NoApplications />)}
      <ul className="rows">
        {applications.map(application => (
          <li key={application.id} className="row-open applied-row">
            <CompanyAvatar name={application.company || application.title} logo={application.logo} />
            <div className="min-w-0">
              <h2 className="text-base font-semibold wrap-anywhere">
                <a href={application.href} dir="auto">
                  {application.title}
                </a>
              </h2>
              <p className="text-muted">
                <bdi>{application.company}</bdi>
              </p>
            </div>
            <div className="applied-state">
              <p className="flex flex-wrap gap-1">
                <Badge tone={stageTone[application.stage]}>{t(stageTexts[application.stage])}</Badge>
                {application.act && <Badge tone="warning">{t('interviews.yourTurn')}</Badge>}
              </p>
              <p className="text-sm text-muted">{t('account.appliedOn', { date: application.appliedOn })}</p>
              {application.act && (
                <p className="row-acts">
                  <LinkButton href={application.act.href} look="primary" size="small">
                    {application.act.label}
                  </LinkButton>
                </p>
              )}
            </div>
            <div className="row-note">
              <JobNoteField job={application.job} text={application.note} />
            </div>
          </li>
        ))}
      </ul>
      <ListPages page={page} pages={pages} query={stage ? { stage } : {}} />
    </div>
  )
}

function NoApplications() {
  const { t, href } = usePage()
  return (
    <EmptyState title={t('account.appliedEmptyTitle')}>
      <p>{t('account.appliedEmptyText')}</p>
      <LinkButton look="primary" href={href('/job-search')}>
        {t('common.findJobs')}
      </LinkButton>
    </EmptyState>
  )
}
