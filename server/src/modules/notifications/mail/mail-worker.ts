import type { Db } from '../../../db/client.ts'
import type { Listener } from '../../../db/listener.ts'
import { type QueueWorker, queueWorker } from '../../../tasks/worker.ts'
import { recordRejection } from './bounces.ts'
import { claimDueMail, MAILS_CHANNEL, markFailed, untilNextMail } from './mails-store.ts'
import { rejectedAddress } from './rejected-address.ts'
import type { Transport } from './transport.ts'

/** Sends mails as they become due. */
export const mailWorker = (
  { db, listener }: { db: Db; listener: Listener },
  transport: Transport,
  onError: (error: unknown) => void,
): QueueWorker => {
  const sendOne = async (): Promise<boolean> => {
    const mail = await claimDueMail(db)
    if (!mail) return false
    try {
      await transport.send(mail)
    } catch (error) {
      const refused = rejectedAddress(error, mail.address)
      if (refused) {
        await recordRejection(db, mail, refused)
        return true
      }
      onError(error)
      await markFailed(db, mail.id, mail.attempts, error instanceof Error ? error.message : String(error))
    }
    return true
  }
  return queueWorker({
    workOne: sendOne,
    untilNext: () => untilNextMail(db),
    wokenBy: { listener, channel: MAILS_CHANNEL },
    onError,
  })
}
