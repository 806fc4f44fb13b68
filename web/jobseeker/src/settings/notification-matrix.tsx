import { notificationChannels, notificationKinds } from '@hanap/contracts/jobseekers/privacy.calls'
import { usePage } from '@hanap/shared/components/page'

type NotificationKind = (typeof notificationKinds)[number]

const channelTexts = {
  email: 'privacy.channelEmail',
  push: 'privacy.channelDevice',
  in_app: 'privacy.channelSite',
} as const
const kindTexts = {
  applied: 'privacy.appliedEmails',
  stage_changed: 'privacy.stageEmails',
  job_alert: 'privacy.alertNews',
  company_news: 'follows.setting',
  chat_message: 'privacy.chatNews',
} as const

/** What waits in chats stands in their own list. */
const isOffered = (kind: NotificationKind, channel: string) => kind !== 'chat_message' || channel !== 'in_app'

interface NotificationMatrixProps {
  /** The chosen kinds by channel. */
  chosen: Readonly<Record<string, readonly NotificationKind[]>>
}

/** What a person is told, and where. */
export function NotificationMatrix({ chosen }: NotificationMatrixProps) {
  const { t } = usePage()
  return (
    <table className="matrix">
      <thead>
        <tr>
          <td />
          {notificationChannels.map(channel => (
            <th key={channel} scope="col">
              {t(channelTexts[channel])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notificationKinds.map(kind => (
          <tr key={kind}>
            <th scope="row">{t(kindTexts[kind])}</th>
            {notificationChannels.map(channel => (
              <td key={channel}>
                {isOffered(kind, channel) && (
                  <label>
                    <input
                      type="checkbox"
                      name={channel}
                      value={kind}
                      defaultChecked={chosen[channel]?.includes(kind) ?? false}
                      aria-label={`${t(channelTexts[channel])}: ${t(kindTexts[kind])}`}
                    />
                  </label>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
