import { languages } from '@hanap/markets/languages'
import { describe, expect, test } from 'vitest'
import { askApi } from '../harness/api.ts'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { logIn } from '../harness/signed-in.ts'
import { desk, interfaceTexts, phone, useOwnSite } from '../harness/site.ts'
import { enterAsOperator } from '../operator/demo-operator.ts'

const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

describe.skipIf(!browserPath)(`the page of the demo${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useOwnSite()

  test.each([
    {
      name: 'English',
      prefix: '',
      language: 'en' as const,
      options: { ...desk, colorScheme: 'dark' as const },
    },
    { name: 'Arabic on a phone', prefix: '/ar', language: 'ar' as const, options: phone },
    {
      name: 'Japanese without script',
      prefix: '/ja',
      language: 'ja' as const,
      options: { ...phone, javaScriptEnabled: false },
    },
  ])(
    'says who the four are, their log-ins and what to try, in $name',
    async ({ prefix, language, options }) => {
      const t = interfaceTexts(language)
      const { page, context, complaints } = await openPage(site.browser, options)
      await page.goto(site.at(`${prefix}/demo`, 'ph'))
      for (const name of [
        'demo.seekerName',
        'demo.recruiterName',
        'demo.ownerName',
        'demo.operatorName',
      ] as const)
        await page.getByRole('heading', { level: 2, name: t(name), exact: true }).waitFor()
      const { email, password } = site.server.logIn('seeker')
      await expect.poll(() => page.getByText(email).count()).toBe(1)
      await expect.poll(() => page.getByText(password).count()).toBe(4)
      if (language !== 'ja') expect(await findingsOf(page)).toEqual([])
      if (language !== 'ja') await expect.poll(() => page.evaluate(isTooWide)).toBe(false)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('the owner and the recruiter of its company log in, as what they are', async () => {
    const { password, email } = site.server.logIn('recruiter')
    const rolesSeenBy = async (address: string) => {
      const { session } = await askApi(site, '/api/auth/recruiters/login', {
        body: { email: address, password },
      })
      const { members } = await askApi(site, '/api/recruiters/members', { token: session.token })
      return members.map((member: { role: string }) => member.role)
    }
    await expect.poll(() => rolesSeenBy(email)).toEqual(['owner', 'recruiter'])
    // Who is in the company is its owner's to see.
    await expect(rolesSeenBy('liza@ph1.demo.example')).rejects.toThrow('403')
  })

  test('what is to be tried is there for whoever is logged in', async () => {
    const { page, context } = await openPage(site.browser, desk)
    await page.goto(site.at('/demo', 'ph'))
    const links = await page
      .getByRole('main')
      .locator('ol a')
      .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
    expect(links).toHaveLength(15)
    await enterAsOperator(context, site)
    for (const { host, account, path } of [
      { host: 'ph', account: 'seeker', path: '/get-started' },
      { host: 'employer', account: 'recruiter', path: '/log-in' },
    ] as const) {
      await logIn(page, site.at(path, host), site.server.logIn(account))
    }
    for (const href of links.filter(each => /\/\/(ph|employer|operator)\./.test(each))) {
      const answer = await page.goto(href)
      expect([href, answer?.status(), new URL(page.url()).pathname]).toEqual([
        href,
        200,
        expect.not.stringMatching(/log-in|get-started/),
      ])
    }
    await context.close()
  })

  test('log-in pages of every site lead to it, and it has every language', async () => {
    const { page, context } = await openPage(site.browser, desk)
    for (const [host, path] of [
      ['ph', '/get-started'],
      ['employer', '/log-in'],
      ['operator', '/log-in'],
    ] as const) {
      await page.goto(site.at(path, host))
      const href = await page.locator('a[href$="/demo"]').getAttribute('href')
      expect([host, (await page.goto(href ?? ''))?.status()]).toEqual([host, 200])
    }
    for (const { slug, tag, dir } of languages) {
      await page.goto(site.at(`/${slug}/demo`, 'ph'))
      expect([
        await page.locator('html').getAttribute('lang'),
        await page.locator('html').getAttribute('dir'),
      ]).toEqual([tag, dir])
    }
    expect((await page.goto(site.at('/demo', 'employer')))?.status()).toBe(404)
    await context.close()
  })
})
