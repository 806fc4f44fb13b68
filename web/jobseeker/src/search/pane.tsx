import { usePage } from '@hanap/shared/components/page'
import { ErrorState, Skeleton } from '@hanap/ui/surface'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { ClosedJobView, JobPageView } from '../job/job-view.ts'
import type { CardView } from '../jobs/card-view.ts'
import { useViewLog } from '../jobs/use-log.ts'

const JobPane = lazy(() => import('../job/job-pane.tsx'))

/** The chosen job beside the list: what its card knows, at once, and the rest from the job's own page. */
export function Pane({ job, isWide }: { job: CardView; isWide: boolean }) {
  const { t } = usePage()
  if (isWide) return <LoadedPane job={job} />
  return (
    <section tabIndex={-1} className="search-pane" aria-label={t('search.chosenJob')} aria-busy>
      <FromCard job={job} />
    </section>
  )
}

function FromCard({ job }: { job: CardView }) {
  return (
    <>
      <h2 lang={job.lang}>
        <bdi>{job.title}</bdi>
      </h2>
      <p>
        <bdi>{job.company}</bdi>
      </p>
      <p className="text-lg font-semibold">{job.salary}</p>
    </>
  )
}

function LoadedPane({ job }: { job: CardView }) {
  const { t } = usePage()
  const { load, data, state } = useFetcher<JobPageView | ClosedJobView>({ key: 'chosen-job' })
  const pane = useRef<HTMLElement>(null)
  // The first job stands there without anybody having asked for it.
  const isPressed = new URLSearchParams(useLocation().search).get('job') === job.id
  useViewLog(isPressed ? job.id : undefined)
  const [isOutOfReach, setOutOfReach] = useState(false)
  useEffect(() => {
    // A load without a line would fail the whole page.
    const read = () => {
      setOutOfReach(!navigator.onLine)
      if (navigator.onLine) load(job.href)
    }
    read()
    addEventListener('online', read)
    return () => removeEventListener('online', read)
  }, [load, job.href])
  useEffect(() => {
    if (!data) return
    pane.current?.scrollTo(0, 0)
    // Opened by the keyboard it is read at once, past the list's other jobs.
    if (isPressed && document.querySelector('[data-chosen] :focus-visible')) pane.current?.focus()
  }, [data, isPressed])
  const loading = (
    <>
      <FromCard job={job} />
      <Skeleton label={t('common.loading')} />
    </>
  )
  return (
    <section
      ref={pane}
      tabIndex={-1}
      className="search-pane"
      aria-label={t('search.chosenJob')}
      aria-busy={state !== 'idle'}
    >
      {isOutOfReach ? (
        <ErrorState title={t('errors.network')} drawing="offline" />
      ) : (
        <Suspense fallback={loading}>{data ? <JobPane view={data} href={job.href} /> : loading}</Suspense>
      )}
    </section>
  )
}
