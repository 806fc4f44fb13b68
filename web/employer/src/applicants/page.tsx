import { listApplicants } from '@hanap/contracts/job-applications/job-applications.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { personName } from '@hanap/i18n/person-name'
import { pageNumber } from '@hanap/shared/calls/list-page'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { NoneAtStage, StageFilter } from '@hanap/shared/components/stage-filter'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { isStage, stageTone } from '@hanap/shared/page/stages'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { UserIcon } from '@hanap/ui/icon'
import { Badge, EmptyState } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { answerOrRedirect } from '../recruiter/recruiter.server.ts'
import texts from './page.tsx?texts'
import { VerifiedIdentity } from './verified-identity.tsx'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  const jobId = args.params.jobId ?? ''
  const stageId = new URL(args.request.url).searchParams.get('stage') ?? ''
  const stage = isStage(stageId) ? stageId : undefined
  const query = { job_id: jobId, stage, page: pageNumber(args.request) }
  const list = answerOrRedirect(page, await page.call(listApplicants, { query }))
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const job = list.job?.job_title ?? ''
  return {
    head: headOf(page, t('employer.title'), {
      title: t('employer.applicantsOf', { job }),
      isIndexed: false,
    }),
    job,
    needsVerification: list.job?.needs_verification ?? false,
    address: `${prefix}/jobs/${jobId}/applicants`,
    stage,
    applicants: list.applications.map(application => ({
      id: application.id,
      href: `${prefix}/applicants/${application.id}`,
      name: personName(application.seeker.first_name, application.seeker.last_name),
      avatar: application.seeker.avatar,
      stage: application.stage,
      stageText: application.stage_text,
      appliedOn: format.date(application.applied_at),
      isVerified: application.seeker.is_identity_verified,
      hasResume: application.resume !== null,
    })),
    page: list.page,
    pages: list.total_pages,
    texts: textsFor(language, texts),
  }
}

export default function Applicants() {
  const { head, job, needsVerification, address, stage, applicants, page, pages } =
    useLoaderData<typeof loader>()
  const { t, href, supportEmail } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <p>
        <a href={href('/')}>{t('employer.myJobs')}</a> ·{' '}
        <a href={address.replace(/applicants$/, 'team')}>{t('audit.team')}</a>
      </p>
      <h1 className="text-2xl" dir="auto">
        {t('employer.applicantsOf', { job })}
      </h1>
      {needsVerification ? (
        <EmptyState title={t('employer.needsVerification')} icon={<UserIcon />}>
          <p>{t('employer.needsVerificationText', { email: supportEmail })}</p>
        </EmptyState>
      ) : (
        <StageFilter chosen={stage} address={address} />
      )}
      {applicants.length === 0 && stage && <NoneAtStage address={address} />}
      {applicants.length === 0 && !stage && !needsVerification && (
        <EmptyState title={t('employer.applicantsEmptyTitle')} icon={<UserIcon />}>
          <p>{t('employer.applicantsEmptyText')}</p>
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {applicants.map(applicant => (
          <li key={applicant.id} className="card flex flex-wrap items-center gap-3 p-4">
            <CompanyAvatar name={applicant.name} logo={applicant.avatar} />
            <div className="min-w-0 flex-1">
              <h2 className="text-base font-semibold">
                <a href={applicant.href}>
                  <bdi>{applicant.name}</bdi>
                </a>{' '}
                {applicant.isVerified && <VerifiedIdentity />}
              </h2>
              <p className="text-sm text-muted">{t('employer.appliedOn', { date: applicant.appliedOn })}</p>
            </div>
            <p className="flex flex-wrap gap-2">
              {applicant.hasResume && <Badge>{t('employer.resume')}</Badge>}
              <Badge tone={stageTone[applicant.stage]}>{applicant.stageText}</Badge>
            </p>
          </li>
        ))}
      </ul>
      <ListPages page={page} pages={pages} query={stage ? { stage } : {}} />
    </div>
  )
}
