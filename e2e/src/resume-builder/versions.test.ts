import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { logInBuilder } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(`earlier versions${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([englishOnDesk, arabicOnPhone, japaneseWithoutScript])(
    'a resume is downloaded → changed → goes back to what was downloaded, and forth again, $name',
    { timeout: 90_000 },
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const email = `versions.${language}.${Math.random().toString(36).slice(2)}@example.com`
      const { token } = await registerSeeker(site, { email, country_key: 'ph' })
      const documents = '/api/jobseekers/documents'
      const { document: begun } = await askAs(site, 'POST', documents, token, {
        name: 'Keeper of forty hives',
      })
      const path = `${documents}/${begun.id}`
      const document = async () => (await askAs(site, 'GET', path, token)).document

      const { page, context, complaints } = await openPage(site.browser, options)
      await logInBuilder(page, site.at(`${prefix}/get-started`, 'resume'), {
        email,
        password: JOURNEY_PASSWORD,
      })
      await page.goto(site.at(`${prefix}/documents/${begun.id}/versions`, 'resume'))
      await page.getByText(t('builder.versionsNone')).waitFor()

      await askAs(site, 'GET', `${path}/export?format=json_resume`, token)
      await askAs(site, 'PATCH', path, token, {
        revision: 1,
        changes: { name: 'Keeper of fifty hives', template: 'compact' },
      })
      await page.goto(site.at(`${prefix}/documents/${begun.id}`, 'resume'))
      await page.getByRole('link', { name: t('builder.versions') }).click()
      const card = (name: string) => page.locator('.version', { hasText: name })
      await card('Keeper of forty hives').getByText(t('builder.version_download')).waitFor()
      await card('Keeper of forty hives').getByRole('link').click()
      await expect
        .poll(() =>
          page
            .getByRole('img', { name: t('resumes.labelled', { label: t('making.preview'), value: '' }) })
            .evaluate(image => image instanceof HTMLImageElement && image.naturalWidth),
        )
        .toBeGreaterThan(0)
      expect(await findingsAt(page, options)).toEqual([])
      await card('Keeper of forty hives').getByRole('button').click()
      await page.getByRole('heading', { level: 1, name: 'Keeper of forty hives' }).waitFor()
      await expect
        .poll(() => document())
        .toMatchObject({
          name: 'Keeper of forty hives',
          template: 'classic',
          revision: 3,
        })

      await page.getByRole('link', { name: t('builder.versions') }).click()
      await card('Keeper of fifty hives').getByText(t('builder.version_restore')).waitFor()
      await card('Keeper of fifty hives').getByRole('button').click()
      await page.getByRole('heading', { level: 1, name: 'Keeper of fifty hives' }).waitFor()
      await expect.poll(() => document()).toMatchObject({ template: 'compact', revision: 4 })
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
