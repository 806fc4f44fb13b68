import { languageByCode } from '@hanap/markets/languages'
import { marketByKey } from '@hanap/markets/markets'
import type { Db } from '../../../db/client.ts'
import type { Listener } from '../../../db/listener.ts'
import { type QueueWorker, queueWorker } from '../../../tasks/worker.ts'
import { notificationTextsOf } from '../notification-content.ts'
import { claimDuePush, type DuePush, dropPush, PUSHES_CHANNEL, retryPush, untilNextPush } from './queue.ts'
import { type PushResult, sendPush, type VapidKeys } from './send-push.ts'
import { subscriptionsStore } from './subscriptions.ts'

export interface PushDeps {
  db: Db
  listener: Listener
  supportEmail: string
  /** Absent: nothing is pushed. */
  keys: VapidKeys | undefined
  /** Whether push services must be hosts of the public internet. */
  isPublicOnly: boolean
  onError(error: unknown): void
}

const SAFETY = new Set(['new_log_in', 'password_changed', 'email_changed', 'social_linked'])

/** Sends what is due to devices, one at a time; any number of workers may run. */
export const pushWorker = (deps: PushDeps, keys: VapidKeys): QueueWorker => {
  const { db, listener, supportEmail, isPublicOnly, onError } = deps

  const send = (push: DuePush) => {
    const market = marketByKey(push.market)?.key ?? 'ph'
    const language = languageByCode(push.language)?.code ?? 'en'
    const view = notificationTextsOf(push.about, { market, language, supportEmail })
    return sendPush(
      {
        ...push,
        payload: JSON.stringify({ id: push.notificationId, ...view }),
        topic: push.notificationId,
        urgency: SAFETY.has(push.about.kind) ? 'high' : 'normal',
      },
      { keys, isPublicOnly },
    )
  }

  const settle = async (push: DuePush, sent: PushResult) => {
    switch (sent.kind) {
      case 'taken':
        return dropPush(db, push)
      case 'gone':
        return subscriptionsStore.remove(db, push.subscriptionId)
      case 'refused':
        onError(new Error(`A push service rejected a message with status ${sent.status}`))
        return dropPush(db, push)
      case 'later':
        if (!(await retryPush(db, push, sent.seconds)))
          onError(
            new Error(
              `A push message was not delivered: the push service answered the last attempt with status ${sent.status}`,
            ),
          )
    }
  }

  const sendOne = async (): Promise<boolean> => {
    const push = await claimDuePush(db)
    if (!push) return false
    if (push.isSeen) await dropPush(db, push)
    else
      await send(push).then(
        sent => settle(push, sent),
        async error => {
          onError(error)
          await retryPush(db, push)
        },
      )
    return true
  }

  return queueWorker({
    workOne: sendOne,
    untilNext: () => untilNextPush(db),
    wokenBy: { listener, channel: PUSHES_CHANNEL },
    onError,
  })
}
