import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, englishWithoutScript } from '../harness/journey-variants.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'
import { signUpRecruiter } from './sign-up-recruiter.ts'

const variants = [englishWithoutScript, arabicOnPhone]

const posting = (title: string, description: string) =>
  JSON.stringify({
    '@type': 'JobPosting',
    identifier: { name: 'board', value: title },
    title,
    description,
    datePosted: '2026-01-05',
    hiringOrganization: { name: 'Hives' },
    jobLocation: { address: { addressLocality: 'Cebu City', addressCountry: 'PH' } },
  })

describe.skipIf(!browserPath)(`a feed of a company${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each(variants)('is posted, and what is left out is told with its row, $name', async variant => {
    const { language, prefix, options } = variant
    const t = interfaceTexts(language)
    const { page, context, complaints } = await openPage(site.browser, options)
    await signUpRecruiter(page, site, variant, `feeder-${language}@example.com`, `Feeds in ${language}`)
    await page.getByRole('heading', { level: 1, name: t('employer.myJobs') }).waitFor()
    await page.getByRole('link', { name: t('ads.feedHeading') }).click()
    await page.getByRole('heading', { level: 1, name: t('ads.feedHeading') }).waitFor()
    const names = await page.locator('.feed-fields code').allTextContents()
    for (const link of await page.locator('a[download]').all()) {
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      const sample = await readFile(await download.path(), 'utf8')
      expect(names.filter(name => !sample.includes(name))).toEqual([])
    }
    const ads = [
      posting('Hive painter', '<p>You paint hives in many colours, all summer long.</p>'),
      posting('Hive seller', '<p>You sell hives. A registration fee of 500 pesos is due.</p>'),
    ]
    await page.locator('#file').setInputFiles({
      name: 'feed.jsonl',
      mimeType: 'application/jsonl',
      buffer: Buffer.from(ads.join('\n')),
    })
    await page.getByRole('button', { name: t('ads.feedSubmit') }).click()
    await page.getByText(t('ads.feedRow', { row: '2' })).waitFor()
    await expect.poll(() => page.getByRole('status').filter({ hasText: '1' }).count()).toBe(1)
    expect(await findingsAt(page, options)).toEqual([])
    await page.goto(site.at(prefix || '/', 'employer'))
    await expect.poll(() => page.getByRole('link', { name: 'Hive painter', exact: true }).count()).toBe(1)
    await expect.poll(() => page.getByRole('link', { name: 'Hive seller' }).count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})
