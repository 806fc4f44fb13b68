import type { ServerModule } from '../../calls/module.ts'
import { deliveriesStore } from './deliveries-store.ts'
import { type DeliveryDeps, deliveryWorkers, givingUp } from './delivery-workers.ts'
import { webhookRoutes } from './routes.ts'

export { saveDemoWebhook } from './demo-webhooks.ts'
export { retention } from './retention.ts'
export { endWebhooksOf } from './webhooks-store.ts'

/** What a company's programs are told by themselves: calls 361-365. */
export const webhooksModule = (deps: DeliveryDeps): ServerModule => ({
  routes: webhookRoutes(deps),
  queues: { webhooks: () => deliveriesStore.due(deps.db) },
  workers: deliveryWorkers(deps),
  leaderTasks: [givingUp(deps)],
})
