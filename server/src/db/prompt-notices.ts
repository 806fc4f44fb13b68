import { randomUUID } from 'node:crypto'
import type { Listener } from './listener.ts'
import type { PgNotification } from './pg-notifier.ts'

/** Notices of changes that open pages wait for: this process's own are heard at their commit, without the way through the database. */
export interface PromptNotices {
  listen: Listener['listen']
  /** Tells every process, this one at once; of what no transaction writes. */
  tell(notice: PgNotification): void
}

/** What was told by this process comes back from the database, and says so after this. */
const FROM = '\n'

export const createPromptNotices = (
  listener: Pick<Listener, 'listen'>,
  send: (notices: readonly PgNotification[]) => void,
): PromptNotices & { committed(notices: readonly PgNotification[]): void } => {
  const origin = randomUUID()
  const handlers = new Map<string, Set<(payload: string) => void>>()

  const hear = ({ channel, payload }: PgNotification): PgNotification => {
    const own = handlers.get(channel)
    if (!own) return { channel, payload }
    for (const handler of own) handler(payload)
    return { channel, payload: payload + FROM + origin }
  }
  const committed = (notices: readonly PgNotification[]) => send(notices.map(hear))

  return {
    committed,
    tell: notice => committed([notice]),
    listen: async (channel, onMessage, onListening) => {
      const own = handlers.get(channel) ?? new Set()
      handlers.set(channel, own.add(onMessage))
      const receive = (told: string) => {
        const [payload = '', from] = told.split(FROM)
        if (from !== origin) onMessage(payload)
      }
      const { unlisten } = await listener.listen(channel, receive, onListening)
      return {
        unlisten: () => {
          own.delete(onMessage)
          if (own.size === 0) handlers.delete(channel)
          unlisten()
        },
      }
    },
  }
}
