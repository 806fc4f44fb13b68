import { channel } from 'node:diagnostics_channel'
import { type ClientConfig, DatabaseError, Pool, type PoolClient } from 'pg'
import { type DatabaseSession, openDatabaseSession } from './database-session.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** How long a request may keep the database, by PostgreSQL's own clock. */
const STATEMENT_MS = 10_000
const LOCK_MS = 3_000
const IDLE_IN_TRANSACTION_MS = 10_000
/** For a connection, in use by others or new. */
const WAIT_MS = 2_000
/** Whoever would wait behind so many is told at once. */
const MAX_WAITING = 500
const DEADLINE_MS = STATEMENT_MS + 2_000
/** A new connection plans anew and forgets what it had prepared. */
const LONGEST_LIFE_S = 1_800

/** Tells of each time that a connection is asked for. */
export const ACQUIRE_EVENT = 'hanap:database:take'
const taking = channel(ACQUIRE_EVENT)

export interface PoolOptions {
  max: number
  /** For work that tends the database and may take its time: no limits. */
  allowsLongStatements: boolean
  sent(text: string): void
}

export interface PoolUse {
  used: number
  idle: number
  /** Who waits for a connection. */
  waiting: number
}

export interface SessionPool {
  options: object
  use(): PoolUse
  acquire(): Promise<DatabaseSession>
  /** The database answers nobody: ends what is under way, and refuses more until `restore`. */
  cut(): void
  restore(): void
  end(): Promise<void>
}

/** Connections to the database, at most `max`, and a bounded wait for one. */
export const createPool = (
  config: ClientConfig,
  { max, allowsLongStatements, sent }: PoolOptions,
): SessionPool => {
  const pool = new Pool({
    ...config,
    max,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: LONGEST_LIFE_S,
    ...(!allowsLongStatements && {
      connectionTimeoutMillis: WAIT_MS,
      statement_timeout: STATEMENT_MS,
      lock_timeout: LOCK_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
  })
  const sessions = new Map<PoolClient, DatabaseSession>()
  let isCut = false
  const deadlineMs = allowsLongStatements ? undefined : DEADLINE_MS
  pool.on('connect', client => sessions.set(client, openDatabaseSession(client, { deadlineMs, sent })))
  pool.on('remove', client => sessions.delete(client))
  // A connection that nobody uses was lost: the next one is made when it is needed.
  pool.on('error', () => undefined)

  const cutAll = () => {
    for (const session of sessions.values()) session.cut()
  }

  return {
    options: pool.options,
    use: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    acquire: async () => {
      taking.publish(undefined)
      if (isCut) throw new DatabaseUnavailable('the database does not answer')
      if (!allowsLongStatements && pool.waitingCount >= MAX_WAITING)
        throw new DatabaseUnavailable('too many wait for the database')
      const client = await pool.connect().catch((error: unknown) => {
        if (error instanceof DatabaseError) throw error
        throw new DatabaseUnavailable('no connection to the database', { cause: error })
      })
      const session = sessions.get(client)
      if (!session) throw new Error('A database connection has no session')
      return session
    },
    cut: () => {
      isCut = true
      cutAll()
    },
    restore: () => {
      isCut = false
    },
    end: async () => {
      const timer = setTimeout(cutAll, CLOSE_GRACE_MS)
      await pool.end()
      clearTimeout(timer)
    },
  }
}

const CLOSE_GRACE_MS = 5_000
