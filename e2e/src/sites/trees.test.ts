import type { LanguageCode } from '@hanap/markets/languages'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { askApi, recruitersJob } from '../harness/api.ts'
import { browserPath, launchWholeBrowser, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { desk, interfaceTexts, phone, useOwnSite } from '../harness/site.ts'
import { accessibilityTree } from '../harness/tree.ts'

const languages = [
  { language: 'en', prefix: '' },
  { language: 'ar', prefix: '/ar' },
  { language: 'ja', prefix: '/ja' },
] as const

/** How many notifications wait depends on the hour: before an interview of the demo's they are one more. */
const withoutUnread = (tree: string, language: LanguageCode) => {
  const heading = interfaceTexts(language)('notifications.heading')
  return tree.replace(
    new RegExp(`- link "${heading}[^"\\n]*"(?::\\n\\s*- text: ${heading} \\d+)?`),
    `- link "${heading}"`,
  )
}

describe.skipIf(!browserPath)(
  `what assistive technology finds on the main pages${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useOwnSite({}, launchWholeBrowser)
    let job: { id: string; job_url: string }
    const email = 'mara@example.com'

    /** Mara has a profile, a resume, an alert, and has applied to the demo recruiter. */
    beforeAll(async () => {
      const found = await recruitersJob(site)
      job = found.job
      const { token } = await registerSeeker(site, { email, country_key: 'ph', last_name: 'Santos' })
      const send = (path: string, body: object) => askApi(site, path, { body, token })
      await send('/api/jobseekers/work-experiences/create', {
        job_title: 'Beekeeper',
        company_name: 'Honey House',
        from: '2021-03',
        is_currently_working: true,
      })
      await send('/api/jobs/job-alerts/create', { keyword: 'nurse' })
      await send(`/api/data/jobs/${job.id}/applications`, { first_message: 'Good day.' })
      const resume = new FormData()
      const pdf = new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' })
      resume.append('file', pdf, 'mara.pdf')
      await send('/api/jobseekers/resume/upload', resume)
    })

    const keep = async (page: Page, name: string, language: LanguageCode, part = 'main') => {
      await untilStarted(page)
      const tree = await accessibilityTree(page.locator(part), language)
      await expect(withoutUnread(tree, language)).toMatchFileSnapshot(`snapshots/${name}.${language}.txt`)
    }

    test.each(languages)('a visitor’s pages in $language', async ({ language, prefix }) => {
      const { page, context } = await openPage(site.browser, desk)
      const t = interfaceTexts(language)
      const at = (path: string) => site.at(path === '/' ? prefix || '/' : prefix + path)
      await page.goto(at('/'))
      await keep(page, 'home', language, 'body')
      await page.goto(at(job.job_url))
      await keep(page, 'job', language)
      await page.goto(at(`${job.job_url}/apply`))
      await page.getByRole('button', { name: t('apply.submit') }).click()
      await page.getByRole('alert').waitFor()
      // Its name says for a moment that it sends.
      await page.getByRole('button', { name: t('apply.submit') }).waitFor()
      await keep(page, 'apply-with-errors', language)
      await page.goto(at('/get-started'))
      await keep(page, 'get-started', language)
      await context.close()
    })

    test.each(languages)(
      'a search with its filters open on a phone in $language',
      async ({ language, prefix }) => {
        const { page, context } = await openPage(site.browser, phone)
        await page.goto(site.at(`${prefix}/job-search?workplace=remote`))
        await untilStarted(page)
        await page.locator('.search-tools [popovertarget="filters"]').click()
        await page.locator('#filters:popover-open').waitFor()
        await keep(page, 'search-with-filters', language)
        await context.close()
      },
    )

    test.each(languages)('a seeker’s pages in $language', async ({ language, prefix }) => {
      const { page, context } = await openPage(site.browser, desk)
      await logIn(page, site.at(`${prefix}/get-started`), { email, password: JOURNEY_PASSWORD })
      const pages = ['applied-jobs', 'profile', 'job-alerts', 'resumes', 'account-settings']
      for (const name of pages) {
        await page.goto(site.at(`${prefix}/${name}`))
        // Only the browser knows what it lets the site do.
        if (name === 'account-settings') await page.locator('#device').waitFor()
        await keep(page, name, language)
      }
      // The next language's list of devices has its own alone.
      await page.locator('[popovertarget="me"]').click()
      await page.locator('#me [type="submit"]').click()
      await page.waitForURL(url => !url.pathname.includes('account-settings'))
      await context.close()
    })

    test.each(languages)('an employer’s applicants in $language', async ({ language, prefix }) => {
      const { page, context } = await openPage(site.browser, desk)
      await logIn(page, site.at(`${prefix}/log-in`, 'employer'), site.server.logIn('recruiter'))
      // The second of them is kept with their match, which is found some seconds after the start.
      await expect
        .poll(async () => {
          await page.goto(site.at(`${prefix}/jobs/${job.id}/applicants`, 'employer'))
          return page.locator('.applicant-row').nth(1).locator('.lens-ring').count()
        })
        .toBe(1)
      await keep(page, 'applicants', language, 'body')
      await page.getByRole('link', { name: 'Mara Santos' }).click()
      await page.getByRole('link', { name: interfaceTexts(language)('search.openJob') }).click()
      await page.getByRole('heading', { level: 1, name: 'Mara Santos' }).waitFor()
      await keep(page, 'applicant', language)
      await context.close()
    })
  },
)
