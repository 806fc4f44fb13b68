import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { askAs, JOURNEY_PASSWORD, registerOwner } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

let count = 0
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe.skipIf(!browserPath)(`a company’s page${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([englishOnDesk, arabicOnPhone, japaneseWithoutScript])(
    'is kept as it is typed, previewed as seekers read it, and published, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const hasScript = options.javaScriptEnabled !== false
      count += 1
      const name = `Slow Bakery ${count}`
      const { email, token } = await registerOwner(site, name)
      const { page, context, complaints } = await openPage(site.browser, options)
      const at = (path: string) => site.at(`${prefix}${path}`, 'employer')
      await logIn(page, at('/log-in'), { email, password: JOURNEY_PASSWORD })
      await page.goto(at('/company'))
      const about = page.locator('#about')
      const aboutNow = async () => (await askAs(site, 'GET', '/api/recruiters/me', token)).company.about

      await about.fill('We bake slowly.')
      if (hasScript) await page.getByRole('status').filter({ hasText: /\d/ }).waitFor()
      else await page.getByRole('button', { name: t('names.saveDraft') }).click()
      await page.goto(at('/company'))
      await page.getByText(t('names.draftNote')).waitFor()
      await expect.poll(() => about.inputValue()).toBe('We bake slowly.')
      await expect.poll(() => aboutNow()).toBe(null)
      expect(await findingsAt(page, options)).toEqual([])

      await page.getByRole('link', { name: t('names.preview'), exact: true }).click()
      await page.getByText(t('names.previewText')).waitFor()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.getByRole('heading', { level: 2, name: t('company.about', { company: name }) }).waitFor()
      await page.getByText('We bake slowly.').waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      await page.getByRole('link', { name: t('names.backToEdit') }).click()

      await page.locator('#website').fill('slow')
      await page.getByRole('button', { name: t('names.publish') }).click()
      await page.locator('#website-error, [aria-describedby*="website"]').first().waitFor()
      await page.getByRole('alert').first().waitFor()
      await page.locator('#website').fill(`https://slow${count}.example`)
      await page.getByRole('button', { name: t('names.publish') }).click()
      await page.getByText(t('employer.companySaved')).waitFor()
      await expect.poll(() => page.getByText(t('names.draftNote')).count()).toBe(0)
      await expect.poll(() => aboutNow()).toBe('We bake slowly.')

      const picturesNow = async () => (await askAs(site, 'GET', '/api/recruiters/me', token)).company.pictures
      const addLogo = async () => {
        await page
          .locator('#picture-logo')
          .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PICTURE })
        const name = t('resumes.labelled', { label: t('audit.addPicture'), value: t('audit.field_logo') })
        if (options.javaScriptEnabled === false) await page.getByRole('button', { name }).click()
        await page.getByText(t('names.draftNote')).waitFor()
      }
      await addLogo()
      await expect.poll(() => picturesNow()).toEqual([])
      expect(await findingsAt(page, options)).toEqual([])
      await page.getByRole('link', { name: t('names.preview'), exact: true }).click()
      await page.getByText(t('names.previewText')).waitFor()
      const drawn = page.locator('main img').first()
      await expect
        .poll(() => drawn.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
        .toBe(256)
      await page.getByRole('link', { name: t('names.backToEdit') }).click()
      await page.getByRole('button', { name: t('names.discard') }).click()
      await page.getByText(t('names.draftNote')).waitFor({ state: 'detached' })
      await addLogo()
      await page.getByRole('button', { name: t('names.publish') }).click()
      await page.getByText(t('employer.companySaved')).waitFor()
      await expect.poll(() => picturesNow()).toMatchObject([{ kind: 'logo' }])

      await page.locator('#about').fill('Never mind.')
      await page.getByRole('button', { name: t('names.saveDraft') }).click()
      await page.getByText(t('names.draftNote')).waitFor()
      await page.getByRole('button', { name: t('names.discard') }).click()
      await page.getByText(t('names.draftNote')).waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('#about').inputValue()).toBe('We bake slowly.')
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
