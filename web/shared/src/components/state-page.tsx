import { Drawing, type DrawingKind } from '@hanap/ui/lens/drawing'
import type { ReactNode } from 'react'
import { usePage } from './page.tsx'

interface StatePageProps {
  drawing: DrawingKind
  title: string
  /** What happened and what helps. */
  text: ReactNode
  /** Announced at once: the page came about without a new one being opened. */
  isAlert?: boolean
  /** The ways on. */
  children: ReactNode
}

/** A page that has nothing to show but what became of it: its drawing, its words and a way on. */
export function StatePage({ drawing, title, text, isAlert, children }: StatePageProps) {
  const { t } = usePage()
  return (
    <div className="state-page">
      <title>{`${title} | ${t('common.brand')}`}</title>
      <Drawing kind={drawing} />
      <h1 className="text-2xl">{title}</h1>
      <div className="grid gap-3 text-lg text-muted" role={isAlert ? 'alert' : undefined}>
        {text}
      </div>
      <div className="flex flex-wrap justify-center gap-3 pt-2">{children}</div>
    </div>
  )
}
