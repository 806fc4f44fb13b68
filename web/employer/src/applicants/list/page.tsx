import { listApplicants } from '@hanap/contracts/job-applications/job-applications.calls'
import { translator } from '@hanap/i18n/catalogues'
import { pageNumber } from '@hanap/shared/calls/list-page'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { EmptyState } from '@hanap/ui/surface'
import { useState } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useRevalidator,
} from 'react-router'
import type { EmployerRouteHandle } from '../../header/route-handle.ts'
import { answerOrRedirect } from '../../recruiter/recruiter.server.ts'
import { APPLICANT_KEYS } from './applicant-keys.tsx'
import { ApplicantPane } from './applicant-pane.tsx'
import { ApplicantRow } from './applicant-row.tsx'
import { bulkTemplates } from './bulk-templates.server.ts'
import { listAction } from './list-action.server.ts'
import { isListChanged } from './list-done.tsx'
import { callAddressQuery, callQuery, chosenOf, filtersOf, isNarrowed } from './list-filters.ts'
import { ListHead } from './list-head.tsx'
import { BulkForm, ListTools } from './list-tools.tsx'
import { type ApplicantItem, applicantItems, listFrame } from './load-list.server.ts'
import { loadPane, type PaneView } from './load-pane.server.ts'
import { MoveMenu, UndoBar } from './move-menu.tsx'
import texts from './page.tsx?texts'
import { SelectionBar } from './selection-bar.tsx'
import { type Chosen, useChosen } from './use-chosen.ts'
import { type Movable, useMoves } from './use-moves.ts'
import { useSelection } from './use-selection.ts'

export const handle: EmployerRouteHandle = { keyList: APPLICANT_KEYS }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const { jobId } = args.params
  const { searchParams } = new URL(args.request.url)
  const filters = filtersOf(searchParams, jobId)
  const query = callQuery(filters)
  const [outcome, pane] = await Promise.all([
    page.call(listApplicants, { query: { ...query, page: pageNumber(args.request) } }),
    loadPane(page, chosenOf(searchParams)),
  ])
  const list = answerOrRedirect(page, outcome)
  const frame = await listFrame(page, filters, { isJobInPath: jobId !== undefined, isBoard: false })
  const t = translator(language)
  const job = jobId === undefined ? null : (list.job?.job_title ?? '')
  return {
    head: headOf(page, t('employer.title'), {
      title: job === null ? t('applicants.heading') : t('employer.applicantsOf', { job }),
      isIndexed: false,
    }),
    frame,
    job,
    needsVerification: list.job?.needs_verification ?? false,
    isNarrowed: isNarrowed(jobId === undefined ? filters : { ...filters, job: '' }),
    items: applicantItems(page, list.applications).map(item => asShown(item, pane)),
    pane,
    total: list.total_num,
    exportQuery: callAddressQuery(filters),
    templates: bulkTemplates(language),
    idempotencyKey: page.newKey(),
    page: list.page,
    pages: list.total_pages,
    texts: textsFor(language, texts),
  }
}

/** Whoever is opened for the first time may have been listed a moment before. */
const asShown = (item: ApplicantItem, pane: PaneView | null): ApplicantItem =>
  pane?.shown && pane.id === item.id
    ? {
        ...item,
        stage: {
          id: pane.shown.move.pipelineStageId,
          key: pane.shown.pipelineStage,
          text: pane.shown.stageText,
        },
      }
    : item

export const action = (args: ActionFunctionArgs) => listAction(pageOf(args), args)

export default function Applicants() {
  const { head, frame, job, needsVerification, pane, ...view } = useLoaderData<typeof loader>()
  const { t, supportEmail } = usePage()
  const chosen = useChosen({ frame, page: view.page, items: view.items, chosenId: pane?.id ?? '' })
  const rows = useRowsKey()
  return (
    <div className="work-page">
      <PageHead head={head} />
      <ListHead frame={frame} isBoard={false} job={job} total={view.total} follow={chosen.follow} />
      {needsVerification && (
        <EmptyState title={t('employer.needsVerification')} drawing="no-permission">
          <p>{t('employer.needsVerificationText', { email: supportEmail })}</p>
        </EmptyState>
      )}
      {view.items.length === 0 && view.isNarrowed && (
        <EmptyState title={t('applicants.none')} drawing="nothing-found" />
      )}
      {view.items.length === 0 && !view.isNarrowed && !needsVerification && (
        <EmptyState title={t('employer.applicantsEmptyTitle')}>
          <p>{t('employer.applicantsEmptyText')}</p>
        </EmptyState>
      )}
      <div className="list-and-pane">
        <div className="applicants-list">
          {/* What was moved on the page before is no more than what the new one says. */}
          <Rows key={rows} chosen={chosen} />
          <ListPages page={view.page} pages={view.pages} query={frame.query} />
          {frame.mayMove && view.total > 0 && (
            <BulkForm
              frame={frame}
              total={view.total}
              templates={view.templates}
              idempotencyKey={view.idempotencyKey}
            />
          )}
          <ListTools frame={frame} exportQuery={view.exportQuery} />
        </div>
        <ApplicantPane view={pane} chosen={chosen} />
      </div>
    </div>
  )
}

/** Another list, and one in which a form moved somebody, is drawn anew; who else is chosen or a form that did nothing leaves whoever is selected. */
const useRowsKey = (): string => {
  const { frame, page, idempotencyKey } = useLoaderData<typeof loader>()
  const result = useActionData<object>()
  const list = JSON.stringify([frame.address, frame.query, page])
  const [drawn, setDrawn] = useState({ list, result, key: idempotencyKey })
  if (drawn.list !== list || (drawn.result !== result && isListChanged(result)))
    setDrawn({ list, result, key: idempotencyKey })
  return drawn.key
}

function Rows({ chosen }: { chosen: Chosen }) {
  const { items, frame, job, idempotencyKey } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const { revalidate } = useRevalidator()
  const moves = useMoves(frame.stages, id => {
    if (id === chosen.chosenId) void revalidate()
  })
  const selection = useSelection()
  const [moved, choose] = useState<Movable | null>(null)
  return (
    <div className="grid gap-2" ref={selection.list} onChange={selection.read}>
      {frame.mayMove && items.length > 0 && (
        <label className="check with-script">
          <input
            type="checkbox"
            checked={selection.ids.length === items.length}
            onChange={event => selection.checkAll(event.currentTarget.checked)}
          />
          <span>{t('applicants.selectAll')}</span>
        </label>
      )}
      <ul className="card applicant-rows">
        {items.map(item => (
          <ApplicantRow
            key={item.id}
            item={item}
            stage={moves.stageOf(item)}
            mayMove={frame.mayMove}
            isOfAllJobs={job === null}
            choose={choose}
            chosen={chosen}
          />
        ))}
      </ul>
      <MoveMenu item={moved} stages={frame.stages} moves={moves} />
      <div className="list-bars">
        <SelectionBar selection={selection} stages={frame.stages} idempotencyKey={idempotencyKey} />
        <UndoBar moves={moves} />
      </div>
    </div>
  )
}
