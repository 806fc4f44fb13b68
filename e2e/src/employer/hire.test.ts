import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicInTheDark, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(`somebody who hires${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([englishOnDesk, arabicInTheDark, japaneseWithoutScript])(
    'comes from the job seekers’ site, sees the market in numbers, another one too, and signs up for it, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { page, context, complaints } = await openPage(site.browser, options)
      await page.goto(site.at(prefix || '/'))
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('common.forEmployers') })
        .click()
      await page.getByRole('heading', { level: 1, name: t('hire.heading') }).waitFor()
      expect(new URL(page.url()).pathname).toBe(`${prefix}/hire`)
      await page.getByText(t('hire.openJobs'), { exact: true }).waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      await page.locator('summary', { hasText: t('hire.askNeed') }).click()
      await expect.poll(() => page.getByText(t('hire.askNeedText')).isVisible()).toBe(true)

      await page.locator('[name="country"]').selectOption('sg')
      await page.getByRole('button', { name: t('hire.show') }).click()
      await page.waitForURL(/\?country=sg$/)
      await expect.poll(() => page.locator('[name="country"]').inputValue()).toBe('sg')
      await page
        .getByRole('link', { name: t('ads.post') })
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: t('employer.signUpHeading') }).waitFor()
      await expect.poll(() => page.locator('[name="country_key"]').inputValue()).toBe('sg')
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('finds the log-in beside it, and once signed in their own page in its place', async () => {
    const t = interfaceTexts('en')
    const { page, context } = await openPage(site.browser, englishOnDesk.options)
    await page.goto(site.at('/', 'employer'))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('common.logIn') })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: t('employer.logInHeading') }).waitFor()
    await logIn(page, site.at('/log-in', 'employer'), site.server.logIn('recruiter'))
    await page.goto(site.at('/hire', 'employer'))
    await page.getByRole('heading', { level: 1, name: t('employer.myJobs') }).waitFor()
    await context.close()
  })
})
