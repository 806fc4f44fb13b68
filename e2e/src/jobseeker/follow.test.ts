import { describe, expect, test } from 'vitest'
import { askApi } from '../harness/api.ts'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { makeNewsDue } from '../harness/database.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { linkIn, mailsTo } from '../harness/mails.ts'
import { JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { postJob } from '../harness/post-job.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(`following a company${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([englishOnDesk, arabicOnPhone, japaneseWithoutScript])(
    'a visitor presses Follow, logs in and follows; lists say so; the account’s list ends it, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { email } = await registerSeeker(site)
      const { jobs } = await askApi(site, '/api/search/jobs?size=30')
      const job: { company_url: string; company_name: string; job_title: string } = jobs.find(
        (each: { company_url: string | null }) => each.company_url !== null,
      )
      const { page, context, complaints } = await openPage(site.browser, options)
      const address = site.at(prefix + job.company_url)
      await page.goto(address)
      const current = page.locator('.site-nav [aria-current]')
      await expect.poll(() => current.textContent()).toBe(t('common.companies'))
      const first = page.locator('.company-jobs h2')
      const screen = page.viewportSize()?.height
      await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(screen ?? 0)
      const button = page.getByRole('button', {
        name: t('follows.followLabel', { company: job.company_name }),
      })
      await button.click()
      await page.waitForURL(/\/get-started\?/)
      await page.getByText(t('follows.toFollow')).waitFor()
      await page.locator('#email').fill(email)
      await page.locator('#password').fill(JOURNEY_PASSWORD)
      await page.locator('form.form [type="submit"]').click()
      await page.waitForURL(address)
      await page.locator('[aria-pressed="true"]', { hasText: t('follows.following') }).waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      await expect.poll(() => page.locator('.job-rows .job').count()).toBeGreaterThan(0)

      // As new as it is among all, it is among those of its title.
      const query = new URLSearchParams({ query: job.job_title, sort: 'newest' })
      await page.goto(site.at(`${prefix}/job-search?${query}`))
      await page
        .locator('.job .badge', { hasText: t('follows.youFollow') })
        .first()
        .waitFor()

      await page.goto(site.at(`${prefix}/followed-companies`))
      await page.getByRole('heading', { level: 2, name: job.company_name }).waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      await page
        .getByRole('button', {
          name: t('resumes.labelled', { label: t('follows.following'), value: job.company_name }),
        })
        .click()
      await page.getByRole('heading', { name: t('follows.emptyTitle') }).waitFor()
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('the link of the mail about followed companies ends that mail, in Arabic on a phone', async () => {
    const { prefix, language, options } = arabicOnPhone
    const t = interfaceTexts(language)
    const { email, token } = await registerSeeker(site)
    await postJob(site.dataDir, 'Orchid keeper', 'Orchid House')
    const { companies } = await askApi(site, '/api/companies/search?query=Orchid%20House')
    await askApi(site, `/api/companies/${companies[0].id}/follow`, { method: 'PUT', token })
    await postJob(site.dataDir, 'Orchid gardener', 'Orchid House')
    await makeNewsDue(site.dataDir)
    await postJob(site.dataDir, 'Night watch')
    const [mail] = await mailsTo(site.server.port, email, 1)
    const { page, context, complaints } = await openPage(site.browser, options)
    await page.goto(site.at(prefix + linkIn(mail, '/job-alerts/unsubscribe')))
    await page.getByText(t('follows.setting')).waitFor()
    expect(await findingsAt(page, options)).toEqual([])
    await page.getByRole('button', { name: t('alerts.unsubscribe') }).click()
    await page.getByRole('heading', { level: 1, name: t('alerts.unsubscribedHeading') }).waitFor()
    const { notifications } = await askApi(site, '/api/jobseekers/account-setting', { token })
    expect(notifications.company_news).toEqual({ email: false, push: true, in_app: true })
    expect(complaints).toEqual([])
    await context.close()
  })
})
