import type { Browser } from 'playwright-core'
import type { StartedServer } from './server.ts'

export interface JourneySite {
  dataDir: string
  server: StartedServer
  browser: Browser
  /** Address of a path on a market's host, or on the employer site's. */
  at(path: string, site?: string): string
}

interface Started {
  server(): StartedServer | undefined
  browser(): Browser | undefined
}

/** What journeys go on, also before it is up. */
export const siteOf = (dataDir: string, started: Started): JourneySite => ({
  dataDir,
  get server() {
    const server = started.server()
    if (!server) throw new Error('the server is not up')
    return server
  },
  get browser() {
    const browser = started.browser()
    if (!browser) throw new Error('there is no browser')
    return browser
  },
  at: (path, site = 'ph') => `http://${site}.localhost:${started.server()?.port}${path}`,
})
