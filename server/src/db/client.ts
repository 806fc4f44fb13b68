import { Kysely } from 'kysely'
import type { ClientConfig, PoolClient } from 'pg'
import { createListener, type Listener } from './listener.ts'
import { applicationName } from './migrating/versions.ts'
import { createPgNotifier } from './pg-notifier.ts'
import { createPromptNotices, type PromptNotices } from './prompt-notices.ts'
import { createPool, type PoolUse } from './session-pool.ts'
import { createSqlTag, type SqlTag } from './sql.ts'
import { TransactionDialect } from './transactions.ts'
import { valueTypes } from './types.ts'

/** A module sees its own tables with `db.withTables<ItsTables>()`; nobody sees all. */
type NoTables = Record<never, never>
export type Db = Kysely<NoTables>

export interface DatabaseConnection {
  db: Db
  sql: SqlTag
  /** Does all of `work` or nothing, in a transaction of a `mode` such as `read only`. */
  begin<Result>(work: (trx: SqlTag, client: PoolClient) => Promise<Result>, mode?: string): Promise<Result>
  /** Does work on a connection of its own, beside the pool's, that ends with it, and with it what it locked and set. */
  session<Result>(work: (sql: SqlTag) => Promise<Result>): Promise<Result>
  listener: Listener
  promptNotices: PromptNotices
  /** Connections beside the listener's, as they are now. */
  poolUse(): PoolUse
  close(): Promise<void>
}

export interface ConnectOptions {
  /** Connections at most, beside the listener's and those of `session`. */
  max?: number
  /** For work that tends the database and may take its time: no limits. */
  allowsLongStatements?: boolean
  /** Told of each statement that Kysely sends. */
  sent?: (text: string) => void
  /** Told when the database answers nobody any more, and when it does again, once something listens. */
  changed?: (isThere: boolean) => void
}

export const connectDatabase = (
  url: string,
  {
    max = 10,
    allowsLongStatements = false,
    sent = () => undefined,
    changed = () => undefined,
  }: ConnectOptions = {},
): DatabaseConnection => {
  const config: ClientConfig = {
    connectionString: url,
    application_name: applicationName,
    types: valueTypes,
    keepAlive: true,
  }
  const pool = createPool(config, { max, allowsLongStatements, sent })
  let isThere = true
  const set = (isNowThere: boolean) => {
    if (isNowThere) pool.restore()
    else pool.cut()
    if (isThere === isNowThere) return
    isThere = isNowThere
    changed(isThere)
  }
  const listener = createListener(config, { lost: () => set(false), restored: () => set(true) })
  const sql = createSqlTag(async (text, values) => {
    const session = await pool.acquire()
    try {
      return await session.query(text, values)
    } finally {
      session.release()
    }
  })
  const notifier = createPgNotifier(sql)
  const promptNotices = createPromptNotices(listener, notifier.send)
  const db = new Kysely<NoTables>({
    dialect: new TransactionDialect(
      {
        pool: {
          options: pool.options,
          connect: async () => (await pool.acquire()).forKysely,
          end: pool.end,
        },
      },
      promptNotices.committed,
    ),
  })
  return {
    db,
    sql,
    begin: async (work, mode = '') => {
      const session = await pool.acquire()
      let isDone = false
      try {
        await session.query(`begin ${mode}`)
        const result = await work(createSqlTag(session.query), session.client)
        await session.query('commit')
        isDone = true
        return result
      } finally {
        // With its connection goes what was begun.
        session.release(!isDone)
      }
    },
    session: async work => {
      const own = createPool(config, { max: 1, allowsLongStatements, sent })
      try {
        const session = await own.acquire()
        try {
          return await work(createSqlTag(session.query))
        } finally {
          session.release(true)
        }
      } finally {
        await own.end()
      }
    },
    listener,
    promptNotices,
    poolUse: pool.use,
    close: async () => {
      await listener.close()
      await notifier.close()
      await pool.end()
    },
  }
}
