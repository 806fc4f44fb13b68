import { Kysely } from 'kysely'
import type { ClientConfig, PoolClient } from 'pg'
import { createListener, type Listener } from './listener.ts'
import { createNotifier } from './notifier.ts'
import { createPool } from './pool.ts'
import { type Sql, sqlOn } from './sql.ts'
import { TransactionDialect } from './transactions.ts'
import { valueTypes } from './types.ts'

/** A module sees its own tables with `db.withTables<ItsTables>()`; nobody sees all. */
type NoTables = Record<never, never>
export type Db = Kysely<NoTables>

export interface Connection {
  db: Db
  sql: Sql
  /** Does all of `work` or nothing, in a transaction of a `mode` such as `read only`. */
  begin<Result>(work: (trx: Sql, client: PoolClient) => Promise<Result>, mode?: string): Promise<Result>
  listener: Listener
  close(): Promise<void>
}

export interface ConnectOptions {
  /** Connections at most, beside the listener's. */
  max?: number
  /** For work that tends the database and may take its time: no limits. */
  isPatient?: boolean
  /** Told of each statement that Kysely sends. */
  sent?: (text: string) => void
  /** Told when the database answers nobody any more, and when it does again, once something listens. */
  changed?: (isThere: boolean) => void
}

export const connect = (
  url: string,
  { max = 10, isPatient = false, sent = () => undefined, changed = () => undefined }: ConnectOptions = {},
): Connection => {
  const config: ClientConfig = {
    connectionString: url,
    application_name: 'hanap',
    types: valueTypes,
    keepAlive: true,
  }
  const pool = createPool(config, { max, isPatient, sent })
  let isThere = true
  const set = (isNowThere: boolean) => {
    if (isNowThere) pool.restore()
    else pool.cut()
    if (isThere === isNowThere) return
    isThere = isNowThere
    changed(isThere)
  }
  const listener = createListener(config, { lost: () => set(false), found: () => set(true) })
  const sql = sqlOn(async (text, values) => {
    const session = await pool.take()
    try {
      return await session.query(text, values)
    } finally {
      session.release()
    }
  })
  const notifier = createNotifier(sql)
  const db = new Kysely<NoTables>({
    dialect: new TransactionDialect(
      {
        pool: {
          options: pool.options,
          connect: async () => (await pool.take()).forKysely,
          end: pool.end,
        },
      },
      notifier.tell,
    ),
  })
  return {
    db,
    sql,
    begin: async (work, mode = '') => {
      const session = await pool.take()
      let isDone = false
      try {
        await session.query(`begin ${mode}`)
        const result = await work(sqlOn(session.query), session.client)
        await session.query('commit')
        isDone = true
        return result
      } finally {
        // With its connection goes what was begun.
        session.release(!isDone)
      }
    },
    listener,
    close: async () => {
      await listener.close()
      await notifier.close()
      await pool.end()
    },
  }
}
