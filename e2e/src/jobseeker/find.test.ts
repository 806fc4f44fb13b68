import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserPath, NO_BROWSER, openWithWorker, untilStarted } from '../harness/browser.ts'
import { desk, interfaceTexts, phone, useSite } from '../harness/site.ts'

interface FindVariant {
  name: string
  language: LanguageCode
  prefix: string
  manila: string
  options: BrowserContextOptions
}

const ways: FindVariant[] = [
  { name: 'in English on a desk', language: 'en', prefix: '', manila: 'Manila', options: desk },
  { name: 'in Arabic on a phone', language: 'ar', prefix: '/ar', manila: 'مانيلا', options: phone },
  {
    name: 'in English without script',
    language: 'en',
    prefix: '',
    manila: 'Manila',
    options: { ...desk, javaScriptEnabled: false },
  },
]

/** Option ids of the lists in `markets`: full-time, part-time, on-site. */
const wanted = [
  ['job_types', 1],
  ['job_types', 2],
  ['workplaces', 1],
] as const

const totalOf = async (page: Page) =>
  Number(((await page.locator('.search-head p').textContent()) ?? '').replaceAll(/\D/g, ''))

describe.skipIf(!browserPath)(`a visitor finds a job${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each(ways)('home → search in Manila → three filters → page 2 → job → company, $name', async way => {
    const { language, prefix, manila, options } = way
    const t = interfaceTexts(language)
    const hasScript = options.javaScriptEnabled !== false
    const { page, context, complaints } = await openWithWorker(site.browser, options)

    await page.goto(site.at(prefix || '/'))
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
    const form = page.locator('form.search-form')
    await form.getByLabel(t('search.where')).fill(manila)
    await form.getByRole('button', { name: t('search.submit') }).click()
    await page.waitForURL(url =>
      decodeURIComponent(url.pathname).endsWith(`/jobs-in-${manila.toLowerCase()}`),
    )
    const all = await totalOf(page)
    expect(all).toBeGreaterThan(30)

    for (const [list, id] of wanted) {
      const label = optionText(list, id, language) ?? ''
      const before = page.url()
      if (await page.locator('[popovertarget="filters"]:visible').first().isVisible())
        await page.locator('.search-tools [popovertarget="filters"]').click()
      await page.locator('#filters').getByLabel(label).first().check()
      if (!hasScript) await page.locator('#filters [type="submit"]').click()
      await page.waitForURL(url => url.href !== before)
      await page.locator('.chip-on', { hasText: label }).waitFor()
      if (
        await page
          .locator('#filters')
          .evaluate(node => node.matches(':popover-open'))
          .catch(() => false)
      )
        await page.keyboard.press('Escape')
    }
    expect(page.url()).toContain('jobType=')
    const some = await totalOf(page)
    expect(some).toBeLessThan(all)
    expect(some).toBeGreaterThan(30)

    const pages = page.getByRole('navigation', { name: t('common.pages') })
    await pages.locator('[rel="next"]').click()
    // The address changes before the list does.
    await pages.locator('[aria-current="page"][href*="page=2"]').waitFor()
    expect(page.url()).toMatch(/[?&]page=2/)

    const { title, address } = await page
      .locator('.job-list a[data-job]')
      .first()
      .evaluate(link => ({ title: link.textContent ?? '', address: link.getAttribute('href') ?? '' }))
    expect(address).toContain('/job/')
    await page.goto(new URL(address, page.url()).href)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()

    await page.locator('.ad-head a').first().click()
    await page.waitForURL(/\/company\//)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('without a line the list stays, the pane says so and the way on is to try again', async () => {
    const t = interfaceTexts('en')
    const { page, context } = await openWithWorker(site.browser, desk)
    await page.goto(site.at('/job-search'))
    const pane = page.getByRole('region', { name: t('search.chosenJob') })
    await pane.locator('.ad').waitFor()
    await untilStarted(page)
    await context.setOffline(true)
    const other = page.locator('.job-list a[data-job]').nth(2)
    const title = (await other.textContent()) ?? ''
    await other.click()
    await pane
      .getByRole('alert')
      .filter({ hasText: t('errors.network') })
      .waitFor()
    await expect.poll(() => other.isVisible()).toBe(true)
    await context.setOffline(false)
    await pane.getByRole('heading', { level: 2, name: title }).waitFor()

    await context.setOffline(true)
    await page
      .locator('#filters')
      .getByLabel(optionText('workplaces', 1, 'en') ?? '')
      .first()
      .click()
    await page
      .getByRole('alert')
      .filter({ hasText: t('errors.network') })
      .waitFor()
    await context.setOffline(false)
    await page.getByRole('link', { name: t('common.tryAgain') }).click()
    await page.waitForURL(/workplace=/)
    await page.locator('.job-list a[data-job]').first().waitFor()
    await context.close()
  })

  test('a search URL never rewrites itself after the router started', async () => {
    const { page, context } = await openWithWorker(site.browser, desk)
    const address = site.at(
      '/jobs-in-manila?jobType=full-time,part-time&workplace=on-site&sort=salary&page=2',
    )
    await page.goto(address)
    await untilStarted(page)
    expect(page.url()).toBe(address)
    await context.close()
  })

  test('a wrong value in a page’s URL leads by redirect to the nearest clean URL', async () => {
    const { page, context } = await openWithWorker(site.browser, desk)
    await page.goto(site.at('/job-search?jobType=full-time,nonsense&salary=x&page=0&workplace='))
    expect(page.url()).toBe(site.at('/job-search?jobType=full-time'))
    await context.close()
  })
})
