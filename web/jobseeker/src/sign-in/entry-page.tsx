import { usePage } from '@hanap/shared/components/page'
import type { ReactNode } from 'react'

interface EntryPageProps {
  heading: string
  /** A link to the page before it. */
  back?: ReactNode
  children: ReactNode
}

/** A page of a log-in: its form and, where there is room, what is true of an account here. */
export function EntryPage({ heading, back, children }: EntryPageProps) {
  const { t } = usePage()
  return (
    <div className="entry">
      <div className="entry-form">
        {back}
        <h1 className="text-2xl">{heading}</h1>
        {children}
      </div>
      <div className="entry-panel">
        <svg viewBox="0 0 400 400" aria-hidden="true">
          <circle className="entry-lens" cx="200" cy="200" r="150" />
          <circle className="entry-arc" cx="200" cy="200" r="188" pathLength="100" />
          <circle className="entry-sun" cx="200" cy="200" r="52" />
        </svg>
        <ul>
          <li>{t('auth.panelFollow')}</li>
          <li>{t('auth.panelSeen')}</li>
          <li>{t('auth.panelOwn')}</li>
        </ul>
      </div>
    </div>
  )
}
