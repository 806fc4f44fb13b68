import { isJobSaved, listSavedJobs, saveJob, unsaveJob } from '@hanap/contracts/jobs/jobs.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { listPage } from '@hanap/shared/calls/list-page'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { EmptyState } from '@hanap/ui/surface'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { cardViews, closesText } from '../jobs/card-view.server.ts'
import type { CardView } from '../jobs/card-view.ts'
import { JobActionForm } from '../jobs/job-action-form.tsx'
import { JobListItem } from '../jobs/job-list-item.tsx'
import { JobNoteField } from '../note/job-note.person.tsx'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import { refererPath } from '../redirects/redirect.server.ts'
import type { RouteHandle } from '../root.tsx'
import texts from './saved-jobs.tsx?texts'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  if (!page.user) throw redirect(logInAddress(prefix, `${prefix}/saved-jobs`))
  const saved = await listPage(args, number => page.call(listSavedJobs, { query: { page: number } }))
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const withDeadline = (card: CardView, until: string | null | undefined): CardView =>
    until && Date.parse(until) > Date.now() ? { ...card, closes: closesText(until, t, format) } : card
  return {
    head: headOf(page, t('common.brand'), { title: t('account.savedHeading'), isIndexed: false }),
    jobs: cardViews(
      page,
      saved.jobs.map(({ job }) => ({ ...job, is_saved: true })),
    ).map((card, index) => ({
      card: {
        ...withDeadline(card, saved.jobs[index]?.job.expired_at),
        posted: t('account.postedAgo', { ago: card.posted }),
      },
      savedOn: t('account.savedOn', { date: format.date(saved.jobs[index]?.saved_at ?? '') }),
      note: saved.jobs[index]?.note?.text ?? '',
      isClosed: saved.jobs[index]?.job.status_key !== 'active',
    })),
    page: saved.page,
    pages: saved.total_pages,
    texts: textsFor(language, texts),
  }
}

/** What every save button sends: saves the job, or takes it back, and returns to where the button stood. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  const job = String((await args.request.formData()).get('job_id') ?? '')
  const back = refererPath(page, args.request) ?? `${prefix}/saved-jobs`
  if (!page.user) return redirect(logInAddress(prefix, back, { act: 'save', job }), 303)
  const outcome = await page.call(isJobSaved, { params: { id: job } })
  if (outcome.ok && outcome.data.id !== null) await page.call(unsaveJob, { params: { id: outcome.data.id } })
  else await page.call(saveJob, { body: { job_id: job } })
  return redirect(back, 303)
}

export default function SavedJobs() {
  const { head, jobs, page, pages } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('account.savedHeading')}</h1>
      {jobs.length === 0 ? (
        <EmptyState title={t('account.savedEmptyTitle')}>
          <p>{t('account.savedEmptyText')}</p>
          <LinkButton look="primary" href={href('/job-search')}>
            {t('common.findJobs')}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className="saved-rows">
          {jobs.map(({ card, savedOn, note, isClosed }) => (
            <JobListItem
              key={card.id}
              job={card}
              foot={
                <>
                  <div className="saved-acts">
                    <p className="text-sm text-muted">
                      {savedOn}
                      {isClosed && <b className="badge badge-warning ms-2">{t('job.closedTitle')}</b>}
                    </p>
                    {!isClosed && !card.isApplied && (
                      <LinkButton
                        size="small"
                        href={`${card.href}/apply`}
                        rel="nofollow"
                        aria-label={t('resumes.labelled', { label: t('job.apply'), value: card.title })}
                      >
                        {t('job.apply')}
                      </LinkButton>
                    )}
                  </div>
                  <div className="row-note">
                    <JobNoteField job={card} text={note} />
                  </div>
                </>
              }
            />
          ))}
        </ul>
      )}
      <ListPages page={page} pages={pages} query={{}} />
      <JobActionForm />
    </div>
  )
}
