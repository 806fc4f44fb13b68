import { type LanguageCode, languages } from '@hanap/markets/languages'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { interfaceTexts, phone, useSite } from '../harness/site.ts'

const ways = [
  { language: 'en', prefix: '', name: 'in English' },
  { language: 'ar', prefix: '/ar', name: 'in Arabic' },
] as const

const reasons = [
  'social_denied',
  'social_no_email',
  'social_email_unverified',
  'social_email_taken',
  'social_linked_elsewhere',
  'social_used',
  'social_other_browser',
  'social_expired',
  'social_provider_down',
  'account_suspended',
  'invalid_credential',
] as const

const providers = ['Google', 'Apple', 'Facebook', 'LinkedIn', 'LINE'] as const
type Provider = (typeof providers)[number]

describe.skipIf(!browserPath)(
  `a visitor logs in with another site's account, on a phone${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useSite()

    const someJob = async (): Promise<string> => {
      const answer = await fetch(`http://127.0.0.1:${site.server.port}/api/search/jobs`)
      return (await answer.json()).data.jobs[0].id
    }

    const continueWith = (page: Page, language: LanguageCode, provider: Provider) =>
      page.getByRole('link', { name: interfaceTexts(language)('social.continueWith', { provider }) }).click()

    /** One's own account at the sandbox, new at each test. */
    const beSomebody = async (page: Page, subject: string) => {
      await page.getByText('Somebody else').click()
      await page.getByLabel('Account number').fill(subject)
      await page.getByLabel('First name').fill('Maria')
      await page.getByLabel('Last name').fill('Santos')
      await page.getByLabel('Email').fill(`${subject}@sandbox.example`)
      await page.getByLabel('The address is').selectOption('verified')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
    }

    /** What a new person is asked on the way in. */
    const acceptTerms = async (page: Page, language: LanguageCode) => {
      await page.waitForURL(/\/accept-terms\?/)
      await page.locator('#terms').check()
      await page.getByRole('button', { name: interfaceTexts(language)('security.checkCode') }).click()
    }

    const fitsThePage = (page: Page) =>
      page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

    describe.each(ways)('$name', ({ language, prefix }) => {
      const t = interfaceTexts(language)

      test.each(providers)(
        'with %s: the job is saved that they wanted to save, and they are where they were going',
        async provider => {
          const { page, context, complaints } = await openPage(site.browser, phone)
          const job = await someJob()
          const query = new URLSearchParams({ redirect: `${prefix}/saved-jobs`, act: 'save', job })
          await page.goto(site.at(`${prefix}/get-started?${query}`))
          await expect.poll(() => fitsThePage(page)).toBe(true)
          await continueWith(page, language, provider)
          await page.getByRole('heading', { name: `Log in with ${provider}` }).waitFor()
          await beSomebody(page, `${provider}-${language}`.toLowerCase())
          await acceptTerms(page, language)
          await page.waitForURL(site.at(`${prefix}/saved-jobs`))
          await page.getByRole('heading', { name: t('account.savedHeading') }).waitFor()
          await expect.poll(() => page.locator(`main a[href*="-${job}"]`).count()).toBeGreaterThan(0)
          await expect.poll(() => page.getByText(t('account.savedEmptyTitle')).count()).toBe(0)

          const cookies = await context.cookies(site.at('/'))
          expect(cookies.find(({ name }) => name === 'sessionid')).toMatchObject({ httpOnly: true })
          expect(cookies.some(({ name }) => name.endsWith('social_flow'))).toBe(false)
          expect(complaints).toEqual([])
          await context.close()
        },
      )

      test.each([
        ['social_denied', 'Google', 'Cancel'],
        ['social_denied', 'Apple', 'Cancel'],
        ['social_denied', 'Facebook', 'Cancel'],
        ['social_denied', 'LinkedIn', 'Cancel'],
        ['social_no_email', 'Facebook', 'Joao Silva'],
        ['social_email_unverified', 'LinkedIn', 'Layla Haddad'],
        ['social_provider_down', 'Apple', 'Ayse Yilmaz'],
      ] as const)('%s with %s: a text says so, and the way back is kept', async (code, provider, choice) => {
        const { page, context } = await openPage(site.browser, phone)
        const query = new URLSearchParams({ redirect: `${prefix}/saved-jobs` })
        await page.goto(site.at(`${prefix}/get-started?${query}`))
        await continueWith(page, language, provider)
        await page.getByRole('button', { name: choice }).click()
        const alert = page.getByRole('alert')
        await alert.getByText(t(`errors.${code}`)).waitFor()
        await expect.poll(() => alert.getByText(t('social.failed', { provider })).count()).toBe(1)
        expect(await findingsOf(page)).toEqual([])
        await expect.poll(() => fitsThePage(page)).toBe(true)
        expect((await context.cookies()).some(({ name }) => name === 'session_user')).toBe(false)

        await continueWith(page, language, 'Google')
        await beSomebody(page, `again-${provider}-${code}-${language}`.toLowerCase())
        await acceptTerms(page, language)
        await page.waitForURL(site.at(`${prefix}/saved-jobs`))
        await context.close()
      })

      test('another browser’s answer is refused, and says so', async () => {
        const theirs = await openPage(site.browser, phone)
        await theirs.page.goto(site.at(`${prefix}/get-started`))
        await continueWith(theirs.page, language, 'Google')
        // What their browser would be sent on to goes to another one instead.
        const answer = theirs.page.waitForRequest(/\/social-log-in\/google\/answer/)
        await theirs.page.route(/\/social-log-in\/google\/answer/, route => route.abort())
        await beSomebody(theirs.page, `theirs-${language}`)
        const address = (await answer).url()

        const mine = await openPage(site.browser, phone)
        await mine.page.goto(address)
        expect(new URL(mine.page.url()).searchParams.get('social')).toBe('social_other_browser')
        await mine.page
          .getByRole('alert')
          .getByText(interfaceTexts('en')('errors.social_other_browser'))
          .waitFor()
        await theirs.context.close()
        await mine.context.close()
      })
    })

    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${site.server.port}${path}`, { headers, redirect: 'manual' })

    test.each(languages.map(({ code, slug }) => [code, slug] as const))(
      'each reason why a log-in ended has its text in %s',
      async (code, slug) => {
        for (const reason of reasons) {
          const prefix = code === 'en' ? '' : `/${slug}`
          const html = await (await get(`${prefix}/get-started?social=${reason}&provider=linkedin`)).text()
          const shown = html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
          expect(shown).toContain(interfaceTexts(code)(`errors.${reason}`))
          expect(shown).toContain(interfaceTexts(code)('social.failed', { provider: 'LinkedIn' }))
        }
      },
    )

    test('what an address claims to be a reason is not shown', async () => {
      const html = await (await get('/get-started?social=server_error&provider=google')).text()
      expect(html).not.toContain('role="alert"')
    })

    test('on https the flow’s cookie is one that no other host can set', async () => {
      const started = await get('/social-log-in/google', { 'x-forwarded-proto': 'https' })
      expect(started.status).toBe(302)
      const [cookie = ''] = started.headers.getSetCookie()
      expect(cookie).toMatch(/^__Host-social_flow=[\w-]{43}\./)
      for (const part of ['; Path=/', '; HttpOnly', '; SameSite=Lax', '; Secure'])
        expect(cookie).toContain(part)
      const address = new URL(started.headers.get('location') ?? '')
      expect(address.searchParams.get('redirect_uri')).toMatch(/^https:/)
    })

    test('the way back is a path of this site, whatever the address says', async () => {
      for (const [index, redirect] of [
        'https://evil.example/',
        '//evil.example',
        '/\\evil.example',
      ].entries()) {
        const { page, context } = await openPage(site.browser, phone)
        await page.goto(site.at(`/get-started?${new URLSearchParams({ redirect })}`))
        await continueWith(page, 'en', 'Google')
        await beSomebody(page, `elsewhere-${index}`)
        await acceptTerms(page, 'en')
        await page.waitForURL(site.at('/jobseeker-complete-profile'))
        await context.close()
      }
    })

    test('everything works without script', async () => {
      const { page, context } = await openPage(site.browser, { ...phone, javaScriptEnabled: false })
      await page.goto(site.at('/get-started?redirect=%2Fsaved-jobs'))
      await continueWith(page, 'en', 'LinkedIn')
      await page.getByRole('button', { name: 'Maria Santos' }).click()
      await acceptTerms(page, 'en')
      await page.waitForURL(site.at('/saved-jobs'))

      // Who has accepted them is not asked again.
      await context.clearCookies()
      await page.goto(site.at('/get-started?redirect=%2Fsaved-jobs'))
      await continueWith(page, 'en', 'LinkedIn')
      await page.getByRole('button', { name: 'Maria Santos' }).click()
      await page.waitForURL(site.at('/saved-jobs'))
      await context.close()
    })

    test('the log-in page asks no other site for anything', async () => {
      const { page, context } = await openPage(site.browser, phone)
      const origins = new Set<string>()
      page.on('request', request => origins.add(new URL(request.url()).origin))
      await page.goto(site.at('/get-started'), { waitUntil: 'networkidle' })
      expect([...origins]).toEqual([new URL(site.at('/')).origin])
      await context.close()
    })
  },
)
