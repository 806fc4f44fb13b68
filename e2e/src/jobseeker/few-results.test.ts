import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, englishOnPhone, englishWithoutScript } from '../harness/journey-variants.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

const ways = [englishOnPhone, arabicOnPhone, englishWithoutScript]

const jobsOf = (page: Page) => page.locator('.job-list a[data-job]')
/** "12 jobs", in the page's language. */
const totalOf = (page: Page) => page.locator('.search-head p').textContent()
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** No demo job is a remote internship as a nurse in Manila. */
const NONE = '/nurse-jobs-in-manila?jobType=internship&workplace=remote'
/** One is for a pharmacist, none of those says "night". */
const FEW = '/night-pharmacist-jobs-in-manila'

describe.skipIf(!browserPath)(`a search with few results${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  describe.each(ways)('$name', ({ language, prefix, options }) => {
    const t = interfaceTexts(language)
    const hasScript = options.javaScriptEnabled !== false

    test('without any: one press leads to jobs, as many as were promised', async () => {
      const { page, context, complaints } = await openPage(site.browser, options)
      await page.goto(site.at(prefix + NONE))
      await page.getByRole('heading', { name: t('search.noResultsTitle') }).waitFor()
      await expect.poll(() => totalOf(page)).toBe(t('search.results', { count: 0 }))
      await expect.poll(() => isTooWide(page)).toBe(false)
      if (hasScript) expect(await findingsOf(page)).toEqual([])

      const link = page.locator('.help-links a').first()
      const promised = await link.locator('span').textContent()
      await link.click()
      await jobsOf(page).first().waitFor()
      await expect.poll(() => totalOf(page)).toBe(promised)
      expect(complaints).toEqual([])
      await context.close()
    })

    test('with few: what was left out is said, and what is nearby is one press away', async () => {
      const { page, context, complaints } = await openPage(site.browser, options)
      await page.goto(site.at(prefix + FEW))
      await expect.poll(() => page.locator('.relaxed s').allTextContents()).toEqual(['night'])
      const help = page.getByRole('region', { name: t('search.fewResultsTitle') })
      const links = help.getByRole('link')
      const count = await links.count()
      expect(count).toBeGreaterThan(1)
      await expect.poll(() => isTooWide(page)).toBe(false)
      if (hasScript) expect(await findingsOf(page)).toEqual([])

      for (const href of await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))) {
        expect(href).toMatch(new RegExp(`^${prefix}/`))
        await page.goto(site.at(href))
        // A clean URL is not led on to another one.
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(href)
        await expect.poll(() => jobsOf(page).count()).toBeGreaterThan(0)
      }
      expect(complaints).toEqual([])
      await context.close()
    })

    test('a corrected word is marked', async () => {
      const { page, context } = await openPage(site.browser, options)
      await page.goto(site.at(`${prefix}/acountant-jobs`))
      await expect.poll(() => page.locator('.relaxed mark').allTextContents()).toEqual(['accountant'])
      await context.close()
    })

    test('quotes, minus and a field say what they did, and the tips say how', async () => {
      const { page, context } = await openPage(site.browser, options)
      const query = `"registered nurse" -manager ${t('search.prefixTitle')}:nurse`
      await page.goto(site.at(`${prefix}/job-search?query=${encodeURIComponent(query)}`))
      await expect
        .poll(() => page.locator('.clauses li').allTextContents())
        .toEqual([
          t('search.understoodPhrase', { text: t('search.quoted', { text: 'registered nurse' }) }),
          t('search.understoodWithout', { text: 'manager' }),
          t('search.understoodTitle', { text: 'nurse' }),
        ])
      const tips = page.locator('.search-tips')
      await expect.poll(() => tips.locator('li').first().isVisible()).toBe(false)
      // On a phone they stand below the form, which the line above the list opens.
      const pill = page.locator('.search-pill')
      if (await pill.isVisible()) await pill.click()
      await tips.locator('summary').click()
      await tips.locator('li').first().waitFor()
      expect((await tips.locator('code').allTextContents())[2]).toContain(`${t('search.prefixTitle')}:`)
      await expect.poll(() => isTooWide(page)).toBe(false)
      if (hasScript) expect(await findingsOf(page)).toEqual([])
      await context.close()
    })
  })
})
