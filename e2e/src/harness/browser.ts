import { existsSync } from 'node:fs'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { onTestFinished } from 'vitest'
import { toldOnFailure } from './told-on-failure.ts'

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The machine's Chromium; undefined where there is none, and then journeys are skipped with this word. */
export const browserPath = candidates.find(path => path !== undefined && existsSync(path))

export const NO_BROWSER = 'no Chromium on this machine'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
]

const launch = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({ ...(executablePath && { executablePath }), args: flags })

/** Chromium as people have it, with notifications and work in the background. */
export const launchWholeBrowser = (): Promise<Browser> => launch(browserPath)

const HEADLESS = '/usr/bin/chromium-headless-shell'

/** Where it is installed, the same Chromium without a window's parts: a page takes half of the time. */
export const launchBrowser = (): Promise<Browser> =>
  launch(!process.env.CHROMIUM_PATH && existsSync(HEADLESS) ? HEADLESS : browserPath)

export interface OpenedPage {
  page: Page
  context: BrowserContext
  complaints: string[]
}

/** A page outside of any test, else as `openPage`. */
export const openBarePage = async (
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error' && !/(?:status of|response code:) 4\d\d/.test(message.text()))
      complaints.push(message.text())
  })
  return { page, context, complaints }
}

/**
 * A page that fails the test on any script error, and on any policy or network complaint of the console. Without the service
 * worker, which would keep pages and scripts anew in each context and answer what a test wants to hold back.
 */
export const openPage: typeof openBarePage = async (browser, options) => {
  const opened = await openBarePage(browser, options)
  // A page that a failed test left open goes on asking, and counts as a reader in the tests that follow.
  onTestFinished(() => opened.context.close())
  toldOnFailure(opened.page)
  return opened
}

/** A page as a person has it, with the service worker. */
export const openWithWorker: typeof openPage = (browser, options = {}) =>
  openPage(browser, { ...options, serviceWorkers: 'allow' })

/** The site in a window without a browser's parts, as it is opened where it was installed. */
export const openInstalled = (address: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext('', {
    ...(browserPath && { executablePath: browserPath }),
    args: [...flags, `--app=${address}`],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })

/** Waits until the page's script answers for an element; before that the browser itself sends forms and follows links. */
export const takenOver = (locator: Locator): Promise<void> =>
  locator.evaluate(async element => {
    const isMarked = () => Object.keys(element).some(key => key.startsWith('__reactProps'))
    while (!isMarked()) await new Promise(requestAnimationFrame)
  })

/** Starts a page's script by a key that does nothing else, and waits for what the script changes at first. */
export const untilStarted = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift')
  await takenOver(page.locator('#main'))
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 2000 })))
}

/** Keeps the router's script back until the answer is called. */
export const holdRouter = async (page: Page): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>(done => {
    release = done
  })
  await page.route('**/assets/router-*.js', async route => {
    await released
    await route.continue()
  })
  return release
}
