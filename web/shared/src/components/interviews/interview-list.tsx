import { BellIcon } from '@hanap/ui/icon'
import { Badge, Card, EmptyState } from '@hanap/ui/surface'
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
        <EmptyState title={t('interviews.emptyTitle')} icon={<BellIcon />}>
          <p>{emptyText}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {items.map(item => (
            <li key={item.id}>
              <InterviewItem {...item} />
            </li>
          ))}
        </ul>
      )}
      <ListPages page={page} pages={pages} query={query} />
    </>
  )
}

function InterviewItem({ href, heading, job, when, state, tone, isOwnTurn }: InterviewItemView) {
  const { t } = usePage()
  return (
    <Card className="grid gap-1 p-4">
      <h2 className="text-lg">
        <a href={href} dir="auto">
          {heading}
        </a>
      </h2>
      <p>
        <bdi>{job}</bdi>
      </p>
      <p>{when}</p>
      <p>
        <Badge tone={isOwnTurn ? 'warning' : tone}>{isOwnTurn ? t('interviews.yourTurn') : state}</Badge>
      </p>
    </Card>
  )
}
