import * as calls from '@hanap/contracts/recruiters/programs/webhooks.calls'
import * as schemas from '@hanap/contracts/recruiters/programs/webhooks.schemas'
import { sql } from 'kysely'
import { pageEnvelope } from '../../calls/paged.ts'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import { memberRoute, type Route } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { OUTBOX_CHANNEL } from '../../db/outbox.ts'
import { pgNotify } from '../../db/pg-notifier.ts'
import { isPublicHttps } from '../../security/public-address.ts'
import { recordAudit } from '../audit/index.ts'
import { deliveriesStore } from './deliveries-store.ts'
import type { DeliveryDeps } from './delivery-workers.ts'
import { deliveryView, webhookView } from './views.ts'
import { webhooksStore } from './webhooks-store.ts'

const MAX_WEBHOOKS = 10

const ownWebhook = async (db: Db, companyId: string, id: string) => {
  const webhook = await webhooksStore.find(db, companyId, id)
  if (!webhook) throw new Refusal('webhook_not_found')
  return webhook
}

/** Where a company's programs are told what happened: calls 361-365. */
export const webhookRoutes = ({ db, isPublicOnly }: DeliveryDeps): Route[] => [
  memberRoute(calls.listWebhooks, schemas.listWebhooks, async ({ caller }) => ({
    webhooks: (await webhooksStore.ofCompany(db, caller.companyId)).map(webhookView),
  })),

  memberRoute(calls.createWebhook, schemas.createWebhook, async ({ body, caller }) => {
    const { companyId, accountId } = caller
    if (isPublicOnly ? !isPublicHttps(body.url) : !/^https?:/.test(body.url))
      throw refuseField('url', 'invalid_url')
    return db.transaction().execute(async trx => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${companyId}`}, 0))`.execute(trx)
      if ((await webhooksStore.ofCompany(trx, companyId)).length >= MAX_WEBHOOKS)
        throw new Refusal('too_many_webhooks')
      const webhook = await webhooksStore.insert(trx, { companyId, accountId, ...body })
      await deliveriesStore.ping(trx, webhook.id)
      await recordAudit(trx, {
        companyId,
        action: 'webhook_created',
        actor: { kind: 'member', id: accountId },
        details: { value: new URL(body.url).host },
      })
      await pgNotify(trx, OUTBOX_CHANNEL)
      return { webhook: webhookView({ ...webhook, waiting: 1 }), secret: webhook.secret }
    })
  }),

  memberRoute(calls.deleteWebhook, schemas.deleteWebhook, async ({ params, caller }) => {
    await db.transaction().execute(async trx => {
      const removed = await webhooksStore.remove(trx, caller.companyId, params.id)
      if (!removed) throw new Refusal('webhook_not_found')
      await recordAudit(trx, {
        companyId: caller.companyId,
        action: 'webhook_deleted',
        actor: { kind: 'member', id: caller.accountId },
        details: { value: new URL(removed.url).host },
      })
    })
    return {}
  }),

  memberRoute(calls.listDeliveries, schemas.listDeliveries, async ({ params, query, caller }) => {
    const { id } = await ownWebhook(db, caller.companyId, params.id)
    const { rows, total } = await deliveriesStore.page(db, id, query)
    return { deliveries: rows.map(deliveryView), ...pageEnvelope(total, query) }
  }),

  memberRoute(calls.sendDeliveryAgain, schemas.sendDeliveryAgain, async ({ params, caller }) => {
    const delivery = await deliveriesStore.sendAgain(db, {
      companyId: caller.companyId,
      webhookId: params.id,
      id: params.deliveryId,
    })
    if (!delivery) throw new Refusal('delivery_not_found')
    await pgNotify(db, OUTBOX_CHANNEL)
    return { delivery: deliveryView(delivery) }
  }),
]
