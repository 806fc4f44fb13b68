import { translator } from '@hanap/i18n/catalogues'
import { BackLink } from '@hanap/shared/components/back-link'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { PersonProfile } from '@hanap/shared/components/person/person-profile'
import { SentTexts } from '@hanap/shared/components/sent-texts'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Badge } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import texts from './compare.tsx?texts'
import { DisqualifyingMark } from './disqualifying-mark.tsx'
import { type ApplicantDetailView, loadApplicantDetail } from './load-applicant-page.server.ts'
import { ApplicantMatch } from './match.tsx'
import { ResumeViewer } from './resume-viewer.tsx'
import { StageChip } from './stage-chip.tsx'
import { VerifiedIdentity } from './verified-identity.tsx'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const search = new URL(args.request.url).searchParams
  const ids = [search.get('first'), search.get('second')].flatMap(id => id || [])
  if (new Set(ids).size !== 2) throw notFound()
  const applicants = []
  for (const id of ids) applicants.push(await loadApplicantDetail(page, id))
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: t('applicants.compare'), isIndexed: false }),
    listHref: `${prefix}/applicants`,
    applicants,
    texts: textsFor(language, texts),
  }
}

export default function Compare() {
  const { head, listHref, applicants } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="work-page">
      <PageHead head={head} />
      <BackLink href={listHref}>{t('applicants.heading')}</BackLink>
      <h1 className="text-2xl">{t('applicants.compare')}</h1>
      <div className="compared">
        {applicants.map(applicant => (
          <Compared key={applicant.id} {...applicant} />
        ))}
      </div>
    </div>
  )
}

function Compared(view: ApplicantDetailView) {
  const { t } = usePage()
  return (
    <article className="card grid content-start gap-5 p-5">
      <header className="grid gap-2">
        <h2 className="text-xl wrap-anywhere">
          <a href={view.href}>
            <bdi>{view.name}</bdi>
          </a>{' '}
          {view.isVerified && <VerifiedIdentity />}
        </h2>
        <p className="wrap-anywhere">
          <bdi>{view.job.title}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <StageChip stage={{ key: view.pipelineStage, text: view.stageText }} />
          {view.labels.map(label => (
            <Badge key={label}>
              <bdi>{label}</bdi>
            </Badge>
          ))}
          <span className="text-sm text-muted">{t('employer.appliedOn', { date: view.appliedOn })}</span>
        </p>
      </header>
      {view.match && <ApplicantMatch match={view.match} />}
      <DisqualifyingMark answers={view.disqualifying} />
      <SentTexts
        message={view.message}
        answers={view.answers}
        headings={{ message: t('employer.message'), answers: t('employer.answers') }}
      />
      {view.profile && <PersonProfile profile={view.profile} />}
      {!view.isBlind && <ResumeViewer resume={view.resume} id={view.id} />}
    </article>
  )
}
