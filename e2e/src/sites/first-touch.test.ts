import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  browserPath,
  holdRouter,
  launchBrowser,
  NO_BROWSER,
  openPage,
  takenOver,
  untilStarted,
} from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk } from '../harness/journey-variants.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, phone, useOwnSite } from '../harness/site.ts'

const t = interfaceTexts('en')

const isStarted = (page: Page) =>
  page.locator('#main').evaluate(main => Object.keys(main).some(key => key.startsWith('__react')))

describe.skipIf(!browserPath)(`the first touch${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useOwnSite()

  /** A page in a browser of its own: one that opens where an earlier page had the mouse or a finger is touched by it. */
  const openUntouched = async (options: BrowserContextOptions) => {
    const browser = await launchBrowser()
    onTestFinished(() => browser.close())
    const opened = await openPage(browser, options)
    // A phone has no mouse; the browser's own begins over the page.
    await opened.page.addInitScript(() =>
      addEventListener(
        'pointerover',
        event => event.pointerType === 'mouse' && event.stopImmediatePropagation(),
        true,
      ),
    )
    return opened
  }

  /** Follows a press of the share button, as a browser that copies the address. */
  const countCopies = (page: Page) =>
    page.addInitScript(() => {
      Object.assign(window, { copies: 0 })
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async () => Object.assign(window, { copies: Object(window).copies + 1 }) },
      })
    })

  const jobPath = async () => {
    const found = await fetch(`http://127.0.0.1:${site.server.port}/api/search/jobs?size=1`)
    return (await found.json()).data.jobs[0].job_url
  }

  test('who saves data fetches no router before a touch', async () => {
    const { page, context } = await openUntouched(phone)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const scripts: string[] = []
    page.on('request', request => scripts.push(request.url()))
    await page.goto(site.at('/'))
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 2000 })))
    expect(scripts.filter(url => /assets\/router-/.test(url))).toEqual([])
    await untilStarted(page)
    await context.close()
  })

  test.each([arabicOnPhone, { ...englishOnDesk, options: phone }])(
    'a page that nobody touches fetches its router and does not run it; a touch does, $language',
    async ({ prefix, options }) => {
      const { page, context, complaints } = await openUntouched(options)
      for (const path of ['/', '/job-search', '/companies', '/get-started', await jobPath()]) {
        await page.goto(site.at(prefix + path))
        await page.locator('link[rel="modulepreload"][href*="/router-"]').waitFor({ state: 'attached' })
        expect(await isStarted(page), path).toBe(false)
      }
      await page.locator('main h1').tap()
      await takenOver(page.locator('#main'))
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('a button that only script answers, pressed before there is any, is pressed once', async () => {
    const { page, context, complaints } = await openPage(site.browser, englishOnDesk.options)
    await countCopies(page)
    const release = await holdRouter(page)
    await page.goto(site.at(await jobPath()))
    await page.getByRole('button', { name: t('common.share') }).click()
    expect(await isStarted(page)).toBe(false)
    release()
    await page.getByText(t('common.linkCopied')).waitFor()
    await untilStarted(page)
    expect(await page.evaluate(() => Object(window).copies)).toBe(1)
    await page.getByRole('button', { name: t('common.share') }).click()
    expect(await page.evaluate(() => Object(window).copies)).toBe(2)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('links and forms are the browser’s until the router is there', async () => {
    const { page, context } = await openPage(site.browser, englishOnDesk.options)
    await holdRouter(page)
    await page.goto(site.at('/'))
    const documents: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await page.locator('footer a[href="/help"]').first().click()
    await page.waitForURL(site.at('/help'))
    await page.locator('.header-search input').fill('nurse')
    await page.locator('.header-search input').press('Enter')
    await page.waitForURL(/\/nurse-jobs|query=nurse/)
    expect(documents.slice(0, 2)).toEqual(['/help', '/job-search'])
    await context.close()
  })

  test('a finger that taps a link has the next page, not this one’s router', async () => {
    const { page, context } = await openUntouched(phone)
    await page.goto(site.at('/job-search'))
    const asked: string[] = []
    page.on('request', request => {
      if (request.headers()['x-router']) asked.push(request.url())
    })
    await page.locator('a[data-job]').first().tap()
    await page.waitForURL(/\/job\//)
    expect(asked).toEqual([])
    await context.close()
  })

  test('back leads through what the router of an earlier load had opened', async () => {
    const { page, context } = await openPage(site.browser, englishOnDesk.options)
    await page.goto(site.at('/companies'))
    await untilStarted(page)
    await page.locator('footer a[href="/help"]').first().click()
    await page.waitForURL(site.at('/help'))
    const help = page.getByRole('heading', { level: 1, name: t('help.title') })
    await help.waitFor()
    await page.goto(site.at('/get-started'))
    await page.goBack()
    await page.waitForURL(site.at('/help'))
    await help.waitFor()
    await page.goBack()
    await page.waitForURL(site.at('/companies'))
    await help.waitFor({ state: 'detached' })
    await context.close()
  })

  test('a log-out whose script does not come is sent all the same', async () => {
    const { page, context } = await openPage(site.browser, englishOnDesk.options)
    await logIn(page, site.at('/log-in', 'employer'), site.server.logIn('recruiter'))
    await holdRouter(page)
    await page.goto(site.at('/account', 'employer'))
    await page.getByRole('button', { name: t('common.logOut'), exact: true }).click()
    await page.waitForURL(url => url.pathname !== '/account')
    await page.goto(site.at('/account', 'employer'))
    await page.waitForURL(site.at('/log-in', 'employer'))
    await context.close()
  })
})
