import { sql } from 'kysely'
import type { Db } from './client.ts'
import { currentTransaction } from './transactions.ts'

/** Does work in a transaction whose statements may take many times as long as a request's: what tends the tables. */
export const withLongTimeout = <Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async trx => {
    const transaction = currentTransaction()
    if (transaction) transaction.allowsLongStatements = true
    await sql`set local statement_timeout = '10min'`.execute(trx)
    return work(trx)
  })
