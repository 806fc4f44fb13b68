import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import { recordRefused } from './bounces.ts'
import { refusedAddress } from './refused-address.ts'
import { MAILS_CHANNEL, markFailed, takeDueMail, untilNextMail } from './store.ts'
import type { Transport } from './transport.ts'
import { startWorker, type Worker } from './worker.ts'

/** Sends mails as they become due. */
export const startMailWorker = (
  { db, listener }: { db: Db; listener: Listener },
  transport: Transport,
  onError: (error: unknown) => void,
): Promise<Worker> => {
  const sendOne = async (): Promise<boolean> => {
    const mail = await takeDueMail(db)
    if (!mail) return false
    try {
      await transport.send(mail)
    } catch (error) {
      const refused = refusedAddress(error, mail.address)
      if (refused) {
        await recordRefused(db, mail, refused)
        return true
      }
      onError(error)
      await markFailed(db, mail.id, mail.attempts, error instanceof Error ? error.message : String(error))
    }
    return true
  }
  return startWorker({
    listener,
    channel: MAILS_CHANNEL,
    workOne: sendOne,
    untilNext: () => untilNextMail(db),
    onError,
  })
}
