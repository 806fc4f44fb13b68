import { connectDatabase } from '../db/client.ts'
import { createApp } from '../entry/app.ts'
import { listen } from '../entry/listen.ts'
import { createLog } from '../logging/log.ts'
import type { TestApp } from './app.ts'

/** A second process of the same marketplace, as far as its database and its sockets are concerned. */
export const startSecondApp = async ({ settings }: Pick<TestApp, 'settings'>) => {
  const connection = connectDatabase(settings.DATABASE_URL ?? '', { max: 4 })
  const app = createApp({ connection, settings, log: createLog('silent') })
  await app.start()
  const { port, stop } = await listen(app.fetch, { host: '127.0.0.1', port: 0 }, app.upgrade)
  return {
    port,
    close: async () => {
      await stop()
      await app.stop()
      await connection.close()
    },
  }
}
