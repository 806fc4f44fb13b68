import type { Retention } from '../../tasks/retention.ts'
import type { PrivacyTables } from './tables.ts'

export const retention: Retention<PrivacyTables> = {
  data_accesses: {
    isOld: "at < now() - interval '12 months'",
    says: 'who accessed whose data, 12 months',
  },
  chat_accesses: {
    isOld: "at < now() - interval '12 months'",
    says: 'who saw what was granted in a chat, 12 months',
  },
  talent_views: {
    isOld: "at < now() - interval '12 months'",
    says: 'who found whom in talent search, 12 months',
  },
  export_accesses: {
    isOld: "at < now() - interval '12 months'",
    says: 'whose data was taken away in a file, 12 months',
  },
  findable_accounts: { until: 'the account' },
  account_visibility: { until: 'the account' },
}
