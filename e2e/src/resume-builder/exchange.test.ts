import { describe, expect, test } from 'vitest'
import { findingsAt } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { logInBuilder } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

const resume = {
  basics: { name: 'Mara Villanueva', label: 'Supervisor', email: 'mara@example.com' },
  work: [{ name: 'Bayside Logistics', position: 'Supervisor', startDate: '2019-03' }],
}
const file = {
  name: 'resume.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(resume)),
}

describe.skipIf(!browserPath)(`documents given and taken${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each([englishOnDesk, arabicOnPhone, japaneseWithoutScript])(
    'another program’s file becomes a document → it is had as text → a link shows it to anybody, until it is turned off, $name',
    { timeout: 90_000 },
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const hasScript = options.javaScriptEnabled !== false
      const email = `given.${language}.${Math.random().toString(36).slice(2)}@example.com`
      await registerSeeker(site, { email, country_key: 'ph' })
      const { page, context, complaints } = await openPage(site.browser, options)
      await logInBuilder(page, site.at(`${prefix}/get-started`, 'resume'), {
        email,
        password: JOURNEY_PASSWORD,
      })
      await page.goto(site.at(prefix || '/', 'resume'))
      await page.getByText(t('builder.fromFile')).first().click()
      const importing = page.locator('form', { has: page.locator('#file') })
      await page.locator('#file').setInputFiles({ ...file, buffer: Buffer.from('hello') })
      await importing.getByRole('button').last().click()
      await page.locator('#file-error').waitFor()
      expect(await findingsAt(page, options)).toEqual([])
      await page.locator('#file').setInputFiles(file)
      await importing.getByRole('button').last().click()
      await page.waitForURL(url => url.pathname.includes('/documents/'))
      if (hasScript) await untilStarted(page)

      await page.getByLabel(t('builder.exports')).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: t('builder.export_text') }).click(),
      ])
      expect(download.suggestedFilename()).toBe('Mara Villanueva.txt')

      await page.getByRole('link', { name: t('builder.link') }).click()
      await page.getByText(t('builder.linkIsOff')).waitFor()
      await page.getByRole('button', { name: t('builder.linkOn') }).click()
      const link = page.locator('.paper-address')
      await link.waitFor()
      if (hasScript) {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        await page.getByRole('button', { name: t('common.share') }).click()
        await page.getByText(t('common.linkCopied')).waitFor()
        await expect
          .poll(() => page.evaluate(() => navigator.clipboard.readText()))
          .toBe(await link.textContent())
      }
      expect(await findingsAt(page, options)).toEqual([])
      // The server under test listens where there was room, which its settings do not say.
      const address = site.at(new URL((await link.textContent()) ?? '').pathname, 'resume')

      const { page: visitor, context: theirs } = await openPage(site.browser, options)
      const answer = await visitor.goto(address)
      expect(answer?.headers()['cache-control']).toBe('no-store')
      await visitor.getByText('Bayside Logistics').waitFor()
      await expect.poll(() => visitor.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
      expect(await findingsAt(visitor, options)).toEqual([])

      await page.reload()
      await page.getByText(t('builder.linkViews', { count: 1 })).waitFor()
      await page.getByRole('button', { name: t('builder.linkOff') }).click()
      await page.getByText(t('builder.linkIsOff')).waitFor()
      expect((await visitor.goto(address))?.status()).toBe(404)
      expect(complaints).toEqual([])
      await theirs.close()
      await context.close()
    },
  )
})
