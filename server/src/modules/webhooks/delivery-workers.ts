import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import { OUTBOX_CHANNEL } from '../../db/outbox.ts'
import { every, type Task } from '../../tasks/every.ts'
import { type QueueWorker, queueWorker } from '../../tasks/worker.ts'
import { deliveriesStore } from './deliveries-store.ts'
import { sendDelivery } from './send-delivery.ts'

export interface DeliveryDeps {
  db: Db
  listener: Listener
  /** Whether webhooks must be hosts of the public internet. */
  isPublicOnly: boolean
  onError(error: unknown): void
}

/** So many machines may be slow before others wait for them. */
const AT_ONCE = 4
const LOOK_EVERY_MS = 2000
const GIVE_UP_EVERY_MS = 60_000

/** Each that finds something has the next one look, so that while there is nothing only the first one does. */
export const deliveryWorkers = ({ db, listener, isPublicOnly, onError }: DeliveryDeps): QueueWorker[] => {
  const workers: QueueWorker[] = Array.from({ length: AT_ONCE }, (_, index) =>
    queueWorker({
      workOne: async () => {
        const delivery = await deliveriesStore.claim(db)
        if (!delivery) return false
        workers[index + 1]?.wake()
        const outcome = await sendDelivery(delivery, { isPublicOnly })
        await db.transaction().execute(trx => deliveriesStore.settle(trx, delivery, outcome))
        return true
      },
      // Whatever moves an application says so there; a pause that ends is found by looking.
      ...(index === 0 && { wokenBy: { listener, channel: OUTBOX_CHANNEL }, maxIdleMs: LOOK_EVERY_MS }),
      onError,
    }),
  )
  return workers
}

export const givingUp = ({ db, onError }: DeliveryDeps): Task =>
  every({
    everyMs: GIVE_UP_EVERY_MS,
    run: async () => {
      while ((await deliveriesStore.giveUpExpired(db)) > 0);
    },
    onError,
  })
