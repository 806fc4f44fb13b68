import type { Retention } from '../../tasks/retention.ts'
import type { SocialTables } from './social/tables.ts'

export const retention: Retention<SocialTables> = {
  hand_offs: { until: '60 seconds, swept hourly' },
  accounts: { until: 'the owner’s wish, 14 days later' },
  codes: { until: '10 minutes, swept hourly' },
  known_devices: { until: '180 days without a log-in, swept by their module' },
  sessions: { until: '30 days, or 14 without a request, swept hourly' },
  password_links: { until: '7 days, swept hourly' },
  social_logins: { until: 'the account, or the owner’s wish' },
  social_flows: { until: '10 minutes, swept hourly' },
}
