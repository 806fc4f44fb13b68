import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { browserPath, launchBrowser } from './browser.ts'
import { type JourneySite, siteOf } from './journey-site.ts'
import { freshDataDir, type StartedServer, startServer } from './server.ts'

/** PostgreSQL's files keep their owner, which is another where the tests run as root. */
const copyDataDir = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  execFileSync('cp', ['-a', `${inject('startedDataDir')}/.`, folder])
}

/** A data folder of a test's own with the demo data in it. */
export const startedDataDir = () => {
  const data = freshDataDir()
  copyDataDir(data.folder)
  return data
}

/** A browser for all files of this worker: each opens contexts of its own. It ends with the worker; one that crashed, with its file. */
const launched = new Map<typeof launchBrowser, Promise<Browser>>()
const browserOf = (launch: typeof launchBrowser) => {
  if (!browserPath) return undefined
  const browser = (launched.get(launch) ?? launch()).then(each => (each.isConnected() ? each : launch()))
  launched.set(launch, browser)
  return browser
}

/** A marketplace of the file's own, with its demo data, and a browser: for journeys that change what all see, or want settings. */
export const useOwnSite = (environment: Record<string, string> = {}, launch = launchBrowser): JourneySite => {
  let server: StartedServer | undefined
  let browser: Browser | undefined
  const data = startedDataDir()
  beforeAll(async () => {
    server = await startServer(data.folder, environment)
    browser = await browserOf(launch)
  })
  afterAll(async () => {
    await server?.stop()
    data.remove()
  })
  return siteOf(data.folder, { server: () => server, browser: () => browser })
}

/** The marketplace that this worker's files share. It ends with the worker; the folder goes when all tests have run. */
const sharedDataDir = join(inject('sharedSites'), process.env.VITEST_POOL_ID ?? '1')
let sharedServer: Promise<StartedServer> | undefined

/**
 * A running marketplace with its demo data, and a browser, for journeys that leave to others what they found: people
 * and ads of their own, nothing of a demo log-in's, no settings.
 */
export const useSite = (launch = launchBrowser): JourneySite => {
  let server: StartedServer | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    if (!sharedServer) {
      copyDataDir(sharedDataDir)
      sharedServer = startServer(sharedDataDir)
    }
    server = await sharedServer
    browser = await browserOf(launch)
  })
  return siteOf(sharedDataDir, { server: () => server, browser: () => browser })
}

/** The interface's own texts, to find things as a person does. */
export const interfaceTexts = (language: LanguageCode) => translator(language)

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
export const desk = { viewport: { width: 1280, height: 900 } }
