import type { Retention } from '../../tasks/retention.ts'
import type { NotificationTables } from './tables.ts'

export const retention: Retention<NotificationTables> = {
  notifications: {
    isOld: "created_at < now() - interval '90 days'",
    says: 'notifications, 90 days, read or not',
  },
  push_subscriptions: { until: 'the session ends, or the push service reports that the device is gone' },
  pushes: { until: 'their delivery, or five hours of tries' },
  mail_bounces: {
    isOld: "not is_hard and at < now() - interval '90 days'",
    says: 'temporary bounces, 90 days; a permanent bounce stops email until the address is confirmed again',
  },
  notifications_off: { until: 'the account' },
  mails: {
    isOld: "coalesce(sent_at, failed_at) < now() - interval '90 days'",
    says: 'emails, 90 days after they were sent or given up; their text is deleted once they are sent',
  },
  caught_mails: { until: 'the mail; outside production only' },
}
