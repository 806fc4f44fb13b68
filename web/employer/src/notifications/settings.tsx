import { recruiterNotificationKinds } from '@hanap/contracts/recruiters/notification-settings.calls'
import { NotificationMatrix } from '@hanap/shared/components/notices/notification-matrix'
import { usePage } from '@hanap/shared/components/page'
import { Button } from '@hanap/ui/button'
import { CheckGroup } from '@hanap/ui/check'
import { Callout } from '@hanap/ui/surface'
import { Form } from 'react-router'

/** Ways by which recruiters are told here. */
export const channels = ['in_app', 'push', 'email'] as const

const channelTexts = {
  in_app: 'privacy.channelSite',
  push: 'privacy.channelDevice',
  email: 'privacy.channelEmail',
} as const
const kindTexts = {
  new_applicant: 'audit.newApplicants',
  applicants_waiting: 'applicants.overdue',
  chat_message: 'privacy.chatNews',
  interview: 'interviews.heading',
} as const

interface NotificationSettingsProps {
  /** Kinds that are told, by channel. */
  chosen: Readonly<Record<string, readonly string[]>>
  hasPushPreviews: boolean
  isSaved: boolean
}

/** What a recruiter wants to be told, and how. */
export function NotificationSettings({ chosen, hasPushPreviews, isSaved }: NotificationSettingsProps) {
  const { t } = usePage()
  return (
    <section className="card grid gap-3 p-4" id="settings">
      <h2 className="text-lg font-semibold">{t('audit.notificationSettings')}</h2>
      {isSaved && (
        <Callout tone="plain">
          <p role="status">{t('privacy.settingsSaved')}</p>
        </Callout>
      )}
      <Form method="post" className="form">
        <input type="hidden" name="intent" value="settings" />
        {/* What waits in chats stands in their own list. */}
        <NotificationMatrix
          channels={channels.map(channel => [channel, t(channelTexts[channel])] as const)}
          kinds={recruiterNotificationKinds.map(kind => [kind, t(kindTexts[kind])] as const)}
          isOffered={(kind, channel) => kind !== 'chat_message' || channel !== 'in_app'}
          chosen={chosen}
        />
        <p className="field-help">{t('audit.quietHours')}</p>
        <CheckGroup
          legend={t('privacy.pushPreview')}
          name="push_previews"
          options={[{ value: 'shown', label: t('privacy.pushPreviewLabel'), isChosen: hasPushPreviews }]}
        />
        <p className="field-help">{t('privacy.pushPreviewHelp')}</p>
        <p className="field-help">{t('audit.notificationsAlways')}</p>
        <Button type="submit" look="primary">
          {t('common.save')}
        </Button>
      </Form>
    </section>
  )
}
