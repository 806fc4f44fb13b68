import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { transactionReports } from '../testing/transaction-reports.ts'
import type { DatabaseConnection, Db } from './client.ts'

let database: DatabaseConnection
let address: string
const server = createServer((_, answer) => answer.end())

beforeAll(async () => {
  database = await freshDatabase()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await database.close()
})

const reportsOf = (work: (trx: Db) => Promise<unknown>) =>
  transactionReports(() => database.db.transaction().execute(work))

test.each<[string, (trx: Db) => Promise<unknown>, RegExp]>([
  ['a process', () => promisify(execFile)(process.execPath, ['--version']), /a process was started/],
  ['the network', () => fetch(address), /an address was asked/],
  ['another connection', () => sql`select`.execute(database.db), /another connection was asked for/],
])('%s in a transaction fails a test, and outside of one does not', async (_, work, what) => {
  expect((await reportsOf(work))[0]).toMatch(what)
  expect(await reportsOf(async trx => sql`select`.execute(trx))).toEqual([])
  await work(database.db)
})
