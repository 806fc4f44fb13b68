import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { hasFocus } from '../harness/focus.ts'
import { arabicOnPhone, englishOnPhone, type JourneyVariant } from '../harness/journey-variants.ts'
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
