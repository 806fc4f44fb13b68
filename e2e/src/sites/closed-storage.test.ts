import { describe, expect, test } from 'vitest'
import { browserPath, NO_BROWSER, openPage, takenOver, untilStarted } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk } from '../harness/journey-variants.ts'
import { askAs, isSignedIn, JOURNEY_PASSWORD, registerOwner, registerSeeker } from '../harness/people.ts'
import { logIn, logOutSeeker } from '../harness/signed-in.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

/** As in the windows of some apps. */
const closeStorage = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
}

describe.skipIf(!browserPath)(`a browser that keeps nothing${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([englishOnDesk, arabicOnPhone])(
    'shows the help page, keeps a note and logs out, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { email, token } = await registerSeeker(site)
      const { page, context, complaints } = await openPage(site.browser, options)
      await page.addInitScript(closeStorage)

      await page.goto(site.at(`${prefix}/help`))
      await untilStarted(page)
      await page.getByLabel(t('help.slashKey')).uncheck()
      await page.getByRole('heading', { level: 1 }).waitFor()

      const { jobs } = await askAs(site, 'GET', '/api/search/jobs?size=1', token)
      const path: string = prefix + jobs[0].job_url
      await page.goto(site.at(`${prefix}/get-started?redirect=${encodeURIComponent(path)}`))
      await page.locator('#email').fill(email)
      await page.locator('#password').fill(JOURNEY_PASSWORD)
      await page.locator('form.form [type="submit"]').click()
      await page.waitForURL(url => url.pathname.includes('/job/'))
      const field = page.locator('textarea[id^="note-"]')
      await takenOver(field)
      await page.getByText(t('personal.noteAdd'), { exact: true }).click()
      await field.fill('Ask for Ana.')
      await page.getByRole('heading', { level: 1 }).click()
      await page.getByText(t('personal.noteSaved')).waitFor()

      const session = (await context.cookies()).find(({ name }) => name === 'sessionid')?.value ?? ''
      await expect.poll(() => isSignedIn(site, session)).toBe(true)
      await logOutSeeker(page, t('common.logOut'))
      await page.waitForURL(site.at(prefix || '/'))
      await expect.poll(() => isSignedIn(site, session)).toBe(false)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('saves what is written of a company, and what was left unsaved', async () => {
    const { email, token } = await registerOwner(site, 'Stone Bakery')
    const { page, context, complaints } = await openPage(site.browser, desk)
    await page.addInitScript(closeStorage)
    await logIn(page, site.at('/log-in', 'employer'), { email, password: JOURNEY_PASSWORD })
    await page.goto(site.at('/company', 'employer'))
    await untilStarted(page)
    const about = async () => (await askAs(site, 'GET', '/api/recruiters/company/draft', token)).about
    await page.locator('#about').fill('We bake.')
    await expect.poll(about).toBe('We bake.')
    await page.locator('#about').fill('We bake early.')
    await page.reload()
    await untilStarted(page)
    await expect.poll(about).toBe('We bake early.')
    expect(complaints).toEqual([])
    await context.close()
  })
})
