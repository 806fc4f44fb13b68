import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { desk, interfaceTexts, phone, useSite } from '../harness/site.ts'

interface SingpassVariant {
  name: string
  language: LanguageCode
  prefix: string
  persona: string
  identityId: number
  /** What the dialog says of the person, beside the number and the name. */
  shows: readonly string[]
  options: BrowserContextOptions
}

const ways: SingpassVariant[] = [
  {
    name: 'in English on a desk',
    language: 'en',
    prefix: '',
    persona: 'citizen',
    identityId: 1,
    shows: ['S9000001B', 'TAN MEI LING', 'Citizen', 'Singapore', '-'],
    options: desk,
  },
  {
    name: 'in Chinese on a desk',
    language: 'zh-cn',
    prefix: '/zh-cn',
    persona: 'permanent-resident',
    identityId: 2,
    shows: ['S9000002J', 'ARJUN NAIR', '永久居民', '印度', '-'],
    options: desk,
  },
  {
    name: 'in Arabic on a phone, dark',
    language: 'ar',
    prefix: '/ar',
    persona: 'pass-holder',
    identityId: 3,
    shows: ['G1612345P', 'ADELINE FERNANDEZ', 'أجنبي', 'الفلبين', 'سارٍ'],
    options: { ...phone, colorScheme: 'dark' },
  },
]

const hoursUntil = (seconds = 0) => Math.round((seconds * 1000 - Date.now()) / 3_600_000)

describe.skipIf(!browserPath)(
  `a seeker in Singapore verifies their identity${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useSite()
    let count = 0
    /** Of a dialog on a phone: browsers keep 2 em and 6 px free around it. */
    const phoneWidth = phone.viewport.width - 38

    const signUp = async (page: Page, prefix: string, language: LanguageCode) => {
      count += 1
      await page.goto(site.at(`${prefix}/get-started?mode=signup`, 'sg'))
      // The visitor's own session is there before the person's takes its place.
      await untilStarted(page)
      await page.waitForFunction(() => localStorage.getItem('guest_until') !== null)
      await page.locator('#first_name').fill('Mei')
      await page.locator('#email').fill(`mei${count}@example.com`)
      await page.locator('#password').fill('a long password')
      await page.locator('#terms').check()
      await page.getByRole('button', { name: interfaceTexts(language)('auth.signUpSubmit') }).click()
      await page.waitForURL(/\/jobseeker-complete-profile$/)
      await page.goto(site.at(`${prefix}/onsite-job`, 'sg'))
    }

    /** Presses the red button where it stands and chooses somebody in the window that opens. */
    const goToSingpass = async (page: Page, within: string, label: string, persona: string) => {
      const link = page.locator(within).getByRole('link', { name: label })
      await link.waitFor()
      const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()])
      await opened.locator(`button[value="${persona}"]`).click()
      await opened.waitForURL(/showSingpassInfo=/)
      return opened
    }

    const isInView = (page: Page) =>
      page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

    test.each(ways)(
      'offer → Singpass in a new window → confirm → verified, $name',
      async ({ language, prefix, persona, identityId, shows, options }) => {
        const t = interfaceTexts(language)
        const { page, context, complaints } = await openPage(site.browser, options)
        await signUp(page, prefix, language)
        await page.getByRole('link', { name: t('singpass.offerLink') }).click()
        await page.getByRole('heading', { level: 1, name: t('singpass.heading') }).waitFor()
        expect(await findingsOf(page)).toEqual([])

        const window = await goToSingpass(page, 'main', t('singpass.button'), persona)
        const { pathname } = new URL(window.url())
        expect(pathname).toBe(`${prefix}/verify-identity`)
        const dialog = window.getByRole('dialog', { name: t('singpass.confirmTitle') })
        await dialog.waitFor()
        await expect.poll(() => dialog.locator('dt').count()).toBe(7)
        const values = await dialog.locator('dd').allTextContents()
        for (const text of shows) expect(values).toContain(text)
        const width = await dialog.evaluate(element => element.getBoundingClientRect().width)
        expect(width).toBe(options.isMobile ? phoneWidth : 600)
        await expect.poll(() => isInView(window)).toBe(true)
        expect(await findingsOf(window)).toEqual([])
        await dialog.click({ position: { x: 5, y: 5 } })
        await window.mouse.click(2, 2)
        await expect.poll(() => dialog.isVisible()).toBe(true)

        await dialog.getByRole('button', { name: t('singpass.submit') }).click()
        const success = window.getByRole('dialog', { name: t('singpass.successTitle') })
        await success.waitFor()
        const identity = optionText('user_identity_lists', identityId, language) ?? ''
        await success.getByText(t('singpass.newIdentity', { identity })).waitFor()
        await expect.poll(() => success.locator('li').count()).toBe(3)
        const narrow = await success.evaluate(element => element.getBoundingClientRect().width)
        expect(narrow).toBe(options.isMobile ? phoneWidth : 420)
        expect(await findingsOf(window)).toEqual([])
        await success.getByRole('button', { name: t('singpass.findJobs') }).click()
        await window.waitForURL(url => url.search === '')
        await window.getByText('*****').waitFor()

        await page.goto(site.at(`${prefix}/onsite-job`, 'sg'))
        await untilStarted(page)
        await expect.poll(() => page.getByRole('link', { name: t('singpass.offerLink') }).count()).toBe(0)
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    test('Escape closes the dialog, the bare path replaces the address, and focus is not lost', async () => {
      const t = interfaceTexts('en')
      const { page, context } = await openPage(site.browser, desk)
      await signUp(page, '', 'en')
      await page.goto(site.at('/nurse-jobs?jobType=full-time&showSingpassInfo=1', 'sg'))
      const dialog = page.getByRole('dialog', { name: t('singpass.failedTitle') })
      await dialog.waitFor()
      await expect.poll(() => dialog.evaluate(element => element.contains(document.activeElement))).toBe(true)
      const length = await page.evaluate(() => history.length)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await page.waitForURL(site.at('/nurse-jobs', 'sg'))
      await expect.poll(() => page.evaluate(() => history.length)).toBe(length)
      await context.close()
    })

    test.each([
      ['denied', undefined],
      ['no-data', undefined],
      ['provider-down', undefined],
      ['expired-pass', 'errors.pass_expired'],
    ] as const)(
      '%s: the dialog says that it failed, and Singpass can be tried again',
      async (persona, reason) => {
        const t = interfaceTexts('en')
        const { page, context, complaints } = await openPage(site.browser, desk)
        await signUp(page, '', 'en')
        await page.goto(site.at('/verify-identity', 'sg'))
        const window = await goToSingpass(page, 'main', t('singpass.button'), persona)
        const dialog = window.getByRole('dialog', { name: t('singpass.failedTitle') })
        await dialog.getByText(t('singpass.failedText')).waitFor()
        if (reason) await dialog.getByText(t(reason)).waitFor()
        await expect
          .poll(() => dialog.locator('dd').allTextContents())
          .toEqual(Array(7).fill(t('singpass.failedValue')))
        expect(await findingsOf(window)).toEqual([])

        const again = await goToSingpass(window, 'dialog', t('singpass.button'), 'denied')
        await again
          .getByRole('dialog')
          .getByRole('button', { name: t('singpass.later') })
          .click()
        await again.waitForURL(url => url.search === '')
        const skip = (await context.cookies()).find(({ name }) => name === 'singpass_skip')
        expect(hoursUntil(skip?.expires)).toBe(72)
        await again.goto(site.at('/onsite-job', 'sg'))
        await untilStarted(again)
        await expect.poll(() => again.getByRole('link', { name: t('singpass.offerLink') }).count()).toBe(0)
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    test('the button is loading until its link is there', async () => {
      const t = interfaceTexts('en')
      const { page, context } = await openPage(site.browser, desk)
      await signUp(page, '', 'en')
      let release = () => {}
      const held = new Promise<void>(resolve => {
        release = resolve
      })
      await page.route('**/generate-authorise-url', async route => {
        await held
        await route.continue()
      })
      await page.goto(site.at('/verify-identity', 'sg'))
      const busy = page.getByRole('button', { name: t('singpass.buttonLoading') })
      await busy.waitFor()
      await expect.poll(() => busy.getAttribute('aria-busy')).toBe('true')
      release()
      const link = page.getByRole('link', { name: t('singpass.button') })
      await link.waitFor()

      const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
      await opened.locator('button[value="citizen"]').waitFor()
      const kept = (await context.cookies()).find(({ name }) => name === 'singpass_return')
      expect(decodeURIComponent(kept?.value ?? '')).toBe('/verify-identity?showSingpassInfo=1')
      expect(hoursUntil(kept?.expires)).toBe(72)
      await context.close()
    })

    test('who has logged out meanwhile logs in, and the code stays in no address', async () => {
      const { page, context } = await openPage(site.browser, desk)
      const answer = await page.goto(site.at('/singpass/callback?state=unknown&code=secret', 'sg'))
      expect(new URL(page.url()).pathname).toBe('/get-started')
      expect(page.url()).not.toContain('secret')
      const callback = await answer?.request().redirectedFrom()?.response()
      expect(callback?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': expect.stringContaining('no-referrer'),
      })
      await context.close()
    })

    test('nobody else is offered it: not a visitor, and not a seeker in another market', async () => {
      const t = interfaceTexts('en')
      const { page, context } = await openPage(site.browser, desk)
      await page.goto(site.at('/onsite-job?showSingpassInfo=1', 'sg'))
      await untilStarted(page)
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
      await page.goto(site.at('/verify-identity', 'sg'))
      await page.waitForURL(/\/get-started\?redirect=/)
      const logIn = site.server.logIn('seeker')
      await page.goto(site.at('/get-started'))
      await page.locator('#email').fill(logIn.email)
      await page.locator('#password').fill(logIn.password)
      await page.locator('form.form [type="submit"]').click()
      await page.waitForURL(url => !url.pathname.includes('get-started'))
      await page.goto(site.at('/onsite-job'))
      await untilStarted(page)
      await expect.poll(() => page.getByRole('link', { name: t('singpass.offerLink') }).count()).toBe(0)
      await context.close()
    })
  },
)
