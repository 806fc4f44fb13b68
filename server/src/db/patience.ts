import { sql } from 'kysely'
import type { Db } from './client.ts'
import { runningTransaction } from './transactions.ts'

/** Does work in a transaction whose statements may take many times as long as a request's: what tends the tables. */
export const patiently = <Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async trx => {
    const transaction = runningTransaction()
    if (transaction) transaction.isPatient = true
    await sql`set local statement_timeout = '10min'`.execute(trx)
    return work(trx)
  })
