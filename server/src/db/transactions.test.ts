import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import type { DatabaseConnection, Db } from './client.ts'
import { pgNotify } from './pg-notifier.ts'
import { refuseInTransaction } from './transactions.ts'

let database: DatabaseConnection

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

/** Whether what is slow is refused here. */
const isRefused = () => {
  try {
    refuseInTransaction('waiting')
    return false
  } catch {
    return true
  }
}
const later = async (ms = 1) => {
  await new Promise(resolve => setTimeout(resolve, ms))
  return isRefused()
}
const inTransaction = <Result>(work: (trx: Db) => Promise<Result>) => database.db.transaction().execute(work)

describe('what is slow', () => {
  test('is refused within a transaction, however deep and after whatever was awaited', async () => {
    const seen = await inTransaction(async trx => {
      const first = isRefused()
      await sql`select`.execute(trx)
      return [first, isRefused(), await later(), ...(await Promise.all([later(), later()]))]
    })
    expect(seen).toEqual([true, true, true, true, true])
  })

  test('is not refused before it, after it, or beside it', async () => {
    const seen: boolean[] = [isRefused()]
    const other = Promise.withResolvers<void>()
    const running = inTransaction(() => other.promise)
    seen.push(await later(20))
    other.resolve()
    await running
    seen.push(isRefused(), await later())
    expect(seen).toEqual([false, false, false, false])
  })

  test('is not refused once what it was begun in has failed, or never began', async () => {
    let after: Promise<boolean> | undefined
    const failing = inTransaction(async () => {
      after = later(50)
      throw new Error('planted')
    })
    await expect(failing).rejects.toThrow('planted')
    expect(await after).toBe(false)
    expect(isRefused()).toBe(false)
  })
})

describe('what a transaction has told', () => {
  const heardBy = async (channel: string) => {
    const heard: string[] = []
    await database.listener.listen(channel, payload => heard.push(payload))
    return heard
  }

  test('is heard once it is committed, once for all that is the same, and not when it failed', async () => {
    const heard = await heardBy('told')
    await inTransaction(async trx => {
      for (const payload of ['a', 'b', 'a']) await pgNotify(trx, 'told', payload)
      await later(100)
      expect(heard).toEqual([])
    })
    await expect.poll(() => heard).toEqual(['a', 'b'])
    await expect(
      inTransaction(async trx => {
        await pgNotify(trx, 'told', 'never')
        throw new Error('planted')
      }),
    ).rejects.toThrow('planted')
    await pgNotify(database.db, 'told', 'last')
    await expect.poll(() => heard).toEqual(['a', 'b', 'last'])
  })
})
