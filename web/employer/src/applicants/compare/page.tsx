import { translator } from '@hanap/i18n/catalogues'
import { BackLink } from '@hanap/shared/components/back-link'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, notFound, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { Badge, Disclosure } from '@hanap/ui/surface'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { stageViews } from '../list/load-list.server.ts'
import { MoveButton, MoveMenu, UndoBar } from '../list/move-menu.tsx'
import { type Movable, type Moves, useMoves } from '../list/use-moves.ts'
import { type ApplicantDetailView, loadApplicantDetail } from '../load-applicant-page.server.ts'
import { ResumeViewer } from '../resume-viewer.tsx'
import { StageChip } from '../stage-chip.tsx'
import { VerifiedIdentity } from '../verified-identity.tsx'
import { ComparedCell, comparedRows } from './compared-rows.tsx'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  const search = new URL(args.request.url).searchParams
  const ids = [search.get('first'), search.get('second')].flatMap(id => id || [])
  if (new Set(ids).size !== 2) throw notFound()
  const applicants = []
  for (const id of ids) {
    const view = await loadApplicantDetail(page, id)
    const { name, move, pipelineStage: key, stageText: text } = view
    applicants.push({ ...view, item: { id, name, stage: { id: move.pipelineStageId, key, text } } })
  }
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: t('applicants.compare'), isIndexed: false }),
    listHref: `${prefix}/applicants`,
    applicants,
    stages: stageViews(language),
    texts: textsFor(language, texts),
  }
}

export default function Compare() {
  const { head, listHref, applicants, stages } = useLoaderData<typeof loader>()
  const { t, format } = usePage()
  const moves = useMoves(stages)
  const [moved, choose] = useState<Movable | null>(null)
  const { differing, same } = comparedRows(applicants, t)
  const resumes = applicants.filter(({ isBlind, resume }) => !isBlind && resume)
  return (
    <div className="work-page">
      <PageHead head={head} />
      <BackLink href={listHref}>{t('applicants.heading')}</BackLink>
      <h1 className="text-2xl">{t('applicants.compare')}</h1>
      {applicants.some(({ match }) => match) && (
        <dl className="text-sm">
          <dt className="font-semibold">{t('applicants.match')}</dt>
          <dd className="text-muted">{t('applicants.matchText')}</dd>
        </dl>
      )}
      <div>
        <div className="compared-heads">
          {applicants.map(view => (
            <ComparedHead key={view.id} view={view} moves={moves} choose={choose} />
          ))}
        </div>
        <div className="compared">
          {applicants.map(view => (
            <article
              key={view.id}
              className="card"
              aria-labelledby={`compared-${view.id}`}
              style={{ gridRow: `span ${differing.length + 1}` }}
            >
              <Sent {...view} />
              {differing.map(row => (
                <div key={row.key}>
                  <ComparedCell row={row} view={view} />
                </div>
              ))}
            </article>
          ))}
        </div>
      </div>
      {same.length > 0 && (
        <div className="card px-5">
          <Disclosure summary={t('applicants.same', { count: format.number(same.length) })}>
            <div className="compared-same">
              {applicants.slice(0, 1).flatMap(view =>
                same.map(row => (
                  <div key={row.key}>
                    <ComparedCell row={row} view={view} />
                  </div>
                )),
              )}
            </div>
          </Disclosure>
        </div>
      )}
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
      <MoveMenu item={moved} stages={stages} moves={moves} />
      <div className="list-bars">
        <UndoBar moves={moves} />
      </div>
    </div>
  )
}

interface HeadProps {
  view: ApplicantDetailView & { item: Movable }
  moves: Moves
  choose(item: Movable): void
}

/** Who it is, where they stand, how they match, and where they can be put; it stays in sight. */
function ComparedHead({ view, moves, choose }: HeadProps) {
  const { t } = usePage()
  const percent = view.match?.percent
  return (
    <div>
      <h2 className="text-lg wrap-anywhere" id={`compared-${view.id}`}>
        <a href={view.href}>
          <bdi>{view.name}</bdi>
        </a>{' '}
        {view.isVerified && <VerifiedIdentity />}
      </h2>
      <p className="flex flex-wrap items-center gap-2">
        <StageChip stage={moves.stageOf(view.item)} />
        {percent && (
          <span className="text-sm font-semibold">{t('applicants.matchPercent', { percent })}</span>
        )}
        {view.mayMove && <MoveButton item={view.item} choose={choose} />}
      </p>
    </div>
  )
}

function Sent(view: ApplicantDetailView) {
  const { t } = usePage()
  return (
    <div className="grid content-start gap-2">
      <p className="wrap-anywhere">
        <bdi>{view.job.title}</bdi>
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-sm text-muted">{t('employer.appliedOn', { date: view.appliedOn })}</span>
        {view.labels.map(label => (
          <Badge key={label}>
            <bdi>{label}</bdi>
          </Badge>
        ))}
      </p>
      <p>
        <LinkButton size="small" href={view.href}>
          {t('applicants.open')} <bdi className="unseen">{view.name}</bdi>
        </LinkButton>
      </p>
    </div>
  )
}
