import { z } from 'zod'
import { Empty, Id, IdParams, Instant, paged, pageText, sizeText, Url } from '../../fields.schemas.ts'
import { deliveryProblems, deliveryStates, webhookEvents } from './webhooks.calls.ts'

const WebhookEvent = z.enum(webhookEvents)

export const Webhook = z
  .object({
    id: Id,
    url: z.string(),
    events: z.array(WebhookEvent),
    created_at: Instant,
    last_delivered_at: Instant.nullable(),
    /** Since when each attempt has failed; null where the last one did not. */
    failing_since: Instant.nullable(),
    /** Deliveries that are still to be made. */
    waiting_num: z.int(),
  })
  .meta({ id: 'Webhook' })

const DeliveryId = z.string().regex(/^\d{1,18}$/)

export const Delivery = z
  .object({
    id: DeliveryId,
    event: z.enum(['ping', ...webhookEvents]),
    application_id: Id.nullable(),
    job_id: Id.nullable(),
    state: z.enum(deliveryStates),
    attempts: z.int(),
    /** Of the last attempt. */
    problem: z.enum(deliveryProblems).nullable(),
    status: z.int().nullable(),
    /** How what was answered begins: at most 1,000 characters. */
    answer: z.string().nullable(),
    took_ms: z.int().nullable(),
    /** What is sent. */
    body: z.string(),
    created_at: Instant,
    /** When it is tried next; null where it is settled. */
    due_at: Instant.nullable(),
  })
  .meta({ id: 'Delivery' })

export const listWebhooks = { answer: z.object({ webhooks: z.array(Webhook) }) }

export const createWebhook = {
  body: z.object({ url: Url, events: z.array(WebhookEvent).min(1).max(webhookEvents.length) }),
  answer: z.object({ webhook: Webhook, secret: z.string() }),
}

export const deleteWebhook = { params: IdParams, answer: Empty }

export const listDeliveries = {
  params: IdParams,
  query: z.object({ page: pageText, size: sizeText(30) }),
  answer: z.object({ deliveries: z.array(Delivery), ...paged }),
}

export const sendDeliveryAgain = {
  params: z.object({ id: Id, deliveryId: DeliveryId }),
  answer: z.object({ delivery: Delivery }),
}
