import { readFile } from 'node:fs/promises'
import { languageByCode } from '@hanap/markets/languages'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import type { JourneySite } from '../harness/journey-site.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { mailedCode, mailsTo } from '../harness/mails.ts'
import { JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { desk, interfaceTexts, useSite } from '../harness/site.ts'

const ways = [englishOnDesk, arabicOnPhone, japaneseWithoutScript]

const settingOf = async (site: JourneySite, token: string) => {
  const answer = await fetch(`http://127.0.0.1:${site.server.port}/api/jobseekers/account-setting`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await answer.json()).data
}

/** Logs in with the form, and opens the account settings. */
const openSettings = async (page: Page, site: JourneySite, email: string, prefix: string) => {
  await page.goto(site.at(`${prefix}/get-started`))
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(JOURNEY_PASSWORD)
  await page.locator('form.form [type="submit"]').click()
  await page.waitForURL(/\/jobseeker-complete-profile$/)
  await page.goto(site.at(`${prefix}/account-settings`))
}

describe.skipIf(!browserPath)(`privacy${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each(ways)(
    'language, market, visibility and mails are chosen and kept, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { email, token } = await registerSeeker(site)
      const { page, context, complaints } = await openPage(site.browser, options)
      const mailBox = (page: Page, kind: 'privacy.appliedEmails' | 'privacy.stageEmails') =>
        page.getByRole('checkbox', {
          name: t('resumes.labelled', { label: t('privacy.channelEmail'), value: t(kind) }),
        })
      await openSettings(page, site, email, prefix)
      const spanish = languageByCode('es')
      await page.getByLabel(t('privacy.emailLanguage')).selectOption(String(spanish?.id))
      // Nobody finds them yet, so there is nobody to choose.
      await expect.poll(() => page.getByLabel(t('privacy.limited')).isVisible()).toBe(false)
      await page.getByLabel(t('privacy.findableLabel')).check()
      await page.getByLabel(t('privacy.limited')).check()
      await mailBox(page, 'privacy.appliedEmails').uncheck()
      await page
        .getByRole('button', { name: t('common.save'), exact: true })
        .last()
        .click()
      await page.getByText(t('privacy.settingsSaved')).waitFor()
      await expect
        .poll(() => settingOf(site, token))
        .toMatchObject({
          language_id: spanish?.id,
          visibility: 'limited',
          notifications: { applied: { email: false, push: true }, stage_changed: { email: true } },
        })
      expect(await findingsAt(page, options)).toEqual([])
      await page.goto(site.at(`${prefix}/account-settings`))
      await expect.poll(() => page.getByLabel(t('privacy.limited')).isChecked()).toBe(true)
      await expect.poll(() => mailBox(page, 'privacy.appliedEmails').isChecked()).toBe(false)
      await expect.poll(() => mailBox(page, 'privacy.stageEmails').isChecked()).toBe(true)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test.each(ways)(
    'everything of the account is downloaded as an archive, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { email } = await registerSeeker(site)
      const { page, context, complaints } = await openPage(site.browser, options)
      await openSettings(page, site, email, prefix)
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: t('privacy.download') }).click(),
      ])
      expect(saved.suggestedFilename()).toBe('hanap-data.zip')
      const bytes = await readFile(await saved.path())
      expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
      expect(bytes.includes('json-resume.json')).toBe(true)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test.each(ways)(
    'an account is deleted with its password, and logging in again keeps it, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { email, token } = await registerSeeker(site)
      const { page, context, complaints } = await openPage(site.browser, options)
      await openSettings(page, site, email, prefix)
      await page.getByRole('heading', { name: t('privacy.deleteHeading') }).waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      await page.locator('#deletion-section summary').click()
      await page.locator('#delete_password').fill('wrong horse')
      await page.getByRole('button', { name: t('privacy.deleteButton') }).click()
      await page.locator('#delete_password-error').waitFor()
      await page.locator('#delete_password').fill(JOURNEY_PASSWORD)
      await page.getByRole('button', { name: t('privacy.deleteButton') }).click()
      await page.waitForURL(site.at(prefix || '/'))
      await expect.poll(() => settingOf(site, token)).toBeUndefined()
      await page.goto(site.at(`${prefix}/account-settings`))
      expect(new URL(page.url()).pathname).toBe(`${prefix}/get-started`)
      const [mail] = await mailsTo(site.server.port, email, 1)
      expect(mail).toContain('/get-started')
      await openSettings(page, site, email, prefix)
      await page.getByRole('heading', { level: 1, name: t('security.settingsHeading') }).waitFor()
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('an account without a password is deleted with a mailed code', async () => {
    const t = interfaceTexts('en')
    const { page, context, complaints } = await openPage(site.browser, desk)
    await page.goto(site.at('/get-started'))
    // The visitor's own session is there before the person's takes its place.
    await untilStarted(page)
    await page.waitForFunction(() => localStorage.getItem('guest_until') !== null)
    const email = 'no-password@example.com'
    const token = await page.evaluate(async address => {
      const answer = await fetch('/api/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: address, first_name: 'Mara', terms_and_condition: 1 }),
      })
      return String((await answer.json()).data.session.token)
    }, email)
    await page.goto(site.at('/account-settings'))
    await page.getByRole('button', { name: t('security.sendCode') }).click()
    const code = await mailedCode(site.server.port, email, 2)
    await page.locator('#otp').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
    await page.getByRole('button', { name: t('privacy.deleteButton') }).click()
    await page.locator('#otp-error').waitFor()
    await page.locator('#otp').fill(code)
    await page.getByRole('button', { name: t('privacy.deleteButton') }).click()
    await page.waitForURL(site.at('/'))
    await expect.poll(() => settingOf(site, token)).toBeUndefined()
    expect(complaints).toEqual([])
    await context.close()
  })
})
