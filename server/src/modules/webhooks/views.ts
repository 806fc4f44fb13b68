import type { DeliveryRow } from './deliveries-store.ts'
import { deliveryBody } from './delivery-body.ts'
import type { WebhookRow } from './webhooks-store.ts'

export const webhookView = (row: WebhookRow & { waiting: number }) => ({
  id: row.id,
  url: row.url,
  events: row.events,
  created_at: row.created_at.toISOString(),
  last_delivered_at: row.last_delivered_at?.toISOString() ?? null,
  failing_since: row.failing_since?.toISOString() ?? null,
  waiting_num: row.waiting,
})

export const deliveryView = (row: DeliveryRow) => ({
  id: row.id,
  event: row.event,
  application_id: row.application_id,
  job_id: row.job_id,
  state: row.state,
  attempts: row.attempts,
  problem: row.problem,
  status: row.status,
  answer: row.answer,
  took_ms: row.took_ms,
  body: deliveryBody(row),
  created_at: row.created_at.toISOString(),
  due_at: row.state === 'waiting' ? row.due_at.toISOString() : null,
})
