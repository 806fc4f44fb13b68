import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { createListener } from './listener.ts'

type FreshDatabase = Awaited<ReturnType<typeof freshDatabase>>

const NAME = 'listener under test'
/** Nobody has to be told more often that the database is there. */
const MAX_RESTORED = 10

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

test('who ends listening while the connection is made anew leaves nothing to do, and others are heard', async () => {
  let restored = 0
  let onRestored = () => {}
  const listener = createListener(
    { connectionString: database.url, application_name: NAME },
    {
      lost: () => undefined,
      restored: () => {
        restored += 1
        onRestored()
        // One that went on for ever would leave no turn to this test.
        if (restored > MAX_RESTORED) void listener.close()
      },
    },
  )
  const heard: string[] = []
  const hear = (channel: string, onListening?: () => void) =>
    listener.listen(channel, payload => heard.push(`${channel}: ${payload}`), onListening)
  let isBack = false
  const ending = await hear('ending')
  await hear('staying', () => {
    isBack = restored > 2
  })
  // Once its channel is asked for, and before the answer.
  onRestored = () => {
    onRestored = () => undefined
    queueMicrotask(ending.unlisten)
  }
  await database.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${NAME}`
  await expect.poll(() => isBack).toBe(true)
  await hear('coming')
  for (const channel of ['ending', 'staying', 'coming'])
    await database.sql`select pg_notify(${channel}, 'told')`
  await expect.poll(() => heard).toEqual(['staying: told', 'coming: told'])
  expect(restored).toBeLessThan(MAX_RESTORED)
  await listener.close()
})
