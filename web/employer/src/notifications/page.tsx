import {
  changeNotificationSettings,
  readNotificationSettings,
  recruiterNotificationKinds,
} from '@hanap/contracts/recruiters/notification-settings.calls'
import { translator } from '@hanap/i18n/catalogues'
import { DeviceOffer } from '@hanap/shared/components/device-offer'
import { NotificationList } from '@hanap/shared/components/notices/notification-list'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { loadNotifications, markRead } from '@hanap/shared/notifications/load-notifications.server'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { LinkButton } from '@hanap/ui/button'
import { SettingsIcon } from '@hanap/ui/icons/navigation'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'
import texts from './page.tsx?texts'
import { channels, NotificationSettings } from './settings.tsx'

const PATH = '/notifications'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language } = factsOf(page)
  await ownMembership(page)
  const { notifications, has_push_previews: hasPushPreviews } = answerOrRedirect(
    page,
    await page.call(readNotificationSettings, {}),
  )
  const t = translator(language)
  return {
    head: headOf(page, t('employer.title'), { title: t('notifications.heading'), isIndexed: false }),
    view: await loadNotifications(page, args.request),
    hasPushPreviews,
    isSaved: new URL(args.request.url).searchParams.has('saved'),
    chosen: Object.fromEntries(
      channels.map(channel => [
        channel,
        recruiterNotificationKinds.filter(kind => notifications[kind][channel]),
      ]),
    ),
    texts: textsFor(language, texts),
  }
}

/** Marks as read, or saves what the recruiter wants to be told. */
export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  await ownMembership(page)
  const form = await args.request.clone().formData()
  if (form.get('intent') !== 'settings') return markRead(page, args.request, PATH)
  const of = (kind: string) =>
    Object.fromEntries(channels.map(channel => [channel, form.getAll(channel).includes(kind)]))
  const outcome = await page.call(changeNotificationSettings, {
    body: {
      has_push_previews: form.has('push_previews'),
      notifications: {
        new_applicant: of('new_applicant'),
        chat_message: of('chat_message'),
        interview: of('interview'),
      },
    },
  })
  if (!outcome.ok) throw data(null, { status: outcome.status })
  return redirect(`${factsOf(page).prefix}${PATH}?saved#settings`, 303)
}

/** What a recruiter was told, and what they want to be told. */
export default function RecruiterNotifications() {
  const { head, view, chosen, hasPushPreviews, isSaved } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="list-page">
      <PageHead head={head} />
      <div className="desk">
        <div className="desk-main">
          <NotificationList
            view={view}
            tool={
              <LinkButton
                href="#settings"
                look="quiet"
                size="icon"
                className="lg:hidden"
                aria-label={t('audit.notificationSettings')}
              >
                <SettingsIcon />
              </LinkButton>
            }
          >
            <p>{t('audit.notificationsEmpty')}</p>
          </NotificationList>
        </div>
        <div className="desk-side">
          <DeviceOffer text={t('audit.deviceOffer')} isAskedFor />
          <NotificationSettings chosen={chosen} hasPushPreviews={hasPushPreviews} isSaved={isSaved} />
        </div>
      </div>
    </div>
  )
}
