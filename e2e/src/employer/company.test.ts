import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, englishWithoutScript } from '../harness/journey-variants.ts'
import { mailedCode } from '../harness/mails.ts'
import { JOURNEY_PASSWORD, registerOwner } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

let count = 0

describe.skipIf(!browserPath)(`a company’s own matters${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([englishOnDesk, arabicOnPhone, englishWithoutScript])(
    'an owner has the company verified by a code to an address at its domain, and its page says so, $name',
    async ({ language, prefix, options: device }) => {
      const t = interfaceTexts(language)
      count += 1
      const company = `Verified Works ${count}`
      const { email } = await registerOwner(site, company)
      const { page, context, complaints } = await openPage(site.browser, device)
      await logIn(page, site.at(`${prefix}/log-in`, 'employer'), { email, password: JOURNEY_PASSWORD })
      await page.goto(site.at(`${prefix}/company`, 'employer'))
      await page.getByRole('link', { name: t('verification.open'), exact: true }).click()
      await page.getByRole('heading', { level: 1, name: t('verification.heading') }).waitFor()
      const send = page.getByRole('button', { name: t('verification.mailSend') })
      await page.locator('#value-mail').fill('somebody@gmail.com')
      await send.click()
      await page.getByRole('alert').getByText(t('errors.free_mail_domain')).waitFor()
      expect(await findingsAt(page, device)).toEqual([])

      const address = `people@verified${count}.example`
      await page.locator('#value-mail').fill(address)
      await send.click()
      await page.getByText(t('verification.codeSent', { email: address })).waitFor()
      expect(await findingsAt(page, device)).toEqual([])
      await page.getByLabel(t('verification.codeLabel')).fill(await mailedCode(site.server.port, address, 1))
      await page.getByRole('button', { name: t('verification.codeSubmit'), exact: true }).click()
      await page.getByText(t('verification.stateVerified'), { exact: true }).waitFor()

      await page.goto(site.at(`${prefix}/company`, 'employer'))
      await page.getByRole('link', { name: t('employer.seePage') }).click()
      const fact = t('verification.factMail', { domain: `verified${count}.example` })
      await page.getByText(fact).waitFor()
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
