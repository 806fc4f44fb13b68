import { Button } from '@hanap/ui/button'
import { EmptyState } from '@hanap/ui/surface'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { NotificationsView, NotificationView } from '../../notifications/notifications-view.ts'
import { ListPages } from '../list-pages.tsx'
import { usePage } from '../page.tsx'
import { NoticeKindIcon } from './notice-kind-icon.tsx'

interface NotificationListProps {
  view: NotificationsView
  /** Beside the heading. */
  tool?: ReactNode
  children: ReactNode
}

/** What somebody was told, by day, the newest first; children stand in its place where that is nothing. */
export function NotificationList({ view, tool, children }: NotificationListProps) {
  const { days, unread, page, pages } = view
  const { t } = usePage()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('notifications.heading')}</h1>
        <div className="flex items-center gap-2">
          {unread > 0 && (
            <Form method="post">
              <Button type="submit" size="small">
                {t('notifications.markAll')}
              </Button>
            </Form>
          )}
          {tool}
        </div>
      </div>
      {days.length === 0 && <EmptyState title={t('notifications.emptyTitle')}>{children}</EmptyState>}
      {days.map(({ day, notifications }) => (
        <section key={day} className="notices">
          <h2>{day}</h2>
          <ul>
            {notifications.map(each => (
              <Item key={each.ids[0]} {...each} />
            ))}
          </ul>
        </section>
      ))}
      {days.length > 0 && <p className="text-sm text-muted">{t('notifications.kept')}</p>}
      <ListPages page={page} pages={pages} query={{}} />
    </>
  )
}

function Item({ ids, kind, title, text, href, when, isRead }: NotificationView) {
  const { t } = usePage()
  return (
    <li className={isRead ? 'notice-row' : 'notice-row notice-unread'}>
      <NoticeKindIcon kind={kind} />
      <div className="notice-text">
        <h3>
          <a className="press-whole" href={href} dir="auto">
            {title}
          </a>
          {!isRead && <span className="unseen">{t('notifications.unread')}</span>}
          {!isRead && ids.length > 1 && (
            <span className="notice-count" aria-hidden="true">
              {ids.length}
            </span>
          )}
        </h3>
        <p className="short whitespace-pre-line text-sm" dir="auto">
          {text}
        </p>
        <div className="notice-foot">
          <p>{when}</p>
          <div className="notice-acts">
            {kind === 'new_log_in' && (
              <a className="notice-act" href={href}>
                {t('notifications.reviewDevices')}
              </a>
            )}
            {!isRead && (
              <Form method="post">
                <input type="hidden" name="id" value={ids.join(' ')} />
                <button
                  type="submit"
                  className="notice-act"
                  aria-label={t('resumes.labelled', { label: t('notifications.markOne'), value: title })}
                >
                  {t('notifications.markOne')}
                </button>
              </Form>
            )}
          </div>
        </div>
      </div>
    </li>
  )
}
