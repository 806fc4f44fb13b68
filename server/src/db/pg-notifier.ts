import { sql } from 'kysely'
import type { Db } from './client.ts'
import type { SqlTag } from './sql.ts'
import { currentTransaction } from './transactions.ts'

export interface PgNotification {
  channel: string
  payload: string
}

/**
 * Wakes those who listen on a channel, once the caller's transaction is committed: PostgreSQL's own NOTIFY would have it
 * commit under a lock of the whole server.
 */
export const pgNotify = async (db: Db, channel: string, payload = ''): Promise<void> => {
  const transaction = currentTransaction()
  if (db.isTransaction && transaction) transaction.notifications.push({ channel, payload })
  else await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}

const GATHER_MS = 2
const AGAIN_AFTER_MS = 500
/** Beyond this many, who listens finds by itself what there is. */
const MAX_WAITING = 1000

export interface PgNotifier {
  send(notices: readonly PgNotification[]): void
  /** Tells what still waits. */
  close(): Promise<void>
}

/** Tells what committed transactions left to be told, many in one statement. Without the database it waits and is told later. */
export const createPgNotifier = (statements: SqlTag): PgNotifier => {
  const waiting = new Map<string, PgNotification>()
  let timer: NodeJS.Timeout | undefined
  let telling: Promise<void> = Promise.resolve()
  let isClosed = false

  const wait = (notices: readonly PgNotification[]) => {
    for (const notice of notices) {
      if (waiting.size >= MAX_WAITING) return
      waiting.set(`${notice.channel} ${notice.payload}`, notice)
    }
  }

  const tellAll = async () => {
    const notices = [...waiting.values()]
    if (notices.length === 0) return
    waiting.clear()
    try {
      await statements`
        select pg_notify(channel, payload)
        from unnest(${notices.map(({ channel }) => channel)}::text[], ${notices.map(({ payload }) => payload)}::text[])
          as notices (channel, payload)`
    } catch {
      if (isClosed) return
      wait(notices)
      later(AGAIN_AFTER_MS)
    }
  }

  const later = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = undefined
      telling = telling.then(tellAll)
    }, ms)
  }

  return {
    send: notices => {
      wait(notices)
      later(GATHER_MS)
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      telling = telling.then(tellAll)
      await telling
    },
  }
}
