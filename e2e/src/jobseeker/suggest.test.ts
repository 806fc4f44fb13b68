import type { LanguageCode } from '@hanap/markets/languages'
import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { desk, interfaceTexts, phone, useSite } from '../harness/site.ts'

interface SuggestVariant {
  name: string
  language: LanguageCode
  prefix: string
  /** Begins the names of titles, and of a place. */
  title: string
  place: string
  options: BrowserContextOptions
}

const ways: SuggestVariant[] = [
  { name: 'in English on a desk', language: 'en', prefix: '', title: 'nur', place: 'mani', options: desk },
  {
    name: 'in Arabic on a phone',
    language: 'ar',
    prefix: '/ar',
    title: 'ممرض',
    place: 'مانيل',
    options: { ...phone, colorScheme: 'dark' },
  },
]

describe.skipIf(!browserPath)(`suggestions as one types${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  const open = async ({
    language,
    prefix,
    options,
  }: Pick<SuggestVariant, 'language' | 'prefix' | 'options'>) => {
    const { page, context, complaints } = await openPage(site.browser, options)
    const t = interfaceTexts(language)
    await page.goto(site.at(prefix || '/'))
    const what = page.locator('form.search-form').getByLabel(t('search.what'), { exact: true })
    const where = page.locator('form.search-form').getByLabel(t('search.where'), { exact: true })
    const found = page.locator('.search-form [role="option"]')
    return { page, context, complaints, t, what, where, found }
  }

  test.each(ways)(
    'a title by the keyboard leads to the search of as many jobs as it counts, $name',
    async way => {
      const { page, context, complaints, t, what, found } = await open(way)
      await what.focus()
      await page.keyboard.insertText(way.title)
      const first = found.first()
      await first.waitFor()
      await expect.poll(() => what.getAttribute('role')).toBe('combobox')
      await expect.poll(() => what.getAttribute('aria-expanded')).toBe('true')
      const count = await found.count()
      await page
        .getByRole('status')
        .filter({ hasText: t('search.suggestions', { count }) })
        .waitFor()
      const box = await page.locator('#query-list').boundingBox()
      const width = page.viewportSize()?.width ?? 0
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect(await findingsOf(page, 'best-practice')).toEqual([])

      const active = () => what.getAttribute('aria-activedescendant')
      const [firstId, lastId] = [await first.getAttribute('id'), await found.last().getAttribute('id')]
      await page.keyboard.press('ArrowDown')
      await expect.poll(active).toBe(firstId)
      await expect.poll(() => first.getAttribute('aria-selected')).toBe('true')
      await expect.poll(() => what.evaluate(node => node === document.activeElement)).toBe(true)
      await page.keyboard.press('ArrowUp')
      await expect.poll(active).toBe(null)
      await page.keyboard.press('ArrowUp')
      await expect.poll(active).toBe(lastId)
      await page.keyboard.press('ArrowDown')
      await expect.poll(active).toBe(null)
      await page.keyboard.press('ArrowDown')
      await expect.poll(active).toBe(firstId)

      const jobs = await first.locator('> small').textContent()
      const value = await first.locator('bdi').textContent()
      await page.keyboard.press('Enter')
      await page.waitForURL(/[?&]functionTitles=/)
      await page.locator('.chip-on', { hasText: value ?? '' }).waitFor()
      await expect.poll(() => page.locator('.search-head p').first().textContent()).toContain(jobs)
      await expect.poll(() => found.count()).toBe(0)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test.each(ways)('a place by touch narrows down what was typed, $name', async way => {
    const { page, context, complaints, what, where, found } = await open(way)
    await what.fill(way.title)
    await found.first().waitFor()
    await where.pressSequentially(way.place)
    const place = page.locator('#location-list [role="option"]').first()
    await place.waitFor()
    await expect.poll(() => page.locator('#query-list').isVisible()).toBe(false)
    expect(await findingsOf(page, 'best-practice')).toEqual([])
    const name = (await place.locator('bdi').textContent()) ?? ''
    await (way.options.hasTouch ? place.tap() : place.click())
    await page.waitForURL(url => {
      const path = decodeURIComponent(url.pathname)
      return path.includes(`${way.title}-jobs-in-`)
    })
    await expect.poll(() => where.inputValue()).toBe(name)
    await expect.poll(() => what.inputValue()).toBe(way.title)
    expect(complaints).toEqual([])
    await context.close()
  })

  const english = { language: 'en', prefix: '', options: desk } as const

  test('Escape closes the list and keeps the text, and Enter then searches for it as typed', async () => {
    const { page, context, what, found } = await open(english)
    await what.pressSequentially('engin')
    await found.first().waitFor()
    await page.keyboard.press('Escape')
    await found.first().waitFor({ state: 'hidden' })
    await expect.poll(() => what.inputValue()).toBe('engin')
    await expect.poll(() => what.getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('ArrowDown')
    await found.first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/engin-jobs$/)
    await context.close()
  })

  test('a company leads to its page', async () => {
    const { page, context, what } = await open(english)
    const answer = await fetch(`http://127.0.0.1:${site.server.port}/api/companies/featured-companies?size=1`)
    const name: string = (await answer.json()).data.companies[0].name
    await what.pressSequentially(name)
    await page.locator('#query-list [role="option"]', { hasText: name }).first().click()
    await page.waitForURL(/\/company\//)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await context.close()
  })

  test('a slow line stops nobody from typing, and only the last answer shows', async () => {
    const { page, context, what, found } = await open(english)
    const held: (() => void)[] = []
    await page.route('**/combined_search_suggestion?*', async route => {
      if (new URL(route.request().url()).searchParams.get('query') === 'nu')
        await new Promise<void>(resolve => held.push(resolve))
      // It may have been given up meanwhile.
      await route.continue().catch(() => undefined)
    })
    await what.focus()
    await page.keyboard.insertText('nu')
    await expect.poll(() => held.length).toBe(1)
    await page.keyboard.insertText('rse')
    await expect.poll(() => what.inputValue()).toBe('nurse')
    await found.first().waitFor()
    const shown = await found.allTextContents()
    for (const release of held) release()
    await page.unrouteAll({ behavior: 'wait' })
    await expect.poll(() => found.allTextContents()).toEqual(shown)
    for (const text of shown) expect(text).toMatch(/nurs/i)
    await context.close()
  })

  test('a list that cannot be loaded leaves the field as it is', async () => {
    const { page, context, what } = await open(english)
    await untilStarted(page)
    await expect.poll(() => what.getAttribute('role')).toBe('combobox')
    await context.setOffline(true)
    const isTried = page.waitForEvent('requestfailed')
    await what.focus()
    await isTried
    await page.keyboard.type('nurse')
    await expect.poll(() => what.inputValue()).toBe('nurse')
    await context.setOffline(false)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/nurse-jobs$/)
    await context.close()
  })

  test('without script the form is a form', async () => {
    const { page, context, what } = await open({ ...english, options: { ...desk, javaScriptEnabled: false } })
    await expect.poll(() => what.getAttribute('role')).toBe(null)
    await what.fill('nurse')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/nurse-jobs$/)
    await context.close()
  })
})
