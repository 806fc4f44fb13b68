import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { joinSeries } from '@hanap/i18n/joined'
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const admin = fileURLToPath(new URL('../../../server/src/entry/admin.ts', import.meta.url))

describe.skipIf(!browserPath)(`feedback reaches the operator${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  /** What `npm run admin -- feedback` prints beside the running server. */
  const listed = async () =>
    (
      await promisify(execFile)(process.execPath, [admin, 'feedback'], {
        env: { ...process.env, DATA_DIR: site.dataDir },
      })
    ).stdout

  test.each([englishOnDesk, arabicOnPhone, japaneseWithoutScript])(
    'of a visitor from the help page, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { page, context, complaints } = await openPage(site.browser, options)
      await page.goto(site.at(`${prefix}/help`))
      await page.getByRole('link', { name: t('feedback.link') }).click()
      await page.waitForURL(site.at(`${prefix}/feedback`))
      await expect.poll(() => page.locator('#files').count()).toBe(0)
      await page.getByRole('button', { name: t('feedback.send') }).click()
      await page.getByText(t('errors.required')).first().waitFor()
      if (options.javaScriptEnabled !== false) {
        // Nothing stands behind the header.
        await page.evaluate(() => scrollTo(0, 0))
        expect(await findingsOf(page)).toEqual([])
      }
      await page.getByLabel(t('feedback.idea')).check()
      await page.locator('#content').fill(`Something from ${language}.`)
      await page.locator('#contact').fill('ana@example.com')
      await page.getByRole('button', { name: t('feedback.send') }).click()
      await page.getByText(t('feedback.thanks')).waitFor()
      await expect
        .poll(() => listed())
        .toMatch(new RegExp(`ph ${language}  idea  ana@example.com\\n    Something from ${language}\\.`))
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('of a seeker with two pictures; another type is refused with what was typed kept', async () => {
    const t = interfaceTexts('en')
    const { email } = await registerSeeker(site)
    const { page, context } = await openPage(site.browser, englishOnDesk.options)
    await page.goto(site.at('/get-started?redirect=%2Ffeedback'))
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(JOURNEY_PASSWORD)
    await page.locator('form.form [type="submit"]').click()
    await page.waitForURL(site.at('/feedback'))
    await page.locator('#content').fill('See the pictures.')
    const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PICTURE })
    await page
      .locator('#files')
      .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') })
    await page.getByRole('button', { name: t('feedback.send') }).click()
    await page
      .getByText(t('errors.file_type', { types: joinSeries(['PNG', 'JPEG', 'WebP', 'PDF'], t.language) }))
      .first()
      .waitFor()
    await expect.poll(() => page.locator('#content').inputValue()).toBe('See the pictures.')
    await page.locator('#files').setInputFiles([picture('one.png'), picture('two.png')])
    await page.getByRole('button', { name: t('feedback.send') }).click()
    await page.getByText(t('feedback.thanks')).waitFor()
    await expect
      .poll(() => listed())
      .toMatch(/See the pictures\.\n {4}file one\.png: .*\n {4}file two\.png: /)
    await context.close()
  })
})
