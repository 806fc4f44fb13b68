import { Badge, EmptyState } from '@hanap/ui/surface'
import type { ReactNode } from 'react'
import type { InterviewItemView, InterviewListView } from '../../interviews/interview-view.ts'
import { ListPages } from '../list-pages.tsx'
import { usePage } from '../page.tsx'

interface InterviewListProps {
  view: InterviewListView
  /** What a person reads who has none yet. */
  emptyText: string
  /** What the address says beside the page. */
  query?: Readonly<Record<string, string>>
  /** Stands between the heading and the list. */
  children?: ReactNode
}

/** A person's interviews, those that are to come first. */
export function InterviewList({ view, emptyText, query = {}, children }: InterviewListProps) {
  const { t } = usePage()
  const { items, page, pages } = view
  return (
    <>
      <h1 className="text-2xl">{t('interviews.heading')}</h1>
      {children}
      {items.length === 0 ? (
        <EmptyState title={t('interviews.emptyTitle')}>
          <p>{emptyText}</p>
        </EmptyState>
      ) : (
        <ul className="interview-rows">
          {items.map(item => (
            <InterviewItem key={item.id} {...item} />
          ))}
        </ul>
      )}
      <ListPages page={page} pages={pages} query={query} />
    </>
  )
}

function InterviewItem({ href, heading, job, day, when, state, tone, isOwnTurn }: InterviewItemView) {
  const { t } = usePage()
  return (
    <li>
      <p className="day-tile" aria-hidden="true">
        <b>{day.day}</b>
        {day.month}
      </p>
      <div className="min-w-0 wrap-anywhere">
        <h2 className="text-base font-semibold">
          <a className="press-whole" href={href} dir="auto">
            {heading}
          </a>
        </h2>
        <p className="text-muted">
          <bdi>{job}</bdi>
        </p>
        <p className="text-sm">{when}</p>
      </div>
      <p>
        <Badge tone={isOwnTurn ? 'warning' : tone}>{isOwnTurn ? t('interviews.yourTurn') : state}</Badge>
      </p>
    </li>
  )
}
