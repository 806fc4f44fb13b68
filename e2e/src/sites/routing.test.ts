import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import type { JourneySite } from '../harness/journey-site.ts'
import { arabicOnPhone, englishOnDesk, englishWithoutScript } from '../harness/journey-variants.ts'
import { JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

const ways = [englishOnDesk, arabicOnPhone, englishWithoutScript]

const api = (site: JourneySite, path: string, init: RequestInit) =>
  fetch(`http://127.0.0.1:${site.server.port}${path}`, init)

/** Something by which jobs can be found. */
const prefer = (site: JourneySite, token: string) =>
  api(site, '/api/jobseekers/job-preferences/create', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ job_title: 'Nurse' }),
  })

const complete = async (site: JourneySite, token: string) => {
  await prefer(site, token)
  await api(site, '/api/jobseekers/complete-profile', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
}

const logIn = async (page: Page, email: string) => {
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(JOURNEY_PASSWORD)
  await page.locator('form.form [type="submit"]').click()
}

/** What the page's scripts are told of who is signed in. */
const readable = async (page: Page, host: string) => {
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name, domain }) => name === 'session_user' && domain === host)
  return JSON.parse(decodeURIComponent(cookie?.value ?? 'null'))
}

describe.skipIf(!browserPath)(`log-in routing${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each(ways)(
    'a profile that needs care is completed first, then log-in leads to jobs, $name',
    async ({ prefix, options }) => {
      const { email, token } = await registerSeeker(site)
      await prefer(site, token)
      const { page, context, complaints } = await openPage(site.browser, options)
      await page.goto(site.at(`${prefix}/get-started`))
      await logIn(page, email)
      await page.waitForURL(site.at(`${prefix}/jobseeker-complete-profile`))
      await expect.poll(() => readable(page, 'ph.localhost')).toMatchObject({ active_key: 1 })

      await page.goto(site.at(`${prefix}/jobseeker-complete-profile/5`))
      await page.locator('form.form [type="submit"]').click()
      await page.waitForURL(site.at(`${prefix}/onsite-job`))
      await expect
        .poll(() => readable(page, 'ph.localhost'))
        .toMatchObject({
          active_key: 0,
          is_profile_completed: true,
        })

      await context.clearCookies()
      await page.goto(site.at(`${prefix}/get-started`))
      await logIn(page, email)
      await page.waitForURL(site.at(`${prefix}/onsite-job`))
      // Who is signed in is sent on from the log-in page by the same rule.
      await page.goto(site.at(`${prefix}/get-started`))
      expect(page.url()).toBe(site.at(`${prefix}/onsite-job`))
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test.each(ways)(
    'sign-up leads to the wizard, unless a redirect overrides, $name',
    async ({ prefix, options }) => {
      const redirect = new URLSearchParams({ redirect: `${prefix}/applied-jobs` })
      for (const [query, path] of [
        ['', '/jobseeker-complete-profile'],
        [`&${redirect}`, '/applied-jobs'],
      ] as const) {
        const { page, context } = await openPage(site.browser, options)
        await page.goto(site.at(`${prefix}/get-started?mode=signup${query}`))
        await page.locator('#first_name').fill('Ana')
        await page.locator('#email').fill(`new.${crypto.randomUUID()}@example.com`)
        await page.locator('#password').fill(JOURNEY_PASSWORD)
        await page.locator('#terms').check()
        await page.locator('form.form [type="submit"]').click()
        await page.waitForURL(site.at(`${prefix}${path}`))
        await context.close()
      }
    },
  )

  test.each(ways)(
    'a redirect to a sister domain carries the session there, without a trace in the address, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { email } = await registerSeeker(site)
      const { page, context } = await openPage(site.browser, options)
      const target = site.at('/saved-jobs', 'sg')
      await page.goto(site.at(`${prefix}/get-started?${new URLSearchParams({ redirect: target })}`))
      await logIn(page, email)
      // To browsers no two hosts below `localhost` are of one site: so a press is asked for, as after another site's link.
      await page.getByRole('heading', { level: 1, name: t('auth.arrivalHeading') }).waitFor()
      await page.getByText(email).waitFor()
      await expect.poll(() => readable(page, 'sg.localhost')).toBeNull()
      await page.getByRole('button', { name: t('auth.arrivalLogIn') }).click()
      await page.waitForURL(target)
      await expect.poll(() => readable(page, 'sg.localhost')).toMatchObject({ first_name: 'Mara' })
      await context.close()
    },
  )

  test('a redirect to anybody else’s domain leads where none would', async () => {
    const { email, token } = await registerSeeker(site)
    await complete(site, token)
    const { page, context } = await openPage(site.browser, desk)
    await page.goto(site.at(`/get-started?${new URLSearchParams({ redirect: 'https://evil.example/' })}`))
    await logIn(page, email)
    await page.waitForURL(site.at('/onsite-job'))
    await context.close()
  })

  test.each(ways)(
    'the log-in within applying asks for terms that were not accepted, after it has sent the application, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { email } = await registerSeeker(site, { terms_and_condition: 0 })
      const found = await (await api(site, '/api/search/jobs?size=100', {})).json()
      const jobs: { job_url: string; external_apply_url: string | null }[] = found.data.jobs
      const { page, context } = await openPage(site.browser, options)
      const url = jobs.find(({ external_apply_url: elsewhere }) => elsewhere === null)?.job_url
      await page.goto(site.at(`${prefix}${url}/apply`))
      const fillQuestions = async () => {
        for (const group of await page.locator('fieldset:has([name^="question-"])').all())
          await group.getByRole('radio').first().check()
        const typed = 'input[name^="question-"]:not([type="radio"]), textarea[name^="question-"]'
        for (const field of await page.locator(typed).all()) await field.fill('3')
      }
      await page.locator('#email').fill(email)
      await page.locator('#first_name').fill('Mara')
      await fillQuestions()
      await page.getByRole('button', { name: t('apply.submit') }).click()
      await page.locator('#password').fill(JOURNEY_PASSWORD)
      await fillQuestions()
      await page.getByRole('button', { name: t('apply.submit') }).click()
      await page.getByRole('heading', { level: 1, name: t('security.termsHeading') }).waitFor()
      await page.locator('#terms').check()
      await page.getByRole('button', { name: t('security.checkCode') }).click()
      await page.waitForURL(/\/apply\/success$/)
      await page.getByRole('heading', { level: 1, name: t('apply.successTitle') }).waitFor()
      await context.close()
    },
  )
})
