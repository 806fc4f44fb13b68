import type { Sql } from 'postgres'
import type { Db } from '../../db/client.ts'
import { MAILS_CHANNEL, markFailed, takeDueMail, untilNextMail } from './store.ts'
import type { Transport } from './transport.ts'

const MAX_IDLE_MS = 60_000
const AFTER_ERROR_MS = 2000

export interface MailWorker {
  /** Ends after the mail that is being sent. */
  stop(): Promise<void>
}

/** Sends mails as they become due, one at a time, woken by the database. Any number of workers may run. */
export const startMailWorker = async (
  { db, listen }: { db: Db; listen: Sql },
  transport: Transport,
  onError: (error: unknown) => void,
): Promise<MailWorker> => {
  let isStopped = false
  let isAwake = true
  let wake: () => void = () => undefined
  const nudge = () => {
    isAwake = true
    wake()
  }
  const listening = await listen.listen(MAILS_CHANNEL, nudge, nudge)

  const sendOne = async (): Promise<boolean> => {
    const mail = await takeDueMail(db)
    if (!mail) return false
    try {
      await transport.send(mail)
    } catch (error) {
      onError(error)
      await markFailed(db, mail.id, mail.attempts, error instanceof Error ? error.message : String(error))
    }
    return true
  }

  const idle = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, Math.max(0, ms))
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const run = async () => {
    while (!isStopped) {
      isAwake = false
      let pause = MAX_IDLE_MS
      try {
        while (!isStopped && (await sendOne()));
        pause = Math.min(pause, (await untilNextMail(db)) ?? pause)
      } catch (error) {
        if (!isStopped) onError(error)
        pause = AFTER_ERROR_MS
      }
      if (!isStopped && !isAwake) await idle(pause)
    }
  }
  const running = run()

  return {
    stop: async () => {
      isStopped = true
      wake()
      await listening.unlisten().catch(() => undefined)
      await running
    },
  }
}
