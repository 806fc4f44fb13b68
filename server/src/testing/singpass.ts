import type { Log } from '../logging/log.ts'
import { startSingpassSandbox } from '../sandbox/singpass/start.ts'
import { startTestApp } from './app.ts'

/** The whole server beside a stand-in for Singpass, both of the test's own and spoken to over HTTP. */
export const startWithSingpass = async (log?: Log) => {
  const { environment, serve, stop } = await startSingpassSandbox('localhost')
  const app = await startTestApp(environment, log)
  serve(app.port)
  return {
    app,
    issuer: environment.SINGPASS_ISSUER,
    close: async () => {
      await app.close()
      await stop()
    },
  }
}
