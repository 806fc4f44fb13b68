import { afterAll, describe, expect, test } from 'vitest'
import {
  browserPath,
  launchWholeBrowser,
  NO_BROWSER,
  openWithWorker,
  untilStarted,
} from '../harness/browser.ts'
import { startFilesHost } from '../harness/hosts/files-host.ts'
import { isCached, workerOf } from '../harness/offline-person.ts'
import { desk, interfaceTexts, useOwnSite } from '../harness/site.ts'

const t = interfaceTexts('en')
const files = await startFilesHost()
afterAll(() => files.close())

describe.skipIf(!browserPath)(
  `files from ASSETS_URL, another origin${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useOwnSite({ ASSETS_URL: files.origin }, launchWholeBrowser)

    test('pages are drawn, run, lead on and open without a connection', async () => {
      files.distribute(site.server.port)
      const { page, context, complaints } = await openWithWorker(site.browser, desk)
      const fromSite: string[] = []
      context.on('request', request => {
        const { origin, pathname } = new URL(request.url())
        if (origin !== files.origin && /^\/(jobseeker|assets|flags)\//.test(pathname)) fromSite.push(pathname)
      })
      await page.goto(site.at('/'))
      await workerOf(page)
      await untilStarted(page)
      const sheet = await page.evaluate(() => getComputedStyle(document.body).display)
      expect(sheet).not.toBe('block')
      // The router takes over: its own scripts for the next page come from there, too.
      await page.evaluate(() => {
        document.documentElement.dataset.opened = 'once'
      })
      await page.getByRole('link', { name: t('home.allJobs') }).click()
      await page.waitForURL(/job-search/)
      await page.locator('[data-job]').first().waitFor()
      await expect.poll(() => page.locator('html').getAttribute('data-opened')).toBe('once')
      const address = new URL(page.url()).pathname
      await isCached(page, address)

      expect(files.asked.some(path => /^\/jobseeker\/assets\/.+\.css$/.test(path))).toBe(true)
      expect(files.asked.some(path => /^\/flags\/PH\.svg$/.test(path))).toBe(true)
      expect(fromSite).toEqual([])
      expect(complaints).toEqual([])

      await context.setOffline(true)
      await page.goto(site.at(address))
      await page.locator('.offline-strip').waitFor()
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).display)).toBe(sheet)
      await untilStarted(page)
      await context.close()
    })
  },
)
