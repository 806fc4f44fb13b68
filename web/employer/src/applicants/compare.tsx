import { translator } from '@hanap/i18n/catalogues'
import { BackLink } from '@hanap/shared/components/back-link'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { Badge } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import texts from './compare.tsx?texts'
import { comparedRows } from './compared-rows.tsx'
import { type ApplicantDetailView, loadApplicantDetail } from './load-applicant-page.server.ts'
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
  const rows = comparedRows(applicants).filter(({ of }) => applicants.some(view => of(view)))
  const resumes = applicants.filter(({ isBlind, resume }) => !isBlind && resume)
  return (
    <div className="work-page">
      <PageHead head={head} />
      <BackLink href={listHref}>{t('applicants.heading')}</BackLink>
      <h1 className="text-2xl">{t('applicants.compare')}</h1>
      {applicants.some(({ match }) => match) && (
        <p className="text-sm text-muted">{t('applicants.matchText')}</p>
      )}
      <div className="compared">
        {applicants.map(view => (
          <article key={view.id} className="card" style={{ gridRow: `span ${rows.length + 1}` }}>
            <Compared {...view} />
            {rows.map(({ key, of }) => (
              <div key={key}>{of(view)}</div>
            ))}
          </article>
        ))}
      </div>
      {resumes.length > 0 && (
        <div className="compared-resumes">
          {resumes.map(({ id, name, resume }) => (
            <section key={id} className="card grid content-start gap-3 p-5" aria-label={name}>
              <p className="font-semibold">
                <bdi>{name}</bdi>
              </p>
              <ResumeViewer resume={resume} id={id} />
            </section>
          ))}
        </div>
      )}
    </div>
  )
}

function Compared(view: ApplicantDetailView) {
  const { t } = usePage()
  return (
    <header className="grid content-start gap-2">
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
      <p>
        <LinkButton size="small" href={view.href}>
          {t('applicants.open')} <bdi className="unseen">{view.name}</bdi>
        </LinkButton>
      </p>
    </header>
  )
}
