import type { Db } from './client.ts'

/** Within the transaction that there is, or in one of its own. */
export const inTransaction = <Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
