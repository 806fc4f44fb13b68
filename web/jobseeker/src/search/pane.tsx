import { usePage } from '@hanap/shared/components/page'
import { trustedHtml } from '@hanap/shared/page/trusted-html'
import { ErrorState, Skeleton } from '@hanap/ui/surface'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { CardView } from '../jobs/card-view.ts'
import { useViewLog } from '../jobs/use-log.ts'
import { useChosenView } from './use-chosen-view.ts'

interface PaneProps {
  job: CardView
  isWide: boolean
  /** What the server draws of it for a computer's browser. */
  drawn: ReactNode
}

/**
 * The chosen job beside the list. A computer gets it in the page; elsewhere, and for the next job, there is what its
 * card knows until it has come from the job's own page. Its box is one from the server's HTML on, and stays where
 * somebody has scrolled it to.
 */
export function Pane({ job, isWide, drawn }: PaneProps) {
  const { t } = usePage()
  const pane = useRef<HTMLElement>(null)
  const html = useDrawnHtml(job.id)
  const { view, Loaded, isBusy, isOutOfReach } = useChosenView(job, isWide, pane)
  const shown = useRef({ id: job.id, view })
  // The first job stands there without anybody having asked for it.
  const isPressed = new URLSearchParams(useLocation().search).get('job') === job.id
  useViewLog(isWide && isPressed ? job.id : undefined)
  // The view before stands there until the job's own has come.
  useEffect(() => {
    const { id, view: before } = shown.current
    if (!view || view === before) return
    if (id !== job.id) pane.current?.scrollTo(0, 0)
    shown.current = { id: job.id, view }
  }, [view, job.id])
  useEffect(() => {
    // Opened by the keyboard it is read at once, past the list's other jobs.
    if (view && isPressed && document.querySelector('[data-chosen] :focus-visible')) pane.current?.focus()
  }, [view, isPressed])
  const isDrawn = Boolean(html || drawn)
  return (
    <section
      ref={pane}
      tabIndex={-1}
      className="search-pane"
      aria-label={t('search.chosenJob')}
      aria-busy={isWide ? isBusy : !isDrawn}
      data-drawn={isDrawn && !view ? job.id : undefined}
    >
      {isOutOfReach ? (
        <ErrorState title={t('errors.network')} drawing="offline" />
      ) : view && Loaded ? (
        <Loaded view={view} href={job.href} />
      ) : (
        <>
          {html ? (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own, as it stands in the page
            <div dangerouslySetInnerHTML={{ __html: html }} />
          ) : drawn ? (
            <div>{drawn}</div>
          ) : (
            <FromCard job={job} />
          )}
          {isWide && !isDrawn && <Skeleton label={t('common.loading')} />}
        </>
      )}
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
