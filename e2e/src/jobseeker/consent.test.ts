import { recordAnalyticsEvent } from '@hanap/contracts/logs/tracking.calls'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { startReceiver } from '../harness/hosts/receiver.ts'
import {
  arabicInTheDark,
  arabicOnPhone,
  englishOnDesk,
  japaneseWithoutScript,
} from '../harness/journey-variants.ts'
import { desk, interfaceTexts, useOwnSite } from '../harness/site.ts'

const receiver = await startReceiver()
afterAll(() => receiver.close())
beforeEach(() => receiver.clear())

const t = interfaceTexts('en')

describe.skipIf(!browserPath)(
  `what visitors allow, and nothing else, goes to others${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useOwnSite({
      AD_PIXEL_URL: `http://${receiver.address}/pixel?id=1`,
      ERROR_REPORTING_DSN: `http://key@${receiver.address}/7`,
    })

    const allow = async (page: Page, name: string = t('consent.allowAll')) => {
      const loaded = page.waitForEvent('load')
      await page.getByRole('button', { name }).click()
      await loaded
    }
    const policyOf = async (path: string, cookie = '') =>
      (
        await fetch(`http://127.0.0.1:${site.server.port}${path}`, {
          headers: { cookie },
          redirect: 'manual',
        })
      ).headers.get('content-security-policy')
    const pageViews = () =>
      receiver.received.filter(({ path }) => path === '/pixel').map(({ query }) => query.get('dl'))

    test('before consent nothing is sent; after it one page view, with a cleaned URL', async () => {
      const { page, context, complaints } = await openPage(site.browser, desk)
      const asked: string[] = []
      page.on('request', request => asked.push(request.url()))
      await page.goto(site.at('/companies'))
      await page
        .getByRole('link', { name: t('common.findJobs') })
        .first()
        .click()
      await page.waitForURL(/job-search/)
      await page.goto(site.at('/job-search?query=ana%40example.com&sessionid=secret&otp=123456#here'))
      await allow(page)
      expect(new URL(page.url()).search).toContain('ana%40example.com')
      await receiver.atLeast(1)
      // The first to arrive: what is sent before would stand before it.
      expect(pageViews()).toEqual([site.at('/job-search')])
      expect(asked.filter(url => url.includes(receiver.address))).toHaveLength(1)
      const [view] = receiver.received
      expect([...(view?.query.keys() ?? [])].sort()).toEqual(['dl', 'ev', 'id', 'n'])
      expect(view?.query.get('ev')).toBe('PageView')
      expect([view?.headers.referer, view?.headers.cookie, view?.body]).toEqual([undefined, undefined, ''])

      await page
        .getByRole('link', { name: t('common.companies') })
        .first()
        .click()
      await page.waitForURL(/\/companies$/)
      await receiver.atLeast(2)
      expect(pageViews()).toEqual([site.at('/job-search'), site.at('/companies')])
      expect(complaints).toEqual([])
      await context.close()
    })

    test('a page with a code in its address sends nothing, loaded or opened by the router', async () => {
      const { page, context } = await openPage(site.browser, desk)
      await page.goto(site.at('/help'))
      await allow(page)
      await receiver.atLeast(1)
      await page.goto(site.at('/change-password?email=ana%40example.com&otp=123456'))
      await expect.poll(() => page.locator('script[data-pixel]').count()).toBe(0)
      await page.goto(site.at('/get-started'))
      await page.getByRole('link', { name: t('security.forgotLink') }).click()
      await page.waitForURL(/forgot-password/)
      await page.goto(site.at('/terms'))
      await receiver.atLeast(3)
      expect(pageViews()).toEqual(['/help', '/get-started', '/terms'].map(path => site.at(path)))
      expect(JSON.stringify(receiver.received.map(({ query }) => [...query]))).not.toMatch(/ana|123456/)
      await context.close()
    })

    test('the policy of a page names others only where its visitor allowed it', async () => {
      const origin = `http://${receiver.address}`
      await expect.poll(() => policyOf('/help')).not.toContain(origin)
      await expect.poll(() => policyOf('/help', 'consent=none')).not.toContain(origin)
      await expect
        .poll(() => policyOf('/help', 'consent=analytics.ads'))
        .toContain(`connect-src 'self' ${origin}`)
      expect(
        await policyOf('/change-password?email=a%40example.com&otp=1', 'consent=analytics.ads'),
      ).not.toContain(origin)
    })

    test('errors of the page and of the server are reported without anything of the person', async () => {
      const { page, context } = await openPage(site.browser, desk)
      await page.goto(site.at('/help'))
      await allow(page)
      await receiver.atLeast(1)
      receiver.clear()
      await page.evaluate(() =>
        setTimeout(() => {
          throw new RangeError('no place for ana@example.com at /x?otp=123456')
        }),
      )
      await receiver.atLeast(1)
      await page.route('**/api/jobs/*/view*', route => route.fulfill({ status: 503, body: '{}' }))
      await page.evaluate(() => fetch('/api/jobs/a1b2c3/view?email=ana@example.com', { method: 'POST' }))
      await receiver.atLeast(2)
      const events = receiver.received.map(({ path, query, body }) => {
        expect([path, query.get('sentry_key')]).toEqual(['/api/7/envelope/', 'key'])
        const [header, item, event] = body.split('\n').map(line => JSON.parse(line))
        expect(item).toEqual({ type: 'event' })
        expect(header.event_id).toBe(event.event_id)
        return event
      })
      expect(
        events.map(({ exception }) => exception.values.map(({ type, value }: never) => [type, value])),
      ).toEqual([[['RangeError', 'no place for @ at /x']], [['ServerError', 'POST /api/jobs/{id}/view 503']]])
      expect(events[0].request).toEqual({ url: site.at('/help') })
      expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/ana@|123456|a1b2c3/)
      await context.close()
    })

    test('one says what is allowed one by one, and takes it back in the cookie policy', async () => {
      const { page, context } = await openPage(site.browser, desk)
      await page.goto(site.at('/'))
      await page.getByRole('link', { name: t('consent.choose') }).click()
      await page.waitForURL(/\/cookies#choice$/)
      await page.getByText(t('consent.undecided')).waitFor()
      await page.getByLabel(t('consent.ads')).check()
      await allow(page, t('consent.save'))
      await page.getByText(t('consent.saved')).waitFor()
      await receiver.atLeast(1)
      await expect.poll(() => page.locator('script[data-pixel]').getAttribute('data-errors')).toBeNull()
      await expect.poll(() => page.locator('.consent').count()).toBe(0)

      await page.getByLabel(t('consent.ads')).uncheck()
      await allow(page, t('consent.save'))
      await expect.poll(() => page.locator('script[data-pixel]').count()).toBe(0)
      await page.goto(site.at('/help'))
      await expect.poll(() => page.locator('script[data-pixel], .consent').count()).toBe(0)
      await context.close()
    })

    test.each([englishOnDesk, arabicOnPhone, arabicInTheDark, japaneseWithoutScript])(
      'the question is answered $name, and not asked again',
      async ({ language, prefix, options }) => {
        const own = interfaceTexts(language)
        const { page, context, complaints } = await openPage(site.browser, options)
        for (const path of ['/job-search', '/cookies']) {
          await page.goto(site.at(prefix + path))
          await page.getByRole('button', { name: own('consent.neededOnly') }).waitFor()
          if (options.javaScriptEnabled !== false) expect(await findingsOf(page)).toEqual([])
        }
        await page.getByRole('button', { name: own('consent.neededOnly') }).click()
        await page.getByRole('button', { name: own('consent.neededOnly') }).waitFor({ state: 'detached' })
        expect(page.url()).toBe(site.at(`${prefix}/cookies`))
        const [cookie] = (await context.cookies()).filter(({ name }) => name === 'consent')
        expect(cookie).toMatchObject({ value: 'none', httpOnly: true, sameSite: 'Lax' })
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    test('a browser that says no for its owner is not asked', async () => {
      const { page, context } = await openPage(site.browser, {
        ...desk,
        extraHTTPHeaders: { 'sec-gpc': '1' },
      })
      await page.goto(site.at('/'))
      await expect.poll(() => page.locator('.consent, script[data-pixel]').count()).toBe(0)
      await context.close()
    })

    test('an application for a job in IT counts once at the ad pixel', async () => {
      const found = await fetch(
        `http://127.0.0.1:${site.server.port}/api/search/jobs?job_categories=1&size=100`,
      )
      const { jobs } = (await found.json()).data
      const job = jobs.find((each: { external_apply_url: string | null }) => each.external_apply_url === null)
      const { page, context } = await openPage(site.browser, desk)
      await page.goto(site.at(`${job.job_url}/apply`))
      await allow(page)
      await page.locator('#email').fill('converted@example.com')
      await page.locator('#first_name').fill('Mara')
      await page.locator('#last_name').fill('Santos')
      for (const group of await page.locator('fieldset:has([name^="question-"])').all())
        await group.getByRole('radio').first().check()
      for (const field of await page
        .locator('input[name^="question-"]:not([type="radio"]), textarea[name^="question-"]')
        .all())
        await field.fill('3')
      await page.getByRole('button', { name: t('apply.submit') }).click()
      await page.waitForURL(/\/apply\/success$/)
      await receiver.atLeast(3)
      await page.reload()
      await receiver.atLeast(4)
      const events = receiver.received.map(({ query }) => [query.get('ev'), query.get('category')])
      expect(events.filter(([name]) => name === 'Conversion')).toEqual([['Conversion', 'it']])
      expect(receiver.received.some(({ query }) => String(query).includes('converted'))).toBe(false)
      await context.close()
    })

    test('named events of web3 pages are told to our server, of signed-in people who allowed it', async () => {
      const { page, context } = await openPage(site.browser, desk)
      const told: string[] = []
      page.on('request', request => {
        if (new URL(request.url()).pathname === recordAnalyticsEvent.path)
          told.push(JSON.parse(request.postData() ?? '{}').event_name)
      })
      await page.goto(site.at('/get-started'))
      await allow(page)
      const logIn = site.server.logIn('seeker')
      await page.locator('#email').fill(logIn.email)
      await page.locator('#password').fill(logIn.password)
      await page.locator('form.form [type="submit"]').click()
      await page.waitForURL(url => !url.pathname.includes('get-started'))
      const answered = page.waitForResponse(answer => answer.url().endsWith(recordAnalyticsEvent.path))
      await page.goto(site.at('/blockchain-jobs'))
      expect((await answered).status()).toBe(200)
      expect(told.sort()).toEqual(['web3_display', 'web3_search'])
      await page.goto(site.at('/nurse-jobs'))
      await page.goto(site.at('/web3-jobs'))
      await expect.poll(() => told.length).toBe(4)
      await context.close()
    })
  },
)
