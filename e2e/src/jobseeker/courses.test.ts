import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

const IT = 1

describe.skipIf(!browserPath)(
  `seekers see courses for what they look for${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useSite()

    test.each([
      { ...englishOnDesk, title: 'Build a web page that everybody can use' },
      { ...arabicOnPhone, title: 'بناء صفحة ويب يستطيع الجميع استخدامها' },
      { ...japaneseWithoutScript, title: '誰もが使えるウェブページを作る' },
    ])('$name', async ({ language, prefix, options, title }) => {
      const t = interfaceTexts(language)
      const { email, token } = await registerSeeker(site)
      const answer = await fetch(
        `http://127.0.0.1:${site.server.port}/api/jobseekers/job-preferences/create`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ main_function_id: IT }),
        },
      )
      expect(answer.status).toBe(200)
      const { page, context, complaints } = await openPage(site.browser, options)
      await page.goto(site.at(prefix || '/'))
      await expect.poll(() => page.getByRole('heading', { name: t('academy.forYou') }).count()).toBe(0)
      await page.goto(site.at(`${prefix}/get-started?redirect=${encodeURIComponent(prefix || '/')}`))
      await page.locator('#email').fill(email)
      await page.locator('#password').fill(JOURNEY_PASSWORD)
      await page.locator('form.form [type="submit"]').click()
      const section = page.locator('section', {
        has: page.getByRole('heading', { name: t('academy.forYou') }),
      })
      await section.waitFor()
      const first = section.getByRole('listitem').first()
      await expect.poll(() => first.getByRole('link').textContent()).toBe(title)
      await expect.poll(() => first.textContent()).toContain(t('academy.beginner'))
      await expect.poll(() => first.textContent()).toContain('(demo)')
      if (options.javaScriptEnabled !== false) expect(await findingsOf(page)).toEqual([])
      expect(complaints).toEqual([])
      await context.close()
    })
  },
)
