import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askApi } from '../harness/api.ts'
import { findingsOf } from '../harness/axe.ts'
import {
  browserPath,
  holdRouter,
  launchWholeBrowser,
  NO_BROWSER,
  openWithWorker,
} from '../harness/browser.ts'
import { startReceiver } from '../harness/hosts/receiver.ts'
import { arabicOnPhone, englishOnDesk } from '../harness/journey-variants.ts'
import { registerSeeker } from '../harness/people.ts'
import { clickShown, deliver, shownBy, standInFor } from '../harness/push-messages.ts'
import { waitUntil } from '../harness/server.ts'
import { logIn } from '../harness/signed-in.ts'
import { interfaceTexts, useOwnSite } from '../harness/site.ts'

describe.skipIf(!browserPath)(
  `messages to a recruiter’s device${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useOwnSite({}, launchWholeBrowser)
    let service: Awaited<ReturnType<typeof startReceiver>>
    beforeAll(async () => {
      service = await startReceiver()
    })
    afterAll(() => service.close())

    test.each([englishOnDesk, arabicOnPhone])(
      'are asked for by a press, open the chat, keep nothing in the browser and end with log-out, $name',
      async ({ language, prefix, options }) => {
        const t = interfaceTexts(language)
        const at = (path: string) => site.at(`${prefix}${path}`, 'employer')
        const { page, context, complaints } = await openWithWorker(site.browser, options)
        await context.grantPermissions(['notifications'], { origin: site.at('', 'employer') })
        await page.addInitScript(standInFor, `http://${service.address}/${language}`)
        await logIn(page, at('/log-in'), site.server.logIn('recruiter'))
        const hasWorker = () =>
          page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)

        await page.goto(at('/notifications'))
        const ask = page.getByRole('button', { name: t('notifications.offerButton') })
        await ask.waitFor()
        await expect.poll(() => hasWorker()).toBe(false)
        expect(await findingsOf(page)).toEqual([])
        await ask.click()
        await page.getByText(t('notifications.deviceOn')).waitFor()
        await expect.poll(() => hasWorker()).toBe(true)

        await page.locator('label', { hasText: t('privacy.pushPreviewLabel') }).click()
        await page
          .locator('#settings')
          .getByRole('button', { name: t('common.save') })
          .click()
        await page.getByText(t('privacy.settingsSaved')).waitFor()
        const preview = page.getByRole('checkbox', { name: t('privacy.pushPreviewLabel') })
        await expect.poll(() => preview.isChecked()).toBe(true)
        await preview.click()
        await page
          .locator('#settings')
          .getByRole('button', { name: t('common.save') })
          .click()
        await waitUntil('previews are off', async () => !(await preview.isChecked()))

        const seeker = await registerSeeker(site)
        const { session } = await askApi(site, '/api/auth/recruiters/login', {
          body: site.server.logIn('recruiter'),
        })
        const { jobs } = await askApi(site, '/api/job-applications/recruiters/jobs', { token: session.token })
        const job = jobs.find((each: { status_key: string }) => each.status_key === 'active')
        const { chat } = await askApi(site, '/api/chats', {
          token: seeker.token,
          body: { job_id: job.id, text: 'Is the job still open?', client_id: `push-message-${language}` },
        })
        await page.goto(at('/jobs'))
        const path = `${prefix}/chats/${chat.id}`
        const push = async (id: string) => {
          await deliver(context, page, { id, title: 'Mara', text: `New message ${id}`, path })
          await waitUntil('the worker shows it', async () =>
            (await shownBy(page)).some(({ body }) => body.endsWith(id)),
          )
        }
        await push('p1')
        await push('p2')
        expect((await shownBy(page)).map(({ body }) => body)).toEqual(['New message p2'])
        await clickShown(context)
        await page.waitForURL(at(`/chats/${chat.id}`))
        await page.getByText('Is the job still open?').last().waitFor()

        await page.goto(at('/jobs'))
        await push('p3')
        await page.goto(at(`/chats/${chat.id}`))
        await waitUntil('the notice is closed', async () => (await shownBy(page)).length === 0)
        await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])

        // Pressed before there is script: nothing goes until the device is told nothing any more.
        const release = await holdRouter(page)
        await page.goto(at('/account'))
        if (options.isMobile) await page.getByRole('button', { name: t('common.menu') }).click()
        const form = page.locator(options.isMobile ? '#menu form' : '.site-header-row > form')
        await form.getByRole('button', { name: t('common.logOut') }).click()
        release()
        await page.waitForURL(url => !url.pathname.endsWith('/account'))
        await expect.poll(() => page.evaluate(() => localStorage.getItem('stand-in subscription'))).toBe(null)
        expect(complaints).toEqual([])
        await context.close()
      },
    )
  },
)
