import { execFileSync } from 'node:child_process'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { browserPath, launchBrowser } from './browser.ts'
import { freshDataDir, type StartedServer, startServer } from './server.ts'

/** A data folder of a test's own with the demo data in it. */
export const startedDataDir = () => {
  const data = freshDataDir()
  // PostgreSQL's files keep their owner, which is another where the tests run as root.
  execFileSync('cp', ['-a', `${inject('startedDataDir')}/.`, data.folder])
  return data
}

/** A running marketplace with its demo data, and a browser; one of each for a file of journeys. */
export const useSite = (environment: Record<string, string> = {}, launch = launchBrowser) => {
  let server: StartedServer | undefined
  let browser: Browser | undefined
  const data = startedDataDir()
  beforeAll(async () => {
    server = await startServer(data.folder, environment)
    browser = browserPath ? await launch() : undefined
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    data.remove()
  })
  return {
    dataDir: data.folder,
    get server(): StartedServer {
      if (!server) throw new Error('the server is not up')
      return server
    },
    get browser(): Browser {
      if (!browser) throw new Error('there is no browser')
      return browser
    },
    /** Address of a path on a market's host, or on the employer site's. */
    at: (path: string, site = 'ph') => `http://${site}.localhost:${server?.port}${path}`,
  }
}

export type JourneySite = ReturnType<typeof useSite>

/** The interface's own texts, to find things as a person does. */
export const interfaceTexts = (language: LanguageCode) => translator(language)

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
export const desk = { viewport: { width: 1280, height: 900 } }
