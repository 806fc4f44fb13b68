import { usePage } from '@hanap/shared/components/page'
import { trustedHtml } from '@hanap/shared/page/trusted-html'
import { ErrorState, Skeleton } from '@hanap/ui/surface'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type JobPane from '../job/job-pane.tsx'
import type { ClosedJobView, JobPageView } from '../job/job-view.ts'
import type { CardView } from '../jobs/card-view.ts'
import { useViewLog } from '../jobs/use-log.ts'

interface PaneProps {
  job: CardView
  isWide: boolean
  /** What the server draws of it for a computer's browser. */
  drawn: ReactNode
}

/**
 * The chosen job beside the list. A computer gets it in the page; elsewhere, and for the next job, there is what its
 * card knows until it has come from the job's own page.
 */
export function Pane({ job, isWide, drawn }: PaneProps) {
  const { t } = usePage()
  const html = useDrawnHtml(job.id)
  const beginning = html ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own, as it stands in the page
    <div dangerouslySetInnerHTML={{ __html: html }} />
  ) : drawn ? (
    <div>{drawn}</div>
  ) : (
    <FromCard job={job} />
  )
  if (isWide) return <LoadedPane job={job} beginning={beginning} isDrawn={html !== undefined} />
  return (
    <section
      tabIndex={-1}
      className="search-pane"
      aria-label={t('search.chosenJob')}
      aria-busy={!html && !drawn}
      data-drawn={html || drawn ? job.id : undefined}
    >
      {beginning}
    </section>
  )
}

/** What the server drew of a job in the page that is open; its data are not in the page a second time. */
function useDrawnHtml(jobId: string): string | TrustedHTML | undefined {
  const [drawn] = useState(() => {
    if (import.meta.env.SSR) return
    const pane = document.querySelector<HTMLElement>('.search-pane[data-drawn] > div')
    return pane && { id: pane.parentElement?.dataset.drawn, html: trustedHtml(pane.innerHTML) }
  })
  return drawn?.id === jobId ? drawn.html : undefined
}

function FromCard({ job }: { job: CardView }) {
  return (
    <div className="grid gap-2">
      <h2 lang={job.lang}>
        <bdi>{job.title}</bdi>
      </h2>
      <p>
        <bdi>{job.company}</bdi>
      </p>
      <p className="text-lg font-semibold">{job.salary}</p>
    </div>
  )
}

/** What draws a job; a first load is not suspended, which would keep what stands there a second time. */
function useJobPane(onFailure: () => void): typeof JobPane | undefined {
  const [component, setComponent] = useState<typeof JobPane>()
  const failed = useRef(onFailure)
  useEffect(() => {
    import('../job/job-pane.tsx').then(
      module => setComponent(() => module.default),
      () => failed.current(),
    )
  }, [])
  return component
}

interface LoadedPaneProps {
  job: CardView
  /** What stands there until the job has come; `isDrawn`: the whole of it. */
  beginning: ReactNode
  isDrawn: boolean
}

function LoadedPane({ job, beginning, isDrawn }: LoadedPaneProps) {
  const { t } = usePage()
  const { load, data, state } = useFetcher<JobPageView | ClosedJobView>({ key: 'chosen-job' })
  const pane = useRef<HTMLElement>(null)
  // The first job stands there without anybody having asked for it.
  const isPressed = new URLSearchParams(useLocation().search).get('job') === job.id
  useViewLog(isPressed ? job.id : undefined)
  const [isOutOfReach, setOutOfReach] = useState(false)
  const Loaded = useJobPane(() => setOutOfReach(true))
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
      {beginning}
      {!isDrawn && <Skeleton label={t('common.loading')} />}
    </>
  )
  return (
    <section
      ref={pane}
      tabIndex={-1}
      className="search-pane"
      aria-label={t('search.chosenJob')}
      aria-busy={state !== 'idle' || !Loaded}
    >
      {isOutOfReach ? (
        <ErrorState title={t('errors.network')} drawing="offline" />
      ) : data && Loaded ? (
        <Loaded view={data} href={job.href} />
      ) : (
        loading
      )}
    </section>
  )
}
