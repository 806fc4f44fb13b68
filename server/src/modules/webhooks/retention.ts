import type { Retention } from '../../tasks/retention.ts'
import type { WebhookTables } from './tables.ts'

export const retention: Retention<WebhookTables> = {
  webhooks: { until: 'somebody deletes them, or their company is suspended' },
  webhook_deliveries: {
    isOld: "created_at < now() - interval '30 days'",
    says: '30 days: what a company’s machines were told, by ids alone, and what they answered',
  },
}
