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
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { EmployerRouteHandle } from '../../header/route-handle.ts'
import { answerOrRedirect } from '../../recruiter/recruiter.server.ts'
import { APPLICANT_KEYS } from './applicant-keys.tsx'
import { ApplicantRow } from './applicant-row.tsx'
import { bulkTemplates } from './bulk-templates.server.ts'
import { listAction } from './list-action.server.ts'
import { useListDone } from './list-done.tsx'
import { callAddressQuery, callQuery, filtersOf, isNarrowed } from './list-filters.ts'
import { ListHead } from './list-head.tsx'
import { BulkForm, ListTools } from './list-tools.tsx'
import { type ApplicantItem, applicantItems, listFrame } from './load-list.server.ts'
import { MoveMenu, UndoBar } from './move-menu.tsx'
import texts from './page.tsx?texts'
import { SelectionBar } from './selection-bar.tsx'
import { useMoves } from './use-moves.ts'
import { useSelection } from './use-selection.ts'

export const handle: EmployerRouteHandle = { keyList: APPLICANT_KEYS }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  const { jobId } = args.params
  const filters = filtersOf(new URL(args.request.url).searchParams, jobId)
  const query = callQuery(filters)
  const list = answerOrRedirect(
    page,
    await page.call(listApplicants, { query: { ...query, page: pageNumber(args.request) } }),
  )
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
    items: applicantItems(page, list.applications),
    total: list.total_num,
    exportQuery: callAddressQuery(filters),
    templates: bulkTemplates(language),
    idempotencyKey: crypto.randomUUID(),
    page: list.page,
    pages: list.total_pages,
    texts: textsFor(language, texts),
  }
}

export const action = (args: ActionFunctionArgs) => listAction(pageOf(args), args)

export default function Applicants() {
  const { head, frame, job, needsVerification, ...view } = useLoaderData<typeof loader>()
  const { t, supportEmail } = usePage()
  const { problem } = useListDone()
  const [drawn, setDrawn] = useState(view.idempotencyKey)
  // A form that did nothing leaves whoever is selected.
  if (drawn !== view.idempotencyKey && problem === undefined) setDrawn(view.idempotencyKey)
  return (
    <div className="work-page">
      <PageHead head={head} />
      <ListHead frame={frame} isBoard={false} job={job} total={view.total} />
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
      {/* What was moved on the page before is no more than what the new one says. */}
      <Rows key={drawn} />
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
  )
}

function Rows() {
  const { items, frame, job, idempotencyKey } = useLoaderData<typeof loader>()
  const { t } = usePage()
  const moves = useMoves(frame.stages)
  const selection = useSelection()
  const [chosen, choose] = useState<ApplicantItem | null>(null)
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
          />
        ))}
      </ul>
      <MoveMenu item={chosen} stages={frame.stages} moves={moves} />
      <div className="list-bars">
        <SelectionBar selection={selection} stages={frame.stages} idempotencyKey={idempotencyKey} />
        <UndoBar moves={moves} />
      </div>
    </div>
  )
}
