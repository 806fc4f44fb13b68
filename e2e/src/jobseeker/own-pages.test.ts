import { describe, expect, test } from 'vitest'
import { askApi } from '../harness/api.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { interfaceTexts, phone, useSite } from '../harness/site.ts'

const ways = [
  englishOnDesk,
  {
    ...japaneseWithoutScript,
    name: 'ja on a phone without script',
    options: { ...japaneseWithoutScript.options, ...phone },
  },
]

describe.skipIf(!browserPath)(`a person’s own pages${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each(ways)('lead to each other, and say which of them is open, $name', async way => {
    const { language, prefix, options } = way
    const t = interfaceTexts(language)
    const { email, token } = await registerSeeker(site)
    await askApi(site, '/api/jobs/recent-searches', { body: { keyword: 'nurse' }, token })
    const { page, context, complaints } = await openPage(site.browser, options)
    await page.goto(site.at(`${prefix}/get-started`))
    // One log-in on the page: its own.
    await expect.poll(() => page.locator('header').getByText(t('common.logIn')).count()).toBe(0)
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(JOURNEY_PASSWORD)
    await page.locator('form.form [type="submit"]').click()
    await page.waitForURL(/jobseeker-complete-profile/)
    await page.goto(site.at(`${prefix}/onsite-job`))
    const recent = page.getByRole('navigation', { name: t('search.recent') }).getByRole('link')
    await expect.poll(() => recent.first().textContent()).toContain('nurse')
    await recent.first().click()
    await page.waitForURL(site.at(`${prefix}/nurse-jobs`))
    await page.goto(site.at(`${prefix}/saved-jobs`))
    const isPhone = options.viewport?.width === phone.viewport.width
    const links = page.getByRole('navigation', { name: t(isPhone ? 'common.tabs' : 'common.myAccount') })
    const current = links.locator('[aria-current="page"]')
    await expect.poll(() => current.textContent()).toBe(t(isPhone ? 'common.tabSaved' : 'common.savedJobs'))
    await links.getByRole('link', { name: t(isPhone ? 'common.tabMe' : 'security.settingsHeading') }).click()
    if (isPhone)
      await page
        .locator('#main')
        .getByRole('link', { name: t('security.settingsHeading') })
        .click()
    await page.getByRole('heading', { level: 1, name: t('security.settingsHeading') }).waitFor()
    // Where a job's own acts stand at the foot of the screen, the bar gives way.
    const { data } = await (await fetch(`http://127.0.0.1:${site.server.port}/api/search/jobs?size=1`)).json()
    await page.goto(site.at(prefix + data.jobs[0].job_url))
    await expect.poll(() => page.locator('.tab-bar').isVisible()).toBe(false)
    expect(complaints).toEqual([])
    await context.close()
  })
})
