import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@hanap/contracts/jobseekers/notifications.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { call } from '@hanap/shared/calls/call'
import { formTexts } from '@hanap/shared/calls/form-values'
import { listPage } from '@hanap/shared/calls/list-page'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { Button, LinkButton } from '@hanap/ui/button'
import { BellIcon } from '@hanap/ui/icon'
import { Badge, EmptyState } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import texts from './page.tsx?texts'
import { PushOffer } from './push-offer.tsx'

const PATH = '/notifications'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const facts = factsOf(page)
  const { language, prefix } = facts
  if (!page.user) throw redirect(logInAddress(prefix, `${prefix}${PATH}`))
  const list = await listPage(args, number => page.call(listNotifications, { query: { page: number } }))
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  return {
    head: headOf(page, t('common.brand'), { title: t('notifications.heading'), isIndexed: false }),
    notifications: list.notifications.map(({ id, title, text, path, created_at, is_read }) => ({
      id,
      title,
      text,
      path,
      when: format.dateTime(created_at),
      isRead: is_read,
    })),
    unread: list.unread_num,
    page: list.page,
    pages: list.total_pages,
    texts: textsFor(language, texts),
  }
}

/** Marks one as read, or all. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  if (!page.user) return redirect(logInAddress(prefix, `${prefix}${PATH}`), 303)
  const { id } = formTexts(await args.request.formData())
  const outcome =
    id === undefined
      ? await page.call(markAllNotificationsRead, {})
      : await page.call(markNotificationRead, { params: { id } })
  if (!outcome.ok) throw data(null, { status: outcome.status })
  return redirect(`${prefix}${PATH}${new URL(args.request.url).search}`, 303)
}

export default function Notifications() {
  const { head, notifications, unread, page, pages } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
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
          <p>{t('notifications.emptyText')}</p>
          <LinkButton look="primary" href={href('/job-search')}>
            {t('common.findJobs')}
          </LinkButton>
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
      <PushOffer after="asked" />
    </div>
  )
}

type ItemProps = ReturnType<typeof useLoaderData<typeof loader>>['notifications'][number]

function Item({ id, title, text, path, when, isRead }: ItemProps) {
  const { t } = usePage()
  return (
    <li className="card flex flex-wrap items-start gap-3 p-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <h2 className={`text-base ${isRead ? '' : 'font-semibold'}`}>
          <a
            href={path}
            dir="auto"
            onClick={() => {
              if (!isRead) void call(markNotificationRead, { params: { id } })
            }}
          >
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
