import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { useSite } from '../harness/site.ts'
import { boxesIn, readBaseline } from '../layout/baseline.ts'
import { boxesOf, setOtherLetters } from '../layout/boxes.ts'
import { layoutDifferences, mirrored } from '../layout/compare.ts'

const viewport = { width: 1280, height: 900 }

describe.skipIf(!browserPath)(`the layout of pages${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  const expected = (scheme: 'light' | 'dark') =>
    boxesIn(readBaseline('search').get(viewport.width) ?? [], scheme)
  const differences = async (page: Page, scheme: 'light' | 'dark' = 'light') =>
    layoutDifferences(expected(scheme), await boxesOf(page))

  test('is the one that was accepted, whatever the letters are', async () => {
    const { page, context } = await openPage(site.browser, { viewport, colorScheme: 'light' })
    await page.goto(site.at('/job-search'))
    expect(await differences(page)).toEqual([])
    await setOtherLetters(page, true)
    expect(await differences(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await differences(page, 'dark')).toEqual([])
    await context.close()
  })

  test('is another one without a style sheet', async () => {
    const { page, context } = await openPage(site.browser, { viewport, colorScheme: 'light' })
    await page.route('**/*.css', route => route.abort())
    await page.goto(site.at('/job-search'))
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('style')) element.remove()
    })
    expect((await differences(page)).length).toBeGreaterThan(3)
    await context.close()
  })

  test('in Arabic is its mirror, and another one where the direction is lost', async () => {
    const { page, context } = await openPage(site.browser, { viewport, colorScheme: 'light' })
    await page.goto(site.at('/ar/job-search'))
    const found = async () => layoutDifferences(expected('light'), mirrored(await boxesOf(page)))
    expect(await found()).toEqual([])
    await page.evaluate(() => {
      document.documentElement.dir = 'ltr'
    })
    expect(await found()).not.toEqual([])
    await context.close()
  })

  test('is another one where the dark theme is lost', async () => {
    const { page, context } = await openPage(site.browser, { viewport, colorScheme: 'light' })
    await page.goto(site.at('/job-search'))
    expect(await differences(page, 'dark')).not.toEqual([])
    await context.close()
  })

  test('begins and ends alike in header and footer, on each site in a window wider than its page', async () => {
    const { page, context } = await openPage(site.browser, { viewport: { width: 1920, height: 1080 } })
    for (const host of ['ph', 'employer', 'academy', 'resume']) {
      await page.goto(site.at('/', host))
      expect(await edgesOf(page, 'footer > div'), host).toEqual(await edgesOf(page, '.site-header-row'))
    }
    await context.close()
  })
})

/** Where what is in an element begins and ends. */
const edgesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { left, right } = element.getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)]
    })
