import { describe, expect, test } from 'vitest'
import { browserPath, NO_BROWSER, openPage, takenOver } from '../harness/browser.ts'
import { desk, interfaceTexts, phone, useSite } from '../harness/site.ts'

const ways = [
  { language: 'en', prefix: '', ...desk },
  { language: 'ar', prefix: '/ar', ...phone },
] as const

describe.skipIf(!browserPath)(`the notification bar${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  const jobPath = async () => {
    const answer = await fetch(`http://127.0.0.1:${site.server.port}/api/search/jobs?size=1`)
    const { data } = await answer.json()
    return String(data.jobs[0].job_url)
  }

  test.each(ways)('closes three seconds after the last notification, in $language', async way => {
    const { language, prefix, ...look } = way
    const t = interfaceTexts(language)
    const { page, context, complaints } = await openPage(site.browser, {
      ...look,
      permissions: ['clipboard-write', 'clipboard-read'],
    })
    await page.clock.install()
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto(site.at(prefix + (await jobPath())))
    const share = page.getByRole('button', { name: t('common.share') }).first()
    await share.hover()
    await takenOver(page.locator('#main'))
    await page.clock.runFor(1000)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    const bar = page.locator('.toasts')
    const notice = bar.getByText(t('common.linkCopied'))

    await share.click()
    await notice.waitFor()
    await page.mouse.move(1, 1)
    await page.clock.runFor(2999)
    await expect.poll(() => notice.count()).toBe(1)

    await share.click()
    await page.mouse.move(1, 1)
    await page.clock.runFor(2999)
    await expect.poll(() => notice.count()).toBe(1)
    await page.clock.runFor(1)
    await expect.poll(() => notice.count()).toBe(0)

    await share.click()
    await notice.waitFor()
    await notice.hover()
    await page.clock.runFor(30_000)
    await expect.poll(() => notice.count()).toBe(1)
    await page.mouse.move(1, 1)
    await page.clock.runFor(2999)
    await expect.poll(() => notice.count()).toBe(1)
    await page.clock.runFor(1)
    await expect.poll(() => notice.count()).toBe(0)

    await share.click()
    await bar.getByRole('button', { name: t('common.close') }).click()
    await expect.poll(() => notice.count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})
