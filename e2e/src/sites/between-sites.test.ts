import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

const hostOf = (page: Page) => new URL(page.url()).hostname

describe.skipIf(!browserPath)(`between the sites${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([englishOnDesk, arabicOnPhone, japaneseWithoutScript])(
    'who is signed in stays so from site to site, and as another is asked which account goes on, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { page, context, complaints } = await openPage(site.browser, options)
      const isWide = (page.viewportSize()?.width ?? 0) > 700
      /** To another site by a link of this one's header. */
      const goBy = async (name: string) => {
        if (!isWide) await page.locator('[popovertarget="menu"]').click()
        await page
          .locator(isWide ? 'header nav' : '#menu')
          .getByRole('link', { name })
          .click()
      }
      const fromJobs = async (name: string) => {
        await page.goto(site.at(`${prefix}/help`))
        await page.locator('footer').getByRole('link', { name }).click()
      }
      /** Browsers take hosts below `localhost` for strangers of each other, so an arrival is confirmed. */
      const confirm = async () => {
        await page.getByRole('heading', { name: t('auth.arrivalHeading') }).waitFor()
        await page.getByRole('button', { name: t('auth.arrivalLogIn') }).click()
      }
      const untilSignedInAt = async (host: string) => {
        await page.locator('.bell').waitFor()
        expect(hostOf(page)).toBe(`${host}.localhost`)
        await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
      }
      const [first, second] = [await registerSeeker(site), await registerSeeker(site)]
      const enter = (email: string) =>
        logIn(page, site.at(`${prefix}/get-started`), { email, password: JOURNEY_PASSWORD })

      await enter(first.email)
      await fromJobs(t('builder.title'))
      await confirm()
      await untilSignedInAt('resume')
      await goBy(t('academy.title'))
      await confirm()
      await untilSignedInAt('academy')
      await goBy(t('builder.title'))
      await untilSignedInAt('resume')
      await goBy(t('common.findJobs'))
      await page.locator('.bell').waitFor()
      expect(hostOf(page)).not.toBe('resume.localhost')

      await context.clearCookies({ domain: new URL(site.at('/')).hostname })
      await enter(second.email)
      await fromJobs(t('builder.title'))
      await page.getByRole('heading', { name: t('auth.accountChoiceHeading') }).waitFor()
      for (const { email } of [first, second]) await page.getByText(email).waitFor()
      if (options.javaScriptEnabled !== false) expect(await findingsOf(page)).toEqual([])
      await page.getByRole('link', { name: t('auth.accountChoiceStay') }).click()
      await untilSignedInAt('resume')
      await fromJobs(t('builder.title'))
      await page.getByRole('button', { name: t('auth.accountChoiceSwitch') }).click()
      await untilSignedInAt('resume')
      // It is the same one now: nobody asks.
      await fromJobs(t('builder.title'))
      await untilSignedInAt('resume')
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
