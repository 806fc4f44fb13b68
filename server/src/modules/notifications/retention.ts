import type { Retention } from '../../tasks/retention.ts'
import type { NotificationTables } from './tables.ts'

export const retention: Retention<NotificationTables> = {
  notifications: {
    isOld: "created_at < now() - interval '90 days'",
    says: 'notifications, 90 days, read or not',
  },
  push_subscriptions: { until: 'the session, or the push service’s word that the device is gone' },
  pushes: { until: 'their delivery, or five hours of tries' },
  mail_bounces: {
    isOld: "not is_hard and at < now() - interval '90 days'",
    says: 'mails that came back for now, 90 days; those that came back for good stop mail until the address is confirmed',
  },
  notifications_off: { until: 'the account' },
  mails: {
    isOld: "coalesce(sent_at, failed_at) < now() - interval '90 days'",
    says: 'mails, 90 days after they were sent or given up; their text goes as soon as they are sent',
  },
  caught_mails: { until: 'the mail; outside production only' },
}
