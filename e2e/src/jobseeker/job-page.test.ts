import { beforeAll, describe, expect, test } from 'vitest'
import { recruitersJob } from '../harness/api.ts'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

/** Two lines of links are higher, in pixels. */
const LINE = 60

const ways = [englishOnDesk, arabicOnPhone, japaneseWithoutScript]

describe.skipIf(!browserPath)(`a job’s page${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()
  let job: { id: string; job_url: string; job_title: string }
  beforeAll(async () => {
    job = (await recruitersJob(site)).job
  })

  test.each(ways)('says where it is, leads back and is handed on, $name', async way => {
    const { page, context, complaints } = await openPage(site.browser, way.options)
    const t = interfaceTexts(way.language)
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).hostname))
    await page.goto(site.at(way.prefix + job.job_url))
    const crumbs = page.getByRole('navigation', { name: t('common.breadcrumbs') })
    await crumbs.getByRole('link').first().waitFor()
    await expect.poll(() => crumbs.locator('[aria-current]').textContent()).toBe(job.job_title)
    await expect.poll(async () => (await crumbs.boundingBox())?.height).toBeLessThan(LINE)
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    await expect.poll(() => page.evaluate(overflow)).toBe(0)
    const current = page.locator('.site-nav [aria-current]')
    await expect.poll(() => current.textContent()).toBe(t('common.findJobs'))
    const map = page.locator('.job-map')
    await map.scrollIntoViewIfNeeded()
    await expect.poll(() => map.locator('.job-map-place').count()).toBeGreaterThanOrEqual(3)
    expect((await map.innerHTML()).length).toBeLessThan(4096)
    expect(new Set(asked)).toEqual(new Set([new URL(site.at('/')).hostname]))
    if (way.options.javaScriptEnabled !== false) expect(await findingsOf(page, 'best-practice')).toEqual([])

    const isWide = (page.viewportSize()?.width ?? 0) > 1100
    await expect.poll(() => page.locator('.ad-side').isVisible()).toBe(isWide)
    await expect.poll(() => page.locator('.ad .ad-acts').isVisible()).toBe(!isWide)
    if (isWide) {
      const side = page.locator('.ad-side')
      const mail = await side.getByRole('link', { name: t('job.shareMail') }).getAttribute('href')
      expect(decodeURIComponent(mail ?? '')).toContain(job.job_url)
      const link = side.getByLabel(t('job.link'))
      const hasScript = way.options.javaScriptEnabled !== false
      await expect.poll(() => link.isVisible()).toBe(!hasScript)
      await expect.poll(() => link.inputValue()).toContain(job.job_url)
      await page.emulateMedia({ media: 'print' })
      await expect.poll(() => side.locator('.btn-primary').isVisible()).toBe(false)
      await expect.poll(() => page.locator('.ad h1').isVisible()).toBe(true)
      await expect.poll(() => crumbs.isVisible()).toBe(false)
      await page.emulateMedia({ media: 'screen' })
    }
    await crumbs.getByRole('link').first().click()
    await page.waitForURL(/job-search|jobs/)
    await page.locator('.job-list').first().waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})
