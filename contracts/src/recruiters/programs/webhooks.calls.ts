import type { Call } from '../../call.ts'
import type * as schemas from './webhooks.schemas.ts'

const service = 'recruiters'

/** Of what a company's programs can be told. */
export const webhookEvents = [
  'application_created',
  'application_moved',
  'application_withdrawn',
  'job_closed',
] as const

/** What came of a delivery; `waiting` is tried again. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

/** Why the last attempt failed: an answer of another status than 2xx, none within 5 s, no public address, or no time left. */
export const deliveryProblems = ['status', 'timeout', 'no_answer', 'not_public', 'expired'] as const

export const listWebhooks: Call<typeof schemas.listWebhooks> = {
  id: '361',
  service,
  method: 'GET',
  path: '/api/recruiters/webhooks',
  who: 'recruiter',
  permission: 'manage_company',
  summary:
    "The company's webhooks: where they go, of what they tell, and whether they arrive. Never a secret.",
}

export const createWebhook: Call<typeof schemas.createWebhook> = {
  id: '362',
  service,
  method: 'POST',
  path: '/api/recruiters/webhooks',
  who: 'recruiter',
  permission: 'manage_company',
  body: 'json',
  summary:
    'Make a webhook, whose `secret` is in this answer alone. Its first delivery is a `ping`; all are signed as Standard Webhooks says (HMAC SHA-256 over id, timestamp and body), retried for 24 hours, and kept in order for each application.',
  refusals: ['too_many_webhooks'],
  limits: [{ by: 'account', max: 20, seconds: 3600 }],
}

export const deleteWebhook: Call<typeof schemas.deleteWebhook> = {
  id: '363',
  service,
  method: 'DELETE',
  path: '/api/recruiters/webhooks/{id}',
  who: 'recruiter',
  permission: 'manage_company',
  summary: 'End a webhook, with all that it was still to tell.',
  refusals: ['webhook_not_found'],
}

export const listDeliveries: Call<typeof schemas.listDeliveries> = {
  id: '364',
  service,
  method: 'GET',
  path: '/api/recruiters/webhooks/{id}/deliveries',
  who: 'recruiter',
  permission: 'manage_company',
  summary: 'What a webhook told in the last 30 days and what was answered, the newest first.',
  refusals: ['webhook_not_found'],
}

export const sendDeliveryAgain: Call<typeof schemas.sendDeliveryAgain> = {
  id: '365',
  service,
  method: 'POST',
  path: '/api/recruiters/webhooks/{id}/deliveries/{deliveryId}/again',
  who: 'recruiter',
  permission: 'manage_company',
  summary: 'Send a delivery once more, under the same id; one that waits is sent now.',
  refusals: ['delivery_not_found'],
  limits: [{ by: 'account', max: 100, seconds: 600 }],
}
