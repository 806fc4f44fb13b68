import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, holdRouter, NO_BROWSER, openPage, takenOver, untilStarted } from '../harness/browser.ts'
import { hasFocus } from '../harness/focus.ts'
import { arabicOnPhone, englishOnDesk } from '../harness/journey-variants.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0'

describe.skipIf(!browserPath)(`the pane beside a search${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([
    ['a computer’s HTML has the whole first job beside the list', COMPUTER, true],
    ['a phone’s has no byte of its text', PHONE, false],
  ])('%s', async (_, browser, isWhole) => {
    const html = await (
      await fetch(site.at('/job-search').replace('ph.localhost', '127.0.0.1'), {
        headers: { host: new URL(site.at('/')).host, 'user-agent': browser },
      })
    ).text()
    const pane = html.slice(html.indexOf('search-pane'), html.indexOf('</main>'))
    const [, first = ''] = /data-job="[^"]*">([^<]*)</.exec(html) ?? []
    expect(first).not.toBe('')
    expect(pane).toContain(first)
    expect(pane.includes('ad-facts')).toBe(isWhole)
  })

  test.each([englishOnDesk, { ...arabicOnPhone, name: 'in Arabic on a desk', options: desk }])(
    'a wide screen reads the first job before any other request, and acts on it after, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { page, context, complaints } = await openPage(site.browser, options)
      let release = () => {}
      const held = new Promise<void>(resolve => {
        release = resolve
      })
      await page.route(/\/job\//, async route => {
        await held
        await route.continue()
      })
      await page.goto(site.at(`${prefix}/job-search`))
      await untilStarted(page)
      const pane = page.getByRole('region', { name: t('search.chosenJob') })
      await pane.and(page.locator('[aria-busy="true"]')).waitFor()
      await pane.locator('.ad-facts').waitFor()
      expect(await findingsOf(page)).toEqual([])
      // How long ago it was posted may change meanwhile.
      const told = () => pane.locator('.ad-facts, .prose').allTextContents()
      const text = await told()
      expect(text.length).toBeGreaterThan(1)
      release()
      await pane.and(page.locator('[aria-busy="false"]')).waitFor()
      await expect.poll(told).toEqual(text)

      const second = page.locator('.job-list a[data-job]').nth(1)
      const title = (await second.textContent()) ?? ''
      await second.click()
      await pane.getByRole('heading', { level: 2, name: title }).waitFor()
      await pane.locator('.ad-facts').waitFor()
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('how far somebody has scrolled in the first job, and what they press there, stays as script takes the page over', async () => {
    const { page, complaints } = await openPage(site.browser, desk)
    const release = await holdRouter(page)
    await page.goto(site.at('/job-search'))
    const t = interfaceTexts('en')
    const pane = page.getByRole('region', { name: t('search.chosenJob') })
    await pane.getByRole('link', { name: t('search.openJob') }).hover()
    const scrolled = () => pane.evaluate(box => box.scrollTop)
    const before = await scrolled()
    expect(before).toBeGreaterThan(100)
    await page.mouse.down()
    const answered = page.waitForResponse(/\/job\/[^/]+$/)
    release()
    await (await answered).finished()
    await takenOver(pane)
    expect(await scrolled()).toBe(before)
    await page.mouse.up()
    await page.waitForURL(/\/job\//)
    await page.goBack()
    await pane.and(page.locator('[aria-busy="false"]')).waitFor()
    expect(complaints).toEqual([])
  })

  test('the focus in the first job stays where it is as script takes the page over', async () => {
    const { page, complaints } = await openPage(site.browser, desk)
    const release = await holdRouter(page)
    await page.goto(site.at('/job-search'))
    const pane = page.getByRole('region', { name: interfaceTexts('en')('search.chosenJob') })
    const report = pane.locator('a[href$="/report"]')
    await report.focus()
    release()
    await pane.and(page.locator('[aria-busy="false"]')).waitFor()
    await hasFocus(page, '.search-pane a[href$="/report"]')
    expect(complaints).toEqual([])
  })
})
