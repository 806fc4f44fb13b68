import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { startReceiver } from '../harness/hosts/receiver.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { JOURNEY_PASSWORD, registerOwner } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

let count = 0

describe.skipIf(!browserPath)(`webhooks${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([englishOnDesk, arabicOnPhone, japaneseWithoutScript])(
    'an owner makes one, sees what it told and what was answered, has it told again, and deletes it, $name',
    async ({ language, prefix, options: device }) => {
      const t = interfaceTexts(language)
      count += 1
      const machine = await startReceiver()
      const url = `http://${machine.address}/hanap`
      const { email } = await registerOwner(site, `Told Works ${count}`)
      const { page, context, complaints } = await openPage(site.browser, device)
      await logIn(page, site.at(`${prefix}/log-in`, 'employer'), { email, password: JOURNEY_PASSWORD })
      await page.goto(site.at(`${prefix}/company`, 'employer'))
      await page.getByRole('link', { name: t('webhooks.heading'), exact: true }).click()
      await page.getByRole('heading', { level: 1, name: t('webhooks.heading') }).waitFor()

      const submit = page.getByRole('button', { name: t('webhooks.create'), exact: true })
      await page.getByLabel(t('webhooks.url')).fill(url)
      await submit.click()
      await page.getByRole('alert').first().waitFor()
      await expect.poll(() => page.getByLabel(t('webhooks.url')).inputValue()).toBe(url)
      await page.getByLabel(t('webhooks.applicationCreated')).check()
      await submit.click()
      await page.getByText(t('webhooks.madeText')).waitFor()
      await expect.poll(() => page.locator('#secret').textContent()).toMatch(/^whsec_/)
      expect(await findingsAt(page, device)).toEqual([])

      await machine.atLeast(1)
      await page
        .getByRole('link', { name: t('resumes.labelled', { label: t('webhooks.deliveries'), value: url }) })
        .click()
      await page.getByRole('heading', { level: 1, name: new URL(url).host }).waitFor()
      await page.getByText(t('webhooks.stateDelivered'), { exact: true }).waitFor()
      await page.getByText(t('webhooks.body')).click()
      await page.getByText('"type":"ping"').waitFor()
      expect(await findingsAt(page, device)).toEqual([])
      await page.getByRole('button', { name: t('webhooks.again') }).click()
      await machine.atLeast(2)

      await page.getByRole('link', { name: t('webhooks.back') }).click()
      await expect.poll(() => page.locator('#secret').count()).toBe(0)
      await page.locator('summary', { hasText: t('webhooks.delete') }).click()
      await page
        .getByRole('button', { name: t('resumes.labelled', { label: t('webhooks.delete'), value: url }) })
        .click()
      await page.getByText(url).waitFor({ state: 'detached' })
      expect(complaints).toEqual([])
      await context.close()
      await machine.close()
    },
  )
})
