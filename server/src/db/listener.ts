import { Client, type ClientConfig, DatabaseError, escapeIdentifier } from 'pg'

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 500
/** A living database answers this often, and this soon. */
const BEAT_MS = 1000
const ANSWER_MS = 1500

interface ChannelSubscription {
  unlisten(): void
}

export interface Listener {
  /**
   * Calls `onMessage` with what is told on a channel from when this resolves, and `onListening` now and whenever the connection
   * was lost and is back: what was told meanwhile is unknown.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onListening?: () => void,
  ): Promise<ChannelSubscription>
  close(): Promise<void>
}

/** Told of the database itself, as the listener sees it: it is the one who always has a connection. */
export interface ConnectionObserver {
  /** It answers nobody. Called again while that is so. */
  lost(): void
  restored(): void
}

interface ChannelHandler {
  channel: string
  received(payload: string): void
  subscribed(): void
  refused(error: Error): void
}

/** Whether an answer comes in time. What has come and was not read yet, as this process was busy, counts. */
const isInTime = (answer: Promise<unknown>): Promise<boolean> =>
  new Promise(resolve => {
    const timer = setTimeout(() => setImmediate(resolve, false), ANSWER_MS)
    const done = (isAnswered: boolean) => {
      clearTimeout(timer)
      resolve(isAnswered)
    }
    answer.then(
      () => done(true),
      () => done(false),
    )
  })

/** A server that refuses this one connection is there for others; one that starts or stops is not. */
const isAbsence = (error: unknown) => !(error instanceof DatabaseError) || /^57P/.test(error.code ?? '')

/**
 * Hears all channels on one connection, which is made with the first of them and again whenever it was lost, and asks the
 * database all the time whether it is still there.
 */
export const createListener = (config: ClientConfig, watch: ConnectionObserver): Listener => {
  const handlers = new Set<ChannelHandler>()
  let isClosed = false
  let client: Client | undefined
  /** Those whose channels the present connection listens to. */
  let listening = new Set<ChannelHandler>()
  let work: Promise<void> | undefined
  let pauseMs = FIRST_PAUSE_MS
  let waiting: NodeJS.Timeout | undefined
  let beating: NodeJS.Timeout | undefined

  const beat = async (on: Client) => {
    const isAlive = await isInTime(on.query('select'))
    if (isClosed || on !== client) return
    if (isAlive) return beatLater(on)
    watch.lost()
    on.connection.stream.destroy()
  }

  const beatLater = (on: Client) => {
    beating = setTimeout(() => void beat(on), BEAT_MS)
  }

  const connect = async () => {
    const fresh = new Client({ ...config, connectionTimeoutMillis: ANSWER_MS, pipeline: true })
    // What follows an error is the end.
    fresh.on('error', () => undefined)
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const handler of handlers) if (handler.channel === channel) handler.received(payload)
    })
    await fresh.connect()
    fresh.once('end', () => {
      if (client !== fresh) return
      client = undefined
      clearTimeout(beating)
      listening = new Set()
      resume()
    })
    client = fresh
    beatLater(fresh)
  }

  const unheard = () => [...handlers].filter(handler => !listening.has(handler))

  const listenOnAll = async () => {
    if (!client) await connect()
    watch.restored()
    for (;;) {
      const on = client
      const pending = unheard()
      if (isClosed || !on || pending.length === 0) return
      const channels = new Set(pending.map(handler => handler.channel))
      await on.query([...channels].map(channel => `listen ${escapeIdentifier(channel)}`).join(';'))
      if (on !== client) return
      for (const handler of pending) {
        // Others may have ended meanwhile.
        if (!handlers.has(handler)) continue
        listening.add(handler)
        handler.subscribed()
      }
      pauseMs = FIRST_PAUSE_MS
    }
  }

  /** Listens to the channels of all handlers; goes on trying while there is no connection. */
  const resume = () => {
    if (isClosed || work || waiting || unheard().length === 0) return
    work = listenOnAll()
      .catch((error: unknown) => {
        if (!isClosed && isAbsence(error)) watch.lost()
        client?.connection.stream.destroy()
        waiting = setTimeout(() => {
          waiting = undefined
          resume()
        }, pauseMs)
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      })
      .finally(() => {
        work = undefined
        resume()
      })
  }

  return {
    listen: (channel, onMessage, onListening) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The database listener is closed'))
        const unlisten = () => {
          handlers.delete(handler)
          listening.delete(handler)
        }
        const handler: ChannelHandler = {
          channel,
          received: onMessage,
          subscribed: () => {
            resolve({ unlisten })
            onListening?.()
          },
          refused: reject,
        }
        handlers.add(handler)
        resume()
      }),
    close: async () => {
      isClosed = true
      clearTimeout(waiting)
      clearTimeout(beating)
      for (const handler of handlers) handler.refused(new Error('The database listener is closed'))
      await work
      await client?.end()
    },
  }
}
