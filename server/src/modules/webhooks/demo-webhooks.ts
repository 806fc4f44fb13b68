import { DAY_MS } from '@hanap/contracts/durations'
import type { Db } from '../../db/client.ts'
import type { WebhookTables } from './tables.ts'
import { webhooksStore } from './webhooks-store.ts'

interface DemoWebhook {
  companyId: string
  recruiterId: string
  /** Jobs that were closed. */
  jobIds: readonly string[]
}

/** A webhook of the demo's company at an address that cannot be (RFC 2606), with what it would have told by now. */
export const saveDemoWebhook = async (
  trx: Db,
  { companyId, recruiterId, jobIds }: DemoWebhook,
  loadedAt: Date,
) => {
  const { id } = await webhooksStore.insert(trx, {
    companyId,
    accountId: recruiterId,
    url: 'https://payroll.example/hanap',
    events: ['application_created', 'job_closed'],
  })
  const events = [
    { event: 'ping' as const, jobId: null },
    ...jobIds.map(jobId => ({ event: 'job_closed' as const, jobId })),
  ]
  const timeOf = (index: number) => new Date(loadedAt.getTime() - (events.length - index) * 1.25 * DAY_MS)
  const last = events.length - 1
  const tables = trx.withTables<WebhookTables>()
  await tables
    .updateTable('webhooks')
    .set({ last_delivered_at: timeOf(last - 1), failing_since: timeOf(last) })
    .where('id', '=', id)
    .execute()
  await tables
    .insertInto('webhook_deliveries')
    .values(
      events.map(({ event, jobId }, index) => {
        const at = timeOf(index)
        // One came on its second attempt, one never.
        const isFailed = index === last
        return {
          webhook_id: id,
          event,
          subject_id: jobId ?? id,
          job_id: jobId,
          state: isFailed ? ('failed' as const) : ('delivered' as const),
          created_at: at,
          due_at: at,
          expires_at: at,
          settled_at: at,
          attempts: isFailed ? 29 : 1 + (index % 2),
          problem: isFailed ? ('status' as const) : null,
          status: isFailed ? 503 : 200,
          answer: isFailed ? 'Service Unavailable' : 'ok',
          took_ms: 40 + index * 7,
        }
      }),
    )
    .execute()
}
