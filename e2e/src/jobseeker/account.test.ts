import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { admin } from '../harness/admin.ts'
import { findingsAt, findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import type { JourneySite } from '../harness/journey-site.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { mailedCode, mailsTo } from '../harness/mails.ts'
import { isSignedIn, JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

const NEW = 'battery staple'

/** The form's own: the record of who began to sign up is posted to an address with the same words. */
const FORM_ADDRESS = /^\/get-started(\.data)?$/

const ways = [englishOnDesk, arabicOnPhone, japaneseWithoutScript]

const logIn = async (page: Page, site: JourneySite, email: string, password: string, prefix = '') => {
  await page.goto(site.at(`${prefix}/get-started`))
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('form.form [type="submit"]').click()
}

describe.skipIf(!browserPath)(`accounts${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each(ways)(
    'a seeker confirms the address, changes it and the password, and ends other devices, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { email, token } = await registerSeeker(site)
      const { page, context, complaints } = await openPage(site.browser, options)
      await logIn(page, site, email, JOURNEY_PASSWORD, prefix)
      await page.waitForURL(site.at(`${prefix}/jobseeker-complete-profile`))
      await page.goto(site.at(`${prefix}/account-settings`))
      await page.getByText(t('security.emailNotVerified')).waitFor()

      await page.getByRole('link', { name: t('security.verifyEmail') }).click()
      await page.getByRole('button', { name: t('security.sendCode') }).click()
      await page.locator('#otp').fill(await mailedCode(site.server.port, email, 1))
      await page.getByRole('button', { name: t('security.checkCode') }).click()
      await page.getByText(t('security.verifyDone')).waitFor()

      const moved = `moved.${email}`
      await page.goto(site.at(`${prefix}/account-settings/email`))
      await page.locator('#email').fill(moved)
      await page.locator('#password').fill('wrong horse')
      await page.getByRole('button', { name: t('security.sendCode') }).click()
      await page.getByRole('alert').getByText(t('errors.password_wrong')).waitFor()
      await page.locator('#password').fill(JOURNEY_PASSWORD)
      await page.getByRole('button', { name: t('security.sendCode') }).click()
      await page.locator('#otp').waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      await page.locator('#otp').fill(await mailedCode(site.server.port, moved, 1))
      await page.getByRole('button', { name: t('security.checkCode') }).click()
      await page.getByText(t('security.emailChanged')).waitFor()
      await mailsTo(site.server.port, email, 2)

      await page.goto(site.at(`${prefix}/account-settings`))
      await page.getByText(t('security.emailVerified'), { exact: true }).waitFor()
      await page.getByText(t('security.thisDevice'), { exact: true }).waitFor()
      await expect.poll(() => isSignedIn(site, token)).toBe(true)
      await page.getByRole('button', { name: t('security.endOthers') }).click()
      await page.getByRole('button', { name: t('security.endOthers') }).waitFor({ state: 'detached' })
      await expect.poll(() => isSignedIn(site, token)).toBe(false)

      await page.getByRole('link', { name: t('security.changePassword') }).click()
      await page.locator('#password').fill(JOURNEY_PASSWORD)
      await page.locator('#new_password').fill(NEW)
      await page.getByRole('button', { name: t('auth.setPasswordSubmit') }).click()
      await page.getByText(t('security.passwordChanged')).waitFor()
      await page.goto(site.at(`${prefix}/account-settings`))
      await page.getByText(moved).waitFor()

      await page
        .getByRole('listitem')
        .getByRole('button', { name: t('common.logOut') })
        .first()
        .click()
      await page.waitForURL(url => url.pathname.endsWith('/get-started'))
      await logIn(page, site, moved, NEW, prefix)
      await page.waitForURL(site.at(`${prefix}/jobseeker-complete-profile`))
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test.each(ways)(
    'a sign-up says all that is missing at once, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { page, context } = await openPage(site.browser, options)
      await page.goto(site.at(`${prefix}/get-started?mode=signup`))
      await page.getByRole('button', { name: t('auth.signUpSubmit') }).click()
      const wrong = page.getByRole('alert').getByRole('link')
      await wrong.first().waitFor()
      const named = (field: string) => t('common.fieldProblem', { field, problem: t('errors.required') })
      await expect
        .poll(() => wrong.allTextContents())
        .toEqual([
          named(t('auth.firstName')),
          named(t('auth.email')),
          named(t('auth.password')),
          t('errors.terms_required'),
        ])
      await context.close()
    },
  )

  test.each(ways)(
    'terms that were not accepted are asked for at log-in, once, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { email } = await registerSeeker(site, { terms_and_condition: 0 })
      const { page, context } = await openPage(site.browser, options)
      await page.goto(site.at(`${prefix}/saved-jobs`))
      await page.locator('#email').fill(email)
      await page.locator('#password').fill(JOURNEY_PASSWORD)
      await page.locator('form.form [type="submit"]').click()
      await page.getByRole('heading', { level: 1, name: t('security.termsHeading') }).waitFor()
      await page.getByRole('button', { name: t('security.checkCode') }).click()
      await page.getByText(t('errors.terms_required')).first().waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      await page.locator('#terms').check()
      await page.getByRole('button', { name: t('security.checkCode') }).click()
      await page.waitForURL(site.at(`${prefix}/saved-jobs`))
      await context.clearCookies()
      await logIn(page, site, email, JOURNEY_PASSWORD, prefix)
      await page.waitForURL(site.at(`${prefix}/jobseeker-complete-profile`))
      await context.close()
    },
  )

  test('a suspended account is out, and reads so once its password was right, until it is restored', async () => {
    const t = interfaceTexts('en')
    const { email, token } = await registerSeeker(site)
    const { page, context } = await openPage(site.browser, desk)
    expect(await admin(site, 'suspend', 'seeker', email)).toContain('is suspended')
    await expect.poll(() => isSignedIn(site, token)).toBe(false)
    await logIn(page, site, email, 'wrong horse')
    await page.getByRole('alert').getByText(t('errors.invalid_credential')).first().waitFor()
    await page.locator('#password').fill(JOURNEY_PASSWORD)
    const [answer] = await Promise.all([
      page.waitForResponse(
        answer => answer.request().method() === 'POST' && FORM_ADDRESS.test(new URL(answer.url()).pathname),
      ),
      page.locator('form.form [type="submit"]').click(),
    ])
    expect(answer.status()).toBe(403)
    await page.getByRole('heading', { name: t('security.suspendedHeading') }).waitFor()
    expect(await findingsOf(page)).toEqual([])
    await admin(site, 'restore', 'seeker', email)
    await logIn(page, site, email, JOURNEY_PASSWORD)
    await page.waitForURL(site.at('/jobseeker-complete-profile'))
    expect(await admin(site, 'end-sessions', 'seeker', email)).toContain('Ended 1 session of')
    await page.goto(site.at('/account-settings'))
    await page.waitForURL(url => url.pathname === '/get-started')
    await page.getByText(t('auth.sessionEnded')).waitFor()
    expect(await findingsOf(page)).toEqual([])
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(JOURNEY_PASSWORD)
    await page.locator('form.form [type="submit"]').click()
    await page.waitForURL(site.at('/account-settings'))
    await context.close()
  })
})
