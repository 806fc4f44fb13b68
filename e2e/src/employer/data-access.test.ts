import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import {
  arabicInTheDark,
  arabicOnPhone,
  englishOnDesk,
  englishWithoutScript,
} from '../harness/journey-variants.ts'
import { applyTo, askAs, recruiterToken, registerSeeker } from '../harness/people.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

const ways = [
  englishOnDesk,
  arabicOnPhone,
  { ...arabicInTheDark, name: 'in Arabic in the dark' },
  englishWithoutScript,
]

describe.skipIf(!browserPath)(`who saw my data${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each(ways)(
    'a seeker reads in the account settings which recruiter opened the application, $name',
    async ({ name, language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { token } = await registerSeeker(site)
      const { page, context, complaints } = await openPage(site.browser, options)
      await context.addCookies([{ name: 'sessionid', value: token, url: site.at('/') }])
      await page.goto(site.at(`${prefix}/account-settings`))
      await page.getByText(t('privacy.seenNone')).waitFor()
      await page.getByText(t('social.linkedNone')).waitFor()

      const recruiter = await recruiterToken(site)
      const { id, title, company } = await applyTo(site, recruiter, token)
      await askAs(site, 'POST', `/api/job-applications/recruiters/${id}/open`, recruiter, {})
      await page.reload()
      const section = page.locator('#data-access')
      await section.getByText(t('privacy.seen_application')).waitFor()
      await section.getByText(company).waitFor()
      await section.getByRole('link', { name: title }).waitFor()
      if (options.javaScriptEnabled !== false) expect(await findingsOf(page)).toEqual([])
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
        .toBe(true)
      if (process.env.HANAP_SCREENSHOTS)
        await page.screenshot({ path: join(process.env.HANAP_SCREENSHOTS, `${name}.png`), fullPage: true })
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('being in a list counts too, the newest stands first', async () => {
    const t = interfaceTexts('en')
    const { token } = await registerSeeker(site)
    const recruiter = await recruiterToken(site)
    const { id } = await applyTo(site, recruiter, token)
    await askAs(site, 'POST', `/api/job-applications/recruiters/${id}/open`, recruiter, {})
    await askAs(site, 'GET', '/api/job-applications/recruiters', recruiter)
    const { page, context } = await openPage(site.browser, englishOnDesk.options)
    await context.addCookies([{ name: 'sessionid', value: token, url: site.at('/') }])
    await page.goto(site.at('/account-settings'))
    const rows = page.locator('#data-access li')
    await expect.poll(() => rows.count()).toBe(2)
    await expect.poll(() => rows.first().textContent()).toContain(t('privacy.seen_list'))
    await context.close()
  })
})
