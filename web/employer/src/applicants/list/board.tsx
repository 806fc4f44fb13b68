import { readApplicantBoard } from '@hanap/contracts/job-applications/applicants.calls'
import { translator } from '@hanap/i18n/catalogues'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { CompanyAvatar } from '@hanap/ui/company-avatar'
import { Badge } from '@hanap/ui/surface'
import { type DragEvent, useState } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { EmployerRouteHandle } from '../../header/route-handle.ts'
import { answerOrRedirect } from '../../recruiter/recruiter.server.ts'
import { DisqualifyingMark } from '../disqualifying-mark.tsx'
import { isPlainStage, isTarget, type StageView } from '../pipeline.ts'
import { VerifiedIdentity } from '../verified-identity.tsx'
import { APPLICANT_KEYS } from './applicant-keys.tsx'
import { ApplicantMarks, Background } from './applicant-row.tsx'
import texts from './board.tsx?texts'
import { listAction } from './list-action.server.ts'
import { ListDone } from './list-done.tsx'
import { callQuery, filtersOf } from './list-filters.ts'
import { ListHead } from './list-head.tsx'
import { type ApplicantItem, applicantItems, listFrame } from './load-list.server.ts'
import { MoveButton, MoveMenu, UndoBar } from './move-menu.tsx'
import { type Movable, useMoves } from './use-moves.ts'

export const handle: EmployerRouteHandle = { keyList: APPLICANT_KEYS }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const { jobId } = args.params
  const filters = { ...filtersOf(new URL(args.request.url).searchParams, jobId), stage: '' }
  const board = answerOrRedirect(page, await page.call(readApplicantBoard, { query: callQuery(filters) }))
  const frame = await listFrame(page, filters, { isJobInPath: jobId !== undefined, isBoard: true })
  const t = translator(language)
  const job = jobId === undefined ? null : (board.job?.job_title ?? '')
  const [path, search = ''] = frame.listHref.split('?')
  const here = new URL(args.request.url)
  const isWhole = here.searchParams.has(ALL_STAGES)
  return {
    head: headOf(page, t('employer.title'), {
      title: job === null ? t('applicants.heading') : t('employer.applicantsOf', { job }),
      isIndexed: false,
    }),
    frame,
    job,
    total: board.stages.reduce((sum, { count }) => sum + count, 0),
    folding: foldingOf(here, board.stages.some(isUnused)),
    columns: board.stages.map(({ id, key, text, count, applications }) => ({
      isFolded: !isWhole && isUnused({ key, count }),
      stage: { id, key, text },
      count,
      items: applicantItems(page, applications),
      moreHref: `${path}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(search)), stage: String(id) })}`,
    })),
    drawn: page.newKey(),
    texts: textsFor(language, texts),
  }
}

const ALL_STAGES = 'all_stages'

/** Nobody is in it, and not every company uses it. */
const isUnused = ({ key, count }: { key: string; count: number }) => count === 0 && !isPlainStage(key)

/** The way to the board with or without unused stages; null where there are none. */
const foldingOf = (here: URL, hasUnused: boolean) => {
  if (!hasUnused) return null
  const query = new URLSearchParams(here.searchParams)
  const isWhole = query.has(ALL_STAGES)
  if (isWhole) query.delete(ALL_STAGES)
  else query.set(ALL_STAGES, '1')
  return { isWhole, href: `${here.pathname}?${query}` }
}

export const action = (args: ActionFunctionArgs) => listAction(pageOf(args), args)

export default function Board() {
  const { head, frame, job, total, drawn } = useLoaderData<typeof loader>()
  return (
    <div className="work-page board-page">
      <PageHead head={head} />
      <ListHead frame={frame} isBoard job={job} total={total} />
      <ListDone />
      <Columns key={drawn} />
    </div>
  )
}

/** What is dragged, as another part of the page may read it. */
const DRAGGED = 'application/x-applicant'

function Columns() {
  const { columns, frame, job, folding } = useLoaderData<typeof loader>()
  const { t, format } = usePage()
  const moves = useMoves(frame.stages)
  const [chosen, choose] = useState<Movable | null>(null)
  const all = columns.flatMap(({ items }) => items)
  const drop = (event: DragEvent, stage: StageView) => {
    event.preventDefault()
    const item = all.find(each => each.id === event.dataTransfer.getData(DRAGGED))
    if (item) void moves.move(item, stage)
  }
  const drawn = columns.flatMap(({ stage, isFolded, count, items, moreHref }) => {
    const here = all.filter(item => moves.stageOf(item).id === stage.id)
    // It shows once somebody was moved into it.
    if (isFolded && here.length === 0) return []
    const number = format.number(count - items.length + here.length)
    return { stage, here, number, moreHref: count > items.length ? moreHref : null }
  })
  return (
    <>
      <nav className="board-stages" aria-label={t('employer.stage')}>
        {drawn.map(({ stage, number }) => (
          <a key={stage.id} href={`#stage-${stage.id}`} className={`badge stage-chip stage-${stage.key}`}>
            {stage.text} <b>{number}</b>
          </a>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="board" tabIndex={0} aria-label={t('applicants.board')}>
        {drawn.map(({ stage, here, number, moreHref }) => {
          const mayDrop = frame.mayMove && isTarget(stage)
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: dragging is beside the menu of each card
            <div
              key={stage.id}
              id={`stage-${stage.id}`}
              className={`board-column stage-${stage.key}${here.length === 0 ? ' board-column-empty' : ''}`}
              onDragOver={event => mayDrop && event.preventDefault()}
              onDrop={event => mayDrop && drop(event, stage)}
            >
              <h2 className="flex justify-between gap-2 text-base">
                <span>{stage.text}</span> <Badge>{number}</Badge>
              </h2>
              {here.length > 0 && (
                <ul className="grid gap-2">
                  {here.map(item => (
                    <Card
                      key={item.id}
                      item={item}
                      choose={choose}
                      mayMove={frame.mayMove}
                      isOfAllJobs={job === null}
                    />
                  ))}
                </ul>
              )}
              {moreHref && <a href={moreHref}>{t('applicants.more')}</a>}
            </div>
          )
        })}
        {folding && (
          <a href={folding.href} className="board-folding">
            {t(folding.isWhole ? 'applicants.usedStages' : 'applicants.allStages')}
          </a>
        )}
      </section>
      <MoveMenu item={chosen} stages={frame.stages} moves={moves} />
      <div className="list-bars">
        <UndoBar moves={moves} />
      </div>
    </>
  )
}

interface CardProps {
  item: ApplicantItem
  choose(item: Movable): void
  mayMove: boolean
  /** Whether the board has applicants of several jobs, so that each says of which. */
  isOfAllJobs: boolean
}

function Card({ item, choose, mayMove, isOfAllJobs }: CardProps) {
  const { t } = usePage()
  return (
    <li
      className="card board-card"
      data-applicant={item.id}
      draggable={mayMove}
      onDragStart={event => event.dataTransfer.setData(DRAGGED, item.id)}
    >
      <CompanyAvatar name={item.name} logo={item.avatar} />
      <h3 className="text-sm font-semibold wrap-anywhere">
        <a href={item.href} draggable={false}>
          <bdi>{item.name}</bdi>
        </a>
      </h3>
      <Background parts={item.background.slice(0, 2)} />
      {isOfAllJobs && (
        <p className="text-sm text-muted wrap-anywhere">
          <bdi>{item.job}</bdi>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-xs text-muted">
          <span className="unseen">{t('employer.appliedOn', { date: item.appliedOn })}</span>
          <span aria-hidden="true">{item.appliedOn}</span>
        </span>
        {item.isVerified && <VerifiedIdentity />}
        <ApplicantMarks item={item} />
      </p>
      <DisqualifyingMark answers={item.disqualifying} />
      {mayMove && <MoveButton item={item} choose={choose} isIcon />}
    </li>
  )
}
