import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon } from './icon.tsx'
import { Drawing, type DrawingKind } from './lens/drawing.tsx'

type Tone = 'plain' | 'accent' | 'positive' | 'warning' | 'danger'

export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={className ? `card ${className}` : 'card'}>{children}</div>
}

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={tone === 'plain' ? 'badge' : `badge badge-${tone}`}>{children}</span>
}

/** A link that looks like a tag: a search to make, or one face of a list; `isOn` on the one that is open. */
export function Chip({ href, isOn, children }: { href: string; isOn?: boolean; children: ReactNode }) {
  return (
    <a className={isOn ? 'chip chip-on' : 'chip'} href={href} aria-current={isOn}>
      {children}
    </a>
  )
}

interface CalloutProps {
  tone: 'plain' | 'positive' | 'warning' | 'danger'
  children: ReactNode
}

export function Callout({ tone, children }: CalloutProps) {
  return (
    <div className={`notice notice-${tone}`}>
      {tone === 'positive' ? <CheckIcon /> : tone !== 'plain' && <AlertIcon />}
      <div>{children}</div>
    </div>
  )
}

interface StateProps {
  title: string
  /** Drawn above the words, unless an icon is given, which is seen in the lens. */
  drawing?: DrawingKind
  icon?: ReactNode
  children?: ReactNode
}

/** What a list shows when it has nothing; children say what would help. */
export function EmptyState({ title, drawing = 'empty', icon, children }: StateProps) {
  return (
    <div className="empty">
      {icon ? <span className="lens">{icon}</span> : <Drawing kind={drawing} />}
      <h2>{title}</h2>
      {children}
    </div>
  )
}

/** What a part of a page shows when it could not be loaded; children hold the way to try again. */
export function ErrorState({ title, drawing = 'error', children }: StateProps) {
  return (
    <div className="empty" role="alert">
      <Drawing kind={drawing} />
      <h2>{title}</h2>
      {children}
    </div>
  )
}

const barWidths = ['w-full', 'w-5/6', 'w-2/3'] as const

/** Grey bars in the place of text that is on its way; `label` is for those who do not see them. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="unseen">{label}</span>
      {barWidths.map(width => (
        <div key={width} className={`skeleton h-4 ${width}`} />
      ))}
    </div>
  )
}

export function Progress({ label, value, max = 100 }: { label: string; value?: number; max?: number }) {
  return <progress className="progress" aria-label={label} value={value} max={max} />
}

export function Disclosure({
  summary,
  isOpen,
  children,
}: {
  summary: ReactNode
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <details className="disclosure" open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
