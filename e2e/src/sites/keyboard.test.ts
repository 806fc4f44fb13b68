import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { askApi, recruitersJob } from '../harness/api.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { hasFocus, tabTo, walkByTab } from '../harness/focus.ts'
import { arabicOnPhone, englishOnDesk } from '../harness/journey-variants.ts'
import { JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

const journeys = [
  { name: 'in English', language: 'en', prefix: '', options: desk },
  { name: 'in Arabic in the dark', language: 'ar', prefix: '/ar', options: { ...desk, colorScheme: 'dark' } },
] as const

const headingHasFocus = (page: Page) => hasFocus(page, 'main h1')

describe.skipIf(!browserPath)(`without a mouse${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()
  let job: { id: string; job_url: string; job_title: string }
  beforeAll(async () => {
    job = (await recruitersJob(site)).job
  })

  test.each(journeys)(
    'find → filter → job → apply → applied jobs, $name',
    async ({ language, prefix, options }) => {
      const { page, context, complaints } = await openPage(site.browser, options)
      const t = interfaceTexts(language)
      const { keyboard } = page
      await page.goto(site.at(prefix || '/'))

      // The first stop leads past what stands above every page.
      await keyboard.press('Tab')
      await hasFocus(page, '.skip')
      await expect
        .poll(() => page.locator('.skip').evaluate(link => link.getBoundingClientRect().top))
        .toBeGreaterThan(0)
      await keyboard.press('Enter')
      await hasFocus(page, '#main')

      await untilStarted(page)
      await keyboard.press('/')
      await hasFocus(page, '[data-search]')
      await keyboard.type(job.job_title)
      await keyboard.press('Enter')
      await page.waitForURL(/-jobs|query=/)
      await headingHasFocus(page)

      await tabTo(page, '#filters input[type="checkbox"]')
      const filter = await page.evaluate(() => document.activeElement?.getAttribute('value'))
      await keyboard.press('Space')
      await page.locator('.chip-on').first().waitFor()
      await hasFocus(page, `#filters [value="${filter}"]:checked`)

      await tabTo(page, 'a[data-job]')
      // Arrows go through one list; what only mentions the words is another.
      const links = page.locator('a[data-job]:focus').locator('xpath=ancestor::ul[1]').locator('a[data-job]')
      if ((await links.count()) > 1) {
        await keyboard.press('ArrowDown')
        await expect.poll(() => links.nth(1).evaluate(link => link === document.activeElement)).toBe(true)
        await keyboard.press('ArrowUp')
      }
      await keyboard.press('Enter')
      await hasFocus(page, '.search-pane')
      await tabTo(page, '.search-pane .ad-acts a[href$="/apply"]')

      await page.goto(site.at(prefix + job.job_url))
      await untilStarted(page)
      await tabTo(page, '.ad-side a[href$="/apply"]')
      await keyboard.press('Enter')
      await page.waitForURL(/\/apply$/)
      await headingHasFocus(page)

      // A refusal takes the focus to what is wrong, and each of its links to the field.
      await tabTo(page, 'form.form [type="submit"]')
      await keyboard.press('Enter')
      await hasFocus(page, '[role="alert"]')
      await keyboard.press('Tab')
      await hasFocus(page, '[role="alert"] a[href="#email"]')
      await keyboard.press('Enter')
      await hasFocus(page, '#email')
      await keyboard.type(`keys.${language}@example.com`)
      await tabTo(page, '#first_name')
      await keyboard.type('Mara')
      await keyboard.press('Enter')
      await page.waitForURL(/\/apply\/success$/)
      await headingHasFocus(page)

      await tabTo(page, 'main a[href*="/applied-jobs/"]')
      await keyboard.press('Enter')
      await page.waitForURL(/\/applied-jobs\//)
      await headingHasFocus(page)

      // A menu opens, gives the focus back by Escape, and leads on.
      await tabTo(page, '[popovertarget="me"]', 'Shift+Tab')
      await keyboard.press('Enter')
      await page.locator('#me:popover-open').waitFor()
      await keyboard.press('Tab')
      await hasFocus(page, '#me a')
      await keyboard.press('Escape')
      await hasFocus(page, '[popovertarget="me"]')
      await keyboard.press('Space')
      await tabTo(page, '#me a[href$="/applied-jobs"]')
      await keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: t('account.appliedHeading') }).waitFor()
      await headingHasFocus(page)
      await page.locator('#me:popover-open').waitFor({ state: 'hidden' })
      await page.getByRole('link', { name: job.job_title }).first().waitFor()
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test.each(journeys)('a dialog keeps the focus and gives it back, $name', async ({ prefix, options }) => {
    const { email, token } = await registerSeeker(site)
    await askApi(site, '/api/jobs/job-alerts/create', { body: { keyword: 'nurse' }, token })
    const { page, context, complaints } = await openPage(site.browser, options)
    await logIn(page, site.at(`${prefix}/get-started`), { email, password: JOURNEY_PASSWORD })
    await page.goto(site.at(`${prefix}/job-alerts`))
    await untilStarted(page)
    const opener = 'a[href*="/job-alerts/change"]'
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await page.locator('dialog[open]').waitFor()
    for (let press = 0; press < 12; press++) {
      await hasFocus(page, 'dialog[open], dialog[open] *, body')
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await hasFocus(page, opener)
    expect(complaints).toEqual([])
    await context.close()
  })

  test.each(journeys)(
    'the key that leads to the search field can be turned off and on, $name',
    async ({ language, prefix, options }) => {
      const { page, context, complaints } = await openPage(site.browser, options)
      const { keyboard } = page
      const slash = page.getByLabel(interfaceTexts(language)('help.slashKey'))
      const turn = async (isOn: boolean) => {
        await page.goto(site.at(`${prefix}/help`))
        await untilStarted(page)
        await slash.setChecked(isOn)
        await page.goto(site.at(prefix || '/'))
        await untilStarted(page)
        await keyboard.press('/')
      }
      await turn(false)
      await hasFocus(page, 'body')
      await turn(true)
      await hasFocus(page, '[data-search]')
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test.each([englishOnDesk, arabicOnPhone])(
    'every stop shows the focus, in the order of reading and to the page’s end, $name',
    async ({ prefix, options }) => {
      const { page, context } = await openPage(site.browser, options)
      const { email, token } = await registerSeeker(site)
      await askApi(site, `/api/data/jobs/${job.id}/applications`, { body: {}, token })
      const walk = async (address: string) => {
        await page.goto(address)
        await untilStarted(page)
        const { stops, findings } = await walkByTab(page)
        expect(stops).toBeGreaterThan(5)
        return findings.map(finding => `${new URL(address).pathname}: ${finding}`)
      }
      const at = (path: string) => site.at(path === '/' ? prefix || '/' : prefix + path)
      const visitors = ['/', '/job-search?workplace=remote', job.job_url, `${job.job_url}/apply`]
      const seekers = ['/applied-jobs', '/profile', '/account-settings']
      const findings: string[] = []
      for (const path of visitors) findings.push(...(await walk(at(path))))
      await logIn(page, at('/get-started'), { email, password: JOURNEY_PASSWORD })
      for (const path of seekers) findings.push(...(await walk(at(path))))
      await logIn(page, site.at(`${prefix}/log-in`, 'employer'), site.server.logIn('recruiter'))
      const applicants = site.at(`${prefix}/jobs/${job.id}/applicants`, 'employer')
      findings.push(...(await walk(applicants)))
      expect(findings).toEqual([])
      await context.close()
    },
  )
})
