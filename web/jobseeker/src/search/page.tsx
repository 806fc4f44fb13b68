import type { Messages } from '@hanap/i18n/message'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { Breadcrumbs, breadcrumbList } from '@hanap/shared/components/structure/breadcrumbs'
import { factsOf, originOfMarket, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { describePage, itemList } from '@hanap/shared/page/structured-data'
import type { KeyboardEvent, MouseEvent } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router'
import type { CardView } from '../jobs/card-view.ts'
import { JobActionForm } from '../jobs/job-action-form.tsx'
import { JobKeys } from '../jobs/job-keys.tsx'
import { JobListItem } from '../jobs/job-list-item.tsx'
import { PageLinks } from '../jobs/page-links.tsx'
import { useListLog, useSearchLog } from '../jobs/use-log.ts'
import type { RouteHandle } from '../root.tsx'
import { RssLink } from '../rss/rss-link.tsx'
import { chosenJobOf, useChosenJob, WIDE } from './chosen-job.tsx'
import { drawPane } from './draw-pane.server.tsx'
import { drawnPanes } from './drawn-pane.ts'
import { Filters } from './filters.tsx'
import { FewResults, NoResults } from './help-links.tsx'
import { loadSearch } from './load-search.server.ts'
import texts from './page.tsx?texts'
import { Pane } from './pane.tsx'
import { useKeepSearch } from './recent/use-keep-search.ts'
import { Clauses, RelaxedWords } from './relaxed-words.tsx'
import { SearchStrip } from './search-strip.tsx'
import { ChosenFilters, OwnOrder, SearchTools } from './search-tools.tsx'
import type { SearchView } from './search-view.ts'

export const handle: RouteHandle = { section: '/job-search', hasSearch: true }

export const loader = async (args: LoaderFunctionArgs): Promise<SearchView & { texts: Messages }> => {
  const page = pageOf(args)
  const { url, headers } = args.request
  const isCopy = headers.get('purpose') === 'prefetch'
  const view = await loadSearch(page, args.params.search ?? '', new URL(url), isCopy)
  if (view.totalNum > 0)
    describePage(args, itemList(originOfMarket(page), view.jobs.slice(0, MAX_TOLD), view.before))
  if (view.crumbs) describePage(args, breadcrumbList(view.crumbs, originOfMarket(page)))
  const answer = { ...view, texts: textsFor(factsOf(page).language, texts) }
  const chosen = chosenJobOf(view.jobs, new URL(url).searchParams)
  if (page.isDesktop && chosen) drawnPanes.set(answer, await drawPane(page, chosen))
  return answer
}

/** Search engines are told of so many jobs of a page, to keep it small. */
const MAX_TOLD = 3

/** Another job chosen beside the list is the same search. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => searchOf(currentUrl) !== searchOf(nextUrl) && defaultShouldRevalidate

const searchOf = ({ pathname, searchParams }: URL): string => {
  const own = new URLSearchParams(searchParams)
  own.delete('job')
  return `${pathname}?${own}`
}

export default function SearchPage() {
  const view = useLoaderData<typeof loader>()
  const { t } = usePage()
  const { chosen, isWide, choose } = useChosenJob(view.jobs)
  useSearchLog(view.query, view.titleId)
  useKeepSearch(view)
  // Then the list has a heading of its own.
  const isEmpty = view.totalNum === 0
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className="search-page" data-router="idle" data-router-media={WIDE}>
      <PageHead head={view.head} />
      <SearchStrip view={view} />
      <div className="search-bar">
        <div className={isEmpty ? 'search-head unseen' : 'search-head'}>
          {view.crumbs && !isEmpty && <Breadcrumbs crumbs={view.crumbs} />}
          <h1>{view.heading}</h1>
          <p className="text-sm text-muted" aria-live="polite">
            {t('search.results', { count: view.totalNum })}
          </p>
        </div>
        <SearchTools view={view} />
      </div>
      <Filters view={view} />
      <section className="search-list" aria-label={t('search.jobList')} aria-busy={isLoading}>
        <h2 className="unseen">{t('search.jobList')}</h2>
        {view.order && <OwnOrder order={view.order} className="max-md:hidden" />}
        <ChosenFilters view={view} />
        {view.clauses && <Clauses clauses={view.clauses} />}
        {view.relaxed && <RelaxedWords relaxed={view.relaxed} />}
        {isEmpty && <NoResults view={view} />}
        {isEmpty && <Mentioned view={view} />}
        {view.jobs.length > 0 && (
          <>
            <Jobs view={view} chosenId={isWide ? chosen?.id : undefined} choose={choose} />
            {view.totalNum > 0 && view.help && <FewResults groups={view.help} />}
            {view.totalNum > 0 && <Mentioned view={view} />}
          </>
        )}
        {view.similar && <Similar jobs={view.similar} />}
        <JobKeys hasList />
      </section>
      {chosen && <Pane job={chosen} isWide={isWide} drawn={drawnPanes.get(view)} />}
      <JobActionForm />
    </div>
  )
}

/** What has a title like the words, where few have them all. */
function Similar({ jobs }: { jobs: readonly CardView[] }) {
  const { t } = usePage()
  const list = useListLog({ from: 'similar', jobs })
  return (
    <section className="similar-titles" aria-labelledby="similar">
      <h2 id="similar">{t('job.similarJobs')}</h2>
      <ul className="job-list" ref={list}>
        {jobs.map(job => (
          <JobListItem key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}

/** What only mentions the words: below the list, or in its place. */
function Mentioned({ view: { mentioned } }: { view: SearchView }) {
  const { t } = usePage()
  if (!mentioned) return null
  const { heading, href, count } = mentioned
  return (
    <section className="mentioned" aria-labelledby="mentioned">
      <h2 id="mentioned">
        <a href={href} rel="nofollow">
          <bdi>{heading}</bdi>
        </a>
      </h2>
      {count !== null && <p className="text-sm text-muted">{t('search.results', { count })}</p>}
    </section>
  )
}

interface JobsProps {
  view: SearchView
  chosenId: string | undefined
  choose: (event: MouseEvent) => void
}

function Jobs({ view, chosenId, choose }: JobsProps) {
  const { jobs, queryId, before } = view
  const list = useListLog({ from: 'search', jobs, queryId, before })
  return (
    <>
      <ul className="job-list" ref={list} onClick={choose} onKeyDown={moveInList}>
        {view.jobs.map(job => (
          <JobListItem key={job.id} job={job} isChosen={job.id === chosenId} note={view.notes?.[job.id]} />
        ))}
      </ul>
      <PageLinks page={view.page} totalPages={view.totalPages} href={view.href} />
      <RssLink href={view.head.feed} />
    </>
  )
}

/** Up and down lead from card to card. */
const moveInList = (event: KeyboardEvent<HTMLUListElement>) => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !(event.target instanceof HTMLAnchorElement)) return
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-job]')]
  const next = links[links.indexOf(event.target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
