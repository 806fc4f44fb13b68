import { Client, type ClientConfig, DatabaseError, escapeIdentifier } from 'pg'

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 500
/** A living database answers this often, and this soon. */
const BEAT_MS = 1000
const ANSWER_MS = 1500

interface Listening {
  unlisten(): void
}

export interface Listener {
  /**
   * Calls `heard` with what is told on a channel from when this resolves, and `listening` now and whenever the connection
   * was lost and is back: what was told meanwhile is unknown.
   */
  listen(channel: string, heard: (payload: string) => void, listening?: () => void): Promise<Listening>
  close(): Promise<void>
}

/** Told of the database itself, as the listener sees it: it is the one who always has a connection. */
export interface Watch {
  /** It answers nobody. Called again while that is so. */
  lost(): void
  found(): void
}

interface Ear {
  channel: string
  heard(payload: string): void
  listening(): void
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
export const createListener = (config: ClientConfig, watch: Watch): Listener => {
  const ears = new Set<Ear>()
  let isClosed = false
  let client: Client | undefined
  /** Those who hear on the present connection. */
  let hearing = new Set<Ear>()
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
      for (const ear of ears) if (ear.channel === channel) ear.heard(payload)
    })
    await fresh.connect()
    fresh.once('end', () => {
      if (client !== fresh) return
      client = undefined
      clearTimeout(beating)
      hearing = new Set()
      attend()
    })
    client = fresh
    beatLater(fresh)
  }

  const hearAll = async () => {
    if (!client) await connect()
    watch.found()
    for (;;) {
      const on = client
      const deaf = [...ears].filter(ear => !hearing.has(ear))
      if (isClosed || !on || deaf.length === 0) return
      const channels = new Set(deaf.map(ear => ear.channel))
      await on.query([...channels].map(channel => `listen ${escapeIdentifier(channel)}`).join(';'))
      if (on !== client) return
      for (const ear of deaf) {
        hearing.add(ear)
        ear.listening()
      }
      pauseMs = FIRST_PAUSE_MS
    }
  }

  /** Sees to it that all hear; goes on trying while there is no connection. */
  const attend = () => {
    if (isClosed || work || waiting || ears.size === hearing.size) return
    work = hearAll()
      .catch((error: unknown) => {
        if (!isClosed && isAbsence(error)) watch.lost()
        client?.connection.stream.destroy()
        waiting = setTimeout(() => {
          waiting = undefined
          attend()
        }, pauseMs)
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      })
      .finally(() => {
        work = undefined
        attend()
      })
  }

  return {
    listen: (channel, heard, listening) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The database listener is closed'))
        const unlisten = () => {
          ears.delete(ear)
          hearing.delete(ear)
        }
        const ear: Ear = {
          channel,
          heard,
          listening: () => {
            resolve({ unlisten })
            listening?.()
          },
          refused: reject,
        }
        ears.add(ear)
        attend()
      }),
    close: async () => {
      isClosed = true
      clearTimeout(waiting)
      clearTimeout(beating)
      for (const ear of ears) ear.refused(new Error('The database listener is closed'))
      await work
      await client?.end()
    },
  }
}
