import { translator } from '@hanap/i18n/catalogues'
import { BackLink } from '@hanap/shared/components/back-link'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { PersonProfile } from '@hanap/shared/components/person/person-profile'
import { Timeline } from '@hanap/shared/components/timeline'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import texts from './applicant.tsx?texts'
import { ApplicantFacts } from './applicant-facts.tsx'
import { ApplicantNotices, ApplicantWays, Saved, SentApplication } from './applicant-parts.tsx'
import { loadApplicantDetail } from './load-applicant-page.server.ts'
import { ApplicantMatch } from './match.tsx'
import { MoveBar } from './move-bar.tsx'
import { MoveForm } from './move-form.tsx'
import { ResumeViewer } from './resume-viewer.tsx'
import { StageChip } from './stage-chip.tsx'
import { applicantAction } from './team-work.server.ts'
import { TeamWork } from './team-work.tsx'
import { VerifiedIdentity } from './verified-identity.tsx'
import { ApplicantVideos } from './videos.tsx'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const view = await loadApplicantDetail(page, args.params.id ?? '', { isOpened: true })
  return {
    head: headOf(page, translator(language)('employer.title'), { title: view.name, isIndexed: false }),
    ...view,
    idempotencyKey: page.newKey(),
    texts: textsFor(language, texts),
  }
}

export const action = (args: ActionFunctionArgs) => applicantAction(pageOf(args), args)

export default function Applicant() {
  const view = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="work-page">
      <PageHead head={view.head} />
      <BackLink href={view.job.href}>{t('employer.applicantsOf', { job: view.job.title })}</BackLink>
      <header className="flex flex-wrap items-center gap-4">
        <CompanyAvatar name={view.name} logo={view.avatar} size="large" />
        <div className="grid min-w-0 flex-1 gap-2 wrap-anywhere">
          <h1 className="text-2xl">
            <bdi>{view.name}</bdi> {view.isVerified && <VerifiedIdentity />}
          </h1>
          <p className="flex flex-wrap items-center gap-2">
            <StageChip stage={{ key: view.pipelineStage, text: view.stageText }} />
            <span className="text-sm text-muted">{t('employer.appliedOn', { date: view.appliedOn })}</span>
          </p>
        </div>
        <ApplicantWays {...view} />
      </header>
      <Saved />
      <ApplicantNotices {...view} />
      <div className="applicant">
        <div className="applicant-main">
          <div className="applicant-sent grid content-start gap-6">
            <SentApplication {...view} />
            {!view.isBlind && !view.resume && <p className="text-muted">{t('employer.noResume')}</p>}
          </div>
          <div className="applicant-documents grid content-start gap-6">
            {!view.isBlind && view.resume && <ResumeViewer resume={view.resume} id={view.id} />}
            {view.profile && <PersonProfile profile={view.profile} />}
            <ApplicantVideos name={view.name} videos={view.videos} />
            <Timeline entries={view.timeline} />
          </div>
          {view.match && (
            <div className="applicant-match">
              <ApplicantMatch match={view.match} />
            </div>
          )}
        </div>
        <div className="applicant-work grid content-start">
          {view.mayMove ? (
            <MoveForm key={view.idempotencyKey} {...view.move} idempotencyKey={view.idempotencyKey} />
          ) : (
            <p className="text-muted">{t('employer.viewOnly')}</p>
          )}
          <TeamWork {...view} noteKey={view.idempotencyKey} />
          <ApplicantFacts {...view} />
        </div>
      </div>
      {view.mayMove && (
        <MoveBar key={`bar ${view.idempotencyKey}`} {...view.move} idempotencyKey={view.idempotencyKey} />
      )}
    </div>
  )
}
