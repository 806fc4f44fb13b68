import type { MessageKey } from '@hanap/i18n/message-key'
import { LinkButton } from '@hanap/ui/button'
import { InterviewsIcon } from '@hanap/ui/icons/navigation'
import { Badge, EmptyState } from '@hanap/ui/surface'
import type { ReactNode } from 'react'
import type {
  InterviewGroupName,
  InterviewItemView,
  InterviewListView,
} from '../../interviews/interview-view.ts'
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

const groups = [
  ['yourTurn', 'interviews.yourTurn'],
  ['coming', 'interviews.coming'],
  ['past', 'interviews.past'],
] as const satisfies readonly (readonly [InterviewGroupName, MessageKey])[]

/** A person's interviews: first those that wait for their answer, then those that are to come. */
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
        groups.map(([group, heading]) => (
          <InterviewGroup
            key={group}
            group={group}
            heading={t(heading)}
            items={items.filter(item => item.group === group)}
          />
        ))
      )}
      <ListPages page={page} pages={pages} query={query} />
    </>
  )
}

interface InterviewGroupProps {
  group: InterviewGroupName
  heading: string
  items: readonly InterviewItemView[]
}

function InterviewGroup({ group, heading, items }: InterviewGroupProps) {
  if (items.length === 0) return null
  return (
    <section className="interview-group" aria-labelledby={group}>
      <h2 id={group}>{heading}</h2>
      <ul className="interview-rows">
        {items.map(item => (
          <InterviewItem key={item.id} {...item} />
        ))}
      </ul>
    </section>
  )
}

function InterviewItem(item: InterviewItemView) {
  const { href, title, about, day, time, when, facts, onlineUrl, state, tone, isOwnTurn } = item
  const { t } = usePage()
  return (
    <li>
      <p className="day-tile" aria-hidden="true">
        {day ? (
          <>
            <b>{day.day}</b>
            {day.month}
          </>
        ) : (
          <InterviewsIcon />
        )}
      </p>
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-base font-semibold">
          <a className="press-whole" href={href}>
            <bdi>{title}</bdi>
          </a>
        </h3>
        <p className="text-muted">
          <bdi>{about}</bdi>
        </p>
        <p className="text-sm break-keep text-balance">
          <span className="unseen">{when}</span>
          <span aria-hidden="true">{time}</span>
        </p>
        {facts.length > 0 && (
          <p className="job-facts text-muted">
            {facts.map(fact => (
              <span key={fact}>
                <bdi>{fact}</bdi>
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="interview-act">
        {isOwnTurn ? (
          <LinkButton href={href} look="primary" size="small">
            {t('interviews.answerNow')}
          </LinkButton>
        ) : (
          <Badge tone={tone}>{state}</Badge>
        )}
        {onlineUrl && (
          <LinkButton
            href={onlineUrl}
            size="small"
            rel="noopener noreferrer nofollow"
            aria-label={t('resumes.labelled', { label: t('interviews.join'), value: title })}
          >
            {t('interviews.join')}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
