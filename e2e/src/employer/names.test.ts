import { describe, expect, test } from 'vitest'
import { admin } from '../harness/admin.ts'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, registerOwner } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

let count = 0

describe.skipIf(!browserPath)(`a company’s name${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([englishOnDesk, arabicOnPhone, japaneseWithoutScript])(
    'is founded beside another one, proven, claimed and given, and goes to a second country, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      count += 1
      const name = `Twin Works ${count}`
      await registerOwner(site, name)
      const { email, token } = await registerOwner(site, name)
      const { page, context, complaints } = await openPage(site.browser, options)
      const at = (path: string) => site.at(`${prefix}${path}`, 'employer')
      await logIn(page, at('/log-in'), { email, password: JOURNEY_PASSWORD })

      await page.goto(at('/company'))
      expect(await findingsAt(page, options)).toEqual([])
      await page.getByRole('button', { name: t('names.namesakeButton') }).click()
      await page.getByRole('link', { name: t('names.heading') }).click()
      await page.getByText(t('names.lacks', { company: name })).waitFor()
      await page.getByText(t('errors.name_unproven')).waitFor()
      expect(await findingsAt(page, options)).toEqual([])

      const { company } = await askAs(site, 'GET', '/api/recruiters/me', token)
      await admin(site, 'verify-company', company.id)
      await page.goto(at('/company/name'))
      const claimIn = async (country: string) => {
        await page.locator('#country_key').selectOption(country)
        await page.locator('#note').fill('In the register since 1990')
        await page.getByRole('button', { name: t('names.send') }).click()
      }
      await claimIn('ph')
      await page.locator('.badge', { hasText: t('names.state_pending') }).waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      const waiting = await admin(site, 'name-claims')
      const [claimId = ''] =
        waiting
          .split('\n')
          .find(line => line.includes(name))
          ?.split(' ') ?? []
      await admin(site, 'name-claims', claimId, 'accept')
      await page.reload()
      await page.getByText(t('names.holds', { company: name })).waitFor()

      // Nobody has the name there.
      await claimIn('sg')
      await page
        .locator('.badge', { hasText: t('names.state_accepted') })
        .nth(1)
        .waitFor()
      await expect
        .poll(() => page.getByRole('main').getByRole('list').first().getByRole('listitem').count())
        .toBe(2)
      // An ad for the second country, and then for the first one after all.
      await page.goto(at('/jobs/new'))
      await page.locator('#job_title').fill('Beekeeper')
      await page.locator('#job_country_key').selectOption('sg')
      await page.getByRole('button', { name: t('ads.start') }).click()
      await page.getByRole('heading', { level: 1, name: t('ads.draftHeading') }).waitFor()
      await expect.poll(() => page.locator('#job_country_key').inputValue()).toBe('sg')
      expect(await findingsAt(page, options)).toEqual([])
      await page.locator('#job_country_key').selectOption('ph')
      if (options.javaScriptEnabled === false)
        await page.getByRole('button', { name: t('ads.saveDraft') }).click()
      await page.locator('[name="shown_country_key"][value="ph"]').waitFor({ state: 'attached' })
      await expect.poll(() => page.locator('#job_country_key').inputValue()).toBe('ph')
      await page.goto(at('/notifications'))
      await page
        .getByText(t('names.acceptedSubject', { company: name }))
        .first()
        .waitFor()
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
