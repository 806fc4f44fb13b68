import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, holdRouter, NO_BROWSER, openPage, takenOver, untilStarted } from '../harness/browser.ts'
import { hasFocus } from '../harness/focus.ts'
import {
  arabicOnPhone,
  englishOnDesk,
  englishOnPhone,
  type JourneyVariant,
} from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { desk, interfaceTexts, phone, useSite } from '../harness/site.ts'

const phones: JourneyVariant[] = [
  englishOnPhone,
  arabicOnPhone,
  {
    name: 'in Japanese on a phone without script',
    language: 'ja',
    prefix: '/ja',
    options: { ...phone, javaScriptEnabled: false },
  },
]

const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0'

/** The specification of a phone's search page, in pixels of its screen. */
const FIRST_CARD_BY = 190
const PILL_HEIGHT = 48

const topOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY

describe.skipIf(!browserPath)(`the search page${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each(phones)(
    'a phone shows the first job at once, and the form when it is asked for, $name',
    async way => {
      const { page, context, complaints } = await openPage(site.browser, way.options)
      const t = interfaceTexts(way.language)
      await page.goto(site.at(`${way.prefix}/job-search`))
      await expect.poll(() => topOf(page, '.job-list > li')).toBeLessThanOrEqual(FIRST_CARD_BY)
      const pill = page.locator('.search-pill')
      expect((await pill.boundingBox())?.height).toBe(PILL_HEIGHT)
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
      await expect.poll(() => page.locator('#search-form').isVisible()).toBe(false)

      await pill.click()
      const what = page.locator('#search-form').getByLabel(t('search.what'), { exact: true })
      await what.fill('nurse')
      await page
        .locator('#search-form')
        .getByRole('button', { name: t('search.submit') })
        .click()
      await page.waitForURL(/nurse/)
      await page.locator('#search-form').waitFor({ state: 'hidden' })
      await pill.locator('bdi', { hasText: 'nurse' }).waitFor()

      await page.goto(site.at(`${way.prefix}/job-search?workplace=remote`))
      await page.getByRole('button', { name: t('search.filtersChosen', { count: 1 }) }).waitFor()
      await page.evaluate(() => scrollTo(0, 2000)).catch(() => undefined)
      await page.locator('.search-tools').waitFor()
      await page.locator('[popovertarget="sorts"]').click()
      const newest = page.locator('#sorts a[aria-current]')
      await newest.waitFor()
      if (way.options.javaScriptEnabled !== false) expect(await findingsOf(page, 'best-practice')).toEqual([])
      await page.locator('#sorts a', { hasText: t('search.sortSalary') }).click()
      await page.waitForURL(/sort=salary/)
      await page.locator('#sorts').waitFor({ state: 'hidden' })
      await page.locator('.chip-on').first().click()
      await page.waitForURL(url => !url.search.includes('workplace'))
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('the tools of a phone stay in sight below the header', async () => {
    const { page, context } = await openPage(site.browser, phone)
    await page.goto(site.at('/job-search'))
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => topOf(page, '.job-list > li')).toBeLessThan(-200)
    const top = await topOf(page, '.search-tools')
    expect(top).toBeGreaterThanOrEqual(55)
    expect(top).toBeLessThan(70)
    await context.close()
  })

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

  test('a visitor’s earlier searches are offered before anything is typed, can be cleared, and are nobody’s after a log-in', async () => {
    const { page, context, complaints } = await openPage(site.browser, desk)
    const t = interfaceTexts('en')
    const what = page.locator('form.search-form').getByLabel(t('search.what'), { exact: true })
    const search = async (words: string) => {
      await page.goto(site.at(`/${words}-jobs`))
      await untilStarted(page)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toContain(words)
    }
    const offered = page.locator('#query-list [role="option"]')
    const openHome = async () => {
      await page.goto(site.at('/'))
      await untilStarted(page)
      await what.focus()
    }
    await search('welder')
    await search('teacher')
    await openHome()
    await offered.first().waitFor()
    await expect.poll(() => offered.allTextContents()).toEqual(['teacher', 'welder', t('search.recentClear')])
    expect(await findingsOf(page, 'best-practice')).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/welder-jobs/)

    await openHome()
    await offered.filter({ hasText: t('search.recentClear') }).click()
    await offered.first().waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()

    await search('welder')
    const { email } = await registerSeeker(site)
    await logIn(page, site.at('/get-started'), { email, password: JOURNEY_PASSWORD })
    await page.goto(site.at('/plumber-jobs'))
    await untilStarted(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
    await openHome()
    await offered.first().waitFor()
    await expect.poll(() => offered.allTextContents()).toEqual(['plumber', t('search.recentClear')])
    await page.locator('[popovertarget="me"]').click()
    await page.locator('#me [type="submit"]').click()
    await page.locator('#me').waitFor({ state: 'detached' })
    await openHome()
    await page.keyboard.type('n')
    await offered.first().waitFor()
    await page.keyboard.press('Backspace')
    await offered.first().waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
    await context.close()
  })

  test('keys lead through the list, save a job and show what they do', async () => {
    const { page, context, complaints } = await openPage(site.browser, desk)
    const t = interfaceTexts('en')
    const { email } = await registerSeeker(site)
    await logIn(page, site.at('/get-started'), { email, password: JOURNEY_PASSWORD })
    await page.goto(site.at('/job-search'))
    await untilStarted(page)
    const titles = page.locator('.job-list').first().locator('a[data-job]')
    const isOn = (at: number) =>
      expect.poll(() => titles.nth(at).evaluate(link => link === document.activeElement)).toBe(true)
    await page.keyboard.press('j')
    await isOn(0)
    await page.keyboard.press('j')
    await isOn(1)
    await page.keyboard.press('k')
    await isOn(0)
    await page.keyboard.press('s')
    await page.locator('.job-list .save[aria-pressed="true"]').first().waitFor()
    await page.keyboard.press('Enter')
    await hasFocus(page, '.search-pane')
    await page.keyboard.press('Escape')
    await isOn(0)
    await page.keyboard.press('?')
    const help = page.locator('#job-keys')
    await help.getByText(t('search.keySave')).waitFor()
    // What the header covers has no size to be pressed.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await findingsOf(page, 'best-practice')).toEqual([])
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'hidden' })
    await page.keyboard.press('/')
    await page.keyboard.type('j?')
    await expect.poll(() => help.isVisible()).toBe(false)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a job that is saved and taken back before the first was answered ends as it was pressed last, and as it is stored', async () => {
    const { page, context, complaints } = await openPage(site.browser, desk)
    const { email, token } = await registerSeeker(site)
    await logIn(page, site.at('/get-started'), { email, password: JOURNEY_PASSWORD })
    await page.goto(site.at('/job-search'))
    await untilStarted(page)
    const save = page.locator('.job-list .save').first()
    const saved = async () => (await askAs(site, 'GET', '/api/jobs/saved-jobs', token)).jobs.length
    const pressed = (isPressed: boolean) =>
      expect.poll(() => save.getAttribute('aria-pressed')).toBe(String(isPressed))
    const answers: (() => Promise<void>)[] = []
    let isReachable = true
    const address = '**/api/jobs/saved-jobs'
    await page.route(address, route => {
      answers.push(() => (isReachable ? route.continue() : route.abort()))
    })
    const pressTwice = async () => {
      await save.click()
      await pressed(true)
      await save.click()
      await pressed(false)
      await expect.poll(() => answers.length).toBe(1)
    }

    await pressTwice()
    const answered = page.waitForResponse(address)
    await answers.pop()?.()
    await answered
    await expect.poll(saved).toBe(0)
    await pressed(false)

    // Where nothing answers either of them, nothing has changed.
    isReachable = false
    await page.route('**/api/jobs/*/is-saved', route => route.abort())
    await pressTwice()
    const second = page.waitForEvent('requestfailed', request => request.url().endsWith('/is-saved'))
    await answers.pop()?.()
    await second
    await pressed(false)
    await page.unroute('**/api/jobs/*/is-saved')
    await save.click()
    await pressed(true)
    isReachable = true
    await expect.poll(() => answers.length).toBe(1)
    await answers.pop()?.()
    await expect.poll(saved).toBe(1)
    await pressed(true)
    expect(complaints.filter(complaint => !/ERR_FAILED/.test(complaint))).toEqual([])
    await context.close()
  })
})
