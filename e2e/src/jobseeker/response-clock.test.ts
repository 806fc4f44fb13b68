import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { setResponse } from '../harness/database.ts'
import { arabicOnPhone, englishWithoutScript } from '../harness/journey-variants.ts'
import { applyTo, askAs, JOURNEY_PASSWORD, recruiterToken, registerSeeker } from '../harness/people.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useOwnSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(`how soon a recruiter answers${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useOwnSite()

  test.each([arabicOnPhone, englishWithoutScript])(
    'stands below the name in the seeker’s chat, with how it is known behind a press, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const recruiter = await recruiterToken(site)
      const { user } = await askAs(site, 'GET', '/api/recruiters/me', recruiter)
      await setResponse(site.dataDir, user.id)
      const { email, token } = await registerSeeker(site)
      const application = await applyTo(site, recruiter, token)
      const { chat } = await askAs(site, 'POST', '/api/chats', recruiter, {
        application_id: application.id,
        text: 'Good morning.',
        client_id: `clock-${application.id}`,
      })
      const { page, context, complaints } = await openPage(site.browser, options)
      await logIn(page, site.at(`${prefix}/get-started`), { email, password: JOURNEY_PASSWORD })
      await page.goto(site.at(`${prefix}/chat/${chat.id}`))
      const head = page.locator('.chat-head')
      const clock = head.locator('summary', { hasText: t('chats.responseDays', { count: 2 }) })
      const [name, text] = [await head.locator('h1').boundingBox(), await clock.boundingBox()]
      if (!name || !text) throw new Error('The clock is not in the head.')
      expect(text.y).toBeGreaterThanOrEqual(name.y + name.height)
      expect(text.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
      const known = head.getByText('62', { exact: false }).last()
      await expect.poll(() => known.isVisible()).toBe(false)
      await clock.click()
      await known.waitFor()
      await expect.poll(() => known.textContent()).toMatch(/48.*74.*41/s)
      if (options.javaScriptEnabled !== false) expect(await findingsOf(page)).toEqual([])
      expect(complaints).toEqual([])
      await context.close()

      const employer = await openPage(site.browser, options)
      await logIn(employer.page, site.at(`${prefix}/log-in`, 'employer'), site.server.logIn('recruiter'))
      await employer.page.goto(site.at(`${prefix}/chats/${chat.id}`, 'employer'))
      await employer.page.locator('.chat-head h1').waitFor()
      await expect.poll(() => employer.page.locator('.chat-head summary').count()).toBe(0)
      await employer.context.close()
    },
  )
})
