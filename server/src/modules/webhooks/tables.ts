import type {
  deliveryProblems,
  deliveryStates,
  webhookEvents,
} from '@hanap/contracts/recruiters/programs/webhooks.calls'
import type { Generated } from 'kysely'
import type { WithDefault } from '../../db/columns.ts'

export type WebhookEvent = (typeof webhookEvents)[number]
export type DeliveryProblem = (typeof deliveryProblems)[number]

type WebhooksTable = {
  id: string
  company_id: string
  account_id: string | null
  url: string
  events: WebhookEvent[]
  secret: string
  created_at: Generated<Date>
  busy_until: WithDefault<Date>
  rests_until: WithDefault<Date>
  failures: WithDefault<number>
  failing_since: WithDefault<Date | null>
  last_delivered_at: WithDefault<Date | null>
}

/** Triggers on applications and jobs write most of them. */
type WebhookDeliveriesTable = {
  id: Generated<string>
  webhook_id: string
  event: WebhookEvent | 'ping'
  subject_id: string
  application_id: WithDefault<string | null>
  job_id: WithDefault<string | null>
  pipeline_stage_id: WithDefault<number | null>
  former_pipeline_stage_id: WithDefault<number | null>
  state: WithDefault<(typeof deliveryStates)[number]>
  created_at: Generated<Date>
  due_at: Generated<Date>
  expires_at: Generated<Date>
  attempts: WithDefault<number>
  problem: WithDefault<DeliveryProblem | null>
  status: WithDefault<number | null>
  answer: WithDefault<string | null>
  took_ms: WithDefault<number | null>
  settled_at: WithDefault<Date | null>
}

export type WebhookTables = { webhooks: WebhooksTable; webhook_deliveries: WebhookDeliveriesTable }
