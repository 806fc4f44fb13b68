import { Button } from '@hanap/ui/button'
import { BellIcon } from '@hanap/ui/icon'
import { Badge, EmptyState } from '@hanap/ui/surface'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { NotificationsView, NotificationView } from '../notifications/notifications-view.ts'
import { ListPages } from './list-pages.tsx'
import { usePage } from './page.tsx'

/** What somebody was told, the newest first; children stand in its place where that is nothing. */
export function NotificationList({ view, children }: { view: NotificationsView; children: ReactNode }) {
  const { notifications, unread, page, pages } = view
  const { t } = usePage()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('notifications.heading')}</h1>
        {unread > 0 && (
          <Form method="post">
            <Button type="submit">{t('notifications.markAll')}</Button>
          </Form>
        )}
      </div>
      {notifications.length === 0 ? (
        <EmptyState title={t('notifications.emptyTitle')} icon={<BellIcon />}>
          {children}
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-3">
            {notifications.map(each => (
              <Item key={each.id} {...each} />
            ))}
          </ul>
          <p className="text-sm text-muted">{t('notifications.kept')}</p>
        </>
      )}
      <ListPages page={page} pages={pages} query={{}} />
    </>
  )
}

function Item({ id, title, text, href, when, isRead }: NotificationView) {
  const { t } = usePage()
  return (
    <li className="card flex flex-wrap items-start gap-3 p-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <h2 className={`text-base ${isRead ? '' : 'font-semibold'}`}>
          <a href={href} dir="auto">
            {title}
          </a>{' '}
          {!isRead && <Badge tone="accent">{t('notifications.unread')}</Badge>}
        </h2>
        <p dir="auto">{text}</p>
        <p className="text-sm text-muted">{when}</p>
      </div>
      {!isRead && (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            size="small"
            look="quiet"
            aria-label={`${t('notifications.markOne')}: ${title}`}
          >
            {t('notifications.markOne')}
          </Button>
        </Form>
      )}
    </li>
  )
}
