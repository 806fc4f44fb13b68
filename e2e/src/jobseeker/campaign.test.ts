import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { logUtm } from '@hanap/contracts/logs/tracking.calls'
import { describe, expect, test } from 'vitest'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { desk, useSite } from '../harness/site.ts'

const admin = fileURLToPath(new URL('../../../server/src/entry/admin.ts', import.meta.url))

describe.skipIf(!browserPath)(
  `the campaign that led here is recorded${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useSite()

    test('once by the page whose address names it; another page carries no script for it', async () => {
      const { page, context, complaints } = await openPage(site.browser, desk)
      const told = page.waitForResponse(answer => answer.url().endsWith(logUtm.path))
      await page.goto(site.at('/job-search?utm_source=newsletter&utm_campaign=spring&utm_term='))
      const answer = await told
      expect(answer.status()).toBe(200)
      expect(answer.request().postDataJSON()).toEqual({ utm_source: 'newsletter', utm_campaign: 'spring' })
      await expect.poll(() => page.locator('body > script[data-market]').count()).toBe(1)
      await page.goto(site.at('/job-search'))
      await expect.poll(() => page.locator('body > script[data-market]').count()).toBe(0)
      const { stdout } = await promisify(execFile)(process.execPath, [admin, 'tracked'], {
        env: { ...process.env, DATA_DIR: site.dataDir },
      })
      expect(stdout).toContain('utm  newsletter  1 times, 1 devices')
      expect(complaints).toEqual([])
      await context.close()
    })
  },
)
