// npm run pictures: the README's pictures, from a running site with the demo data.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { browserPath, launchBrowser, NO_BROWSER, openPage, untilStarted } from './harness/browser.ts'
import { freshDataDir, startServer } from './harness/server.ts'

const FOLDER = fileURLToPath(new URL('../../docs/pictures', import.meta.url))
const VIEWPORT = { width: 1280, height: 800 }
const MAX_BYTES = 200_000

const SEARCH = '/job-search?query=engineer'

/** Name of each picture, and the address of its page on the origin of a market. */
const pages = async (origin: string): Promise<Record<string, string>> => {
  const { data } = await (await fetch(`${origin}/api/search/jobs?query=engineer`)).json()
  const { data: job } = await (await fetch(`${origin}/api/jobs/${data.jobs[0].id}`)).json()
  return { search: SEARCH, job: new URL(job.job_url, origin).pathname }
}

const takePicture = async (browser: Browser, address: string, colorScheme: 'light' | 'dark') => {
  const isSearch = new URL(address).pathname.includes('job-search')
  const { page, context } = await openPage(browser, { viewport: VIEWPORT, locale: 'en', colorScheme })
  try {
    const answer = await page.goto(address, { waitUntil: 'load' })
    if (answer?.status() !== 200) throw new Error(`${address} answers ${answer?.status()}`)
    await untilStarted(page)
    // The pane beside the list has its job once it shows a way to apply.
    if (isSearch)
      await page.locator('.search-pane a[href*="/apply"], .search-pane a[rel~="external"]').first().waitFor()
    return await page.screenshot({ type: 'png' })
  } finally {
    await context.close()
  }
}

const main = async () => {
  if (browserPath === undefined) throw new Error(NO_BROWSER)
  mkdirSync(FOLDER, { recursive: true })
  const data = freshDataDir()
  const server = await startServer(data.folder)
  const browser = await launchBrowser()
  try {
    for (const [name, path] of Object.entries(await pages(`http://127.0.0.1:${server.port}`)))
      for (const scheme of ['light', 'dark'] as const) {
        const picture = await takePicture(browser, `http://ph.localhost:${server.port}${path}`, scheme)
        if (picture.byteLength > MAX_BYTES)
          throw new Error(`${name}-${scheme}.png has ${picture.byteLength} bytes, more than ${MAX_BYTES}`)
        writeFileSync(join(FOLDER, `${name}-${scheme}.png`), picture)
        process.stdout.write(
          `docs/pictures/${name}-${scheme}.png  ${Math.round(picture.byteLength / 1000)} KB\n`,
        )
      }
  } finally {
    await browser.close()
    await server.stop()
    data.remove()
  }
}

await main()
