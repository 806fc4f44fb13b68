import { translator } from '@hanap/i18n/catalogues'
import { NotificationList } from '@hanap/shared/components/notices/notification-list'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { loadNotifications, markRead } from '@hanap/shared/notifications/load-notifications.server'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { logInAddress } from '../redirects/log-in-address.server.ts'
import type { RouteHandle } from '../root.tsx'
import texts from './page.tsx?texts'
import { PushOffer } from './push-offer.tsx'

const PATH = '/notifications'

export const handle: RouteHandle = { isAccount: true }

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  if (!page.user) throw redirect(logInAddress(prefix, `${prefix}${PATH}`))
  const t = translator(language)
  return {
    head: headOf(page, t('common.brand'), { title: t('notifications.heading'), isIndexed: false }),
    view: await loadNotifications(page, args.request),
    texts: textsFor(language, texts),
  }
}

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { prefix } = factsOf(page)
  if (!page.user) return redirect(logInAddress(prefix, `${prefix}${PATH}`), 303)
  return markRead(page, args.request, PATH)
}

export default function Notifications() {
  const { head, view } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <NotificationList view={view}>
        <p>{t('notifications.emptyText')}</p>
        <LinkButton look="primary" href={href('/job-search')}>
          {t('common.findJobs')}
        </LinkButton>
      </NotificationList>
      <PushOffer after="asked" />
    </div>
  )
}
