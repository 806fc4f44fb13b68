import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../db/client.ts'
import { currentPosition } from '../db/outbox.ts'
import { freshDatabase } from '../testing/database.ts'
import { startConsumer } from './consumer.ts'

let database: DatabaseConnection
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

test('a change whose notification was lost is found by time', async () => {
  const seen: string[] = []
  const consumer = await startConsumer(
    database,
    await currentPosition(database.db),
    async changes => void seen.push(...changes.map(({ id }) => id)),
    error => {
      throw error
    },
  )
  await database.sql`insert into outbox (topic, id) values ('job', 'untold')`
  await expect.poll(() => seen).toEqual(['untold'])
  await consumer.stop()
})
