import { once } from 'node:events'
import { socketPath } from '@hanap/contracts/sockets/socket'
import { options } from '@hanap/markets/lists'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, launchWholeBrowser, NO_BROWSER, openWithWorker, takenOver } from '../harness/browser.ts'
import { startReceiver } from '../harness/hosts/receiver.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { applyTo, askAs, JOURNEY_PASSWORD, recruiterToken, registerSeeker } from '../harness/people.ts'
import { clickShown, deliver, shownBy, standInFor } from '../harness/push-messages.ts'
import { waitUntil } from '../harness/server.ts'
import { logOutSeeker } from '../harness/signed-in.ts'
import { interfaceTexts, useOwnSite } from '../harness/site.ts'

const stageId = (key: string) =>
  options('pipeline_stage_lists', 'en').find(option => option.key === key)?.id ?? 0

/** A socket of the session; answers how it ends. */
const openSocket = async (port: number, token: string) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const closed = new Promise<number>(resolve => socket.on('close', resolve))
  await once(socket, 'open')
  return { closed }
}

describe.skipIf(!browserPath)(
  `notifications and push messages${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useOwnSite({}, launchWholeBrowser)
    let service: Awaited<ReturnType<typeof startReceiver>>
    beforeAll(async () => {
      service = await startReceiver()
    })
    afterAll(() => service.close())

    const logIn = async (page: Page, email: string, prefix: string) => {
      await page.goto(site.at(`${prefix}/get-started`))
      await page.locator('#email').fill(email)
      await page.locator('#password').fill(JOURNEY_PASSWORD)
      await page.locator('form.form [type="submit"]').click()
      await page.waitForURL(/\/jobseeker-complete-profile$/)
    }

    test.each([englishOnDesk, arabicOnPhone])(
      'a stage shows at once in an open page, is listed and pushed to the device, until log-out, $name',
      async ({ language, prefix, options: look }) => {
        const t = interfaceTexts(language)
        const { email, token } = await registerSeeker(site)
        const recruiter = await recruiterToken(site)
        const applied = await applyTo(site, recruiter, token)
        const move = (stage: string) =>
          askAs(site, 'PATCH', `/api/job-applications/recruiters/${applied.id}/stage`, recruiter, {
            pipeline_stage_id: stageId(stage),
          })
        const told = (stage: 'interview' | 'offer' | 'hired') =>
          t(`notifications.stage_${stage}`, { company: applied.company })

        const { page, context, complaints } = await openWithWorker(site.browser, look)
        await context.grantPermissions(['notifications'], { origin: site.at('') })
        const endpoint = `http://${service.address}/${language}`
        await page.addInitScript(standInFor, endpoint)
        await logIn(page, email, prefix)

        await page.goto(site.at(`${prefix}/applied-jobs`))
        const bell = page.locator('.bell')
        await expect.poll(() => bell.getAttribute('data-unread')).not.toBe('')
        await bell.hover()
        await askAs(site, 'PATCH', '/api/jobseekers/notifications/read', token)
        await page.locator('.bell[data-unread=""]').waitFor()

        await move('interview')
        await page.locator('.toasts').getByText(told('interview')).waitFor()
        await page.locator('.bell[data-unread="1"]').waitFor()
        await expect.poll(() => bell.getAttribute('aria-label')).toBe(t('notifications.bell', { count: 1 }))

        await bell.click()
        await page.getByRole('heading', { level: 1, name: t('notifications.heading') }).waitFor()
        const [newest] = await page.getByRole('main').getByRole('listitem').all()
        await expect.poll(() => newest?.textContent()).toContain(told('interview'))
        await expect.poll(() => newest?.textContent()).toContain(t('notifications.unread'))
        await page.getByRole('button', { name: t('notifications.offerButton') }).waitFor()
        expect(await findingsOf(page)).toEqual([])
        await page.getByRole('button', { name: t('notifications.markAll') }).click()
        await page.getByRole('button', { name: t('notifications.markAll') }).waitFor({ state: 'detached' })
        await page.locator('.bell[data-unread=""]').waitFor()

        await page.getByRole('button', { name: t('notifications.offerButton') }).click()
        await page.getByText(t('notifications.deviceOn')).waitFor()
        // Nobody looks at the site: now the device is told.
        await page.goto('about:blank')
        const pushes = () => service.received.filter(({ path }) => path === `/${language}`)
        await waitUntil('a message comes', async () => {
          if (pushes().length === 0) {
            await move('offer')
            await move('interview')
          }
          return pushes().length > 0
        })
        expect(pushes()[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200' })

        await page.goto(site.at(`${prefix}/saved-jobs`))
        const { notifications } = await askAs(site, 'GET', '/api/jobseekers/notifications', token)
        const { id, title, text } = notifications[0]
        const path = `${prefix}/applied-jobs`
        await deliver(context, page, { id, title, text, path })
        await waitUntil('the worker shows it', async () => (await shownBy(page)).length > 0)
        await expect.poll(() => shownBy(page)).toEqual([{ title, body: text, tag: id }])
        await clickShown(context)
        await page.waitForURL(site.at(path))
        await waitUntil('it is read', async () => {
          const list = await askAs(site, 'GET', '/api/jobseekers/notifications', token)
          return list.notifications.find((each: { id: string }) => each.id === id).is_read
        })
        await expect.poll(() => shownBy(page)).toEqual([])

        const session = (await context.cookies(site.at('/'))).find(({ name }) => name === 'sessionid')
        const socket = await openSocket(site.server.port, session?.value ?? '')
        await logOutSeeker(page, t('common.logOut'))
        await page.waitForURL(site.at(prefix || '/'))
        expect(await socket.closed).toBe(4401)
        await expect.poll(() => page.evaluate(() => localStorage.getItem('stand-in subscription'))).toBe(null)
        const before = pushes().length
        await move('hired')
        await waitUntil('it is in the list', async () => {
          const list = await askAs(site, 'GET', '/api/jobseekers/notifications', token)
          return list.notifications[0].title.includes(
            interfaceTexts('en')('notifications.stage_hired', { company: applied.company }),
          )
        })
        expect(pushes()).toHaveLength(before)
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    test('messages of a chat are one notice, which opens the chat; who has opened it has none', async () => {
      const { email, token } = await registerSeeker(site)
      const { jobs } = await askAs(
        site,
        'GET',
        '/api/job-applications/recruiters/jobs',
        await recruiterToken(site),
      )
      const job = jobs.find((each: { status_key: string }) => each.status_key === 'active')
      const { chat } = await askAs(site, 'POST', '/api/chats', token, {
        job_id: job.id,
        text: 'Is the job still open?',
        client_id: 'push-message',
      })
      const path = `/chat/${chat.id}`
      const { page, context, complaints } = await openWithWorker(site.browser, englishOnDesk.options)
      await context.grantPermissions(['notifications'], { origin: site.at('') })
      await logIn(page, email, '')
      await page.goto(site.at('/saved-jobs'))
      const push = async (id: string) => {
        await deliver(context, page, { id, title: 'Rosa', text: `New message ${id}`, path })
        await waitUntil('the worker shows it', async () =>
          (await shownBy(page)).some(({ body }) => body.endsWith(id)),
        )
      }
      // A worker that is not there yet gets no message.
      await expect.poll(() => shownBy(page)).toEqual([])
      await push('p1')
      await push('p2')
      expect((await shownBy(page)).map(({ body }) => body)).toEqual(['New message p2'])
      await clickShown(context)
      await page.waitForURL(site.at(path))
      await page.locator('.chat-message', { hasText: 'Is the job still open?' }).waitFor()

      await page.goto(site.at('/saved-jobs'))
      await push('p3')
      await page.goto(site.at(path))
      await page.locator('.chat-message').first().hover()
      await waitUntil('the notice is closed', async () => (await shownBy(page)).length === 0)
      expect(complaints).toEqual([])
      await context.close()
    })

    test('all open pages of a browser share one connection, which a shared worker holds', async () => {
      const { email, token } = await registerSeeker(site)
      const { page, context, complaints } = await openWithWorker(site.browser, englishOnDesk.options)
      await logIn(page, email, '')
      const pages = [page, await context.newPage()]
      const sockets: string[] = []
      for (const each of pages) {
        each.on('websocket', socket => sockets.push(socket.url()))
        await each.goto(site.at('/saved-jobs'))
        await each.locator('.bell').hover()
      }
      await applyTo(site, await recruiterToken(site), token)
      for (const each of pages) await each.locator('.bell[data-unread="2"]').waitFor()
      const session = await site.browser.newBrowserCDPSession()
      const { targetInfos } = await session.send('Target.getTargets')
      expect(targetInfos.filter(({ type }) => type === 'shared_worker').map(({ url }) => url)).toEqual([
        site.at('/notifications-worker.js'),
      ])
      expect(sockets).toEqual([])
      expect(complaints).toEqual([])
      await context.close()
    })

    test('a browser without shared workers holds the connection in the page while it is visible', async () => {
      const { email, token } = await registerSeeker(site)
      const { page, context, complaints } = await openWithWorker(site.browser, englishOnDesk.options)
      await page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'))
      const sockets: string[] = []
      page.on('websocket', socket => sockets.push(socket.url()))
      await logIn(page, email, '')
      await page.goto(site.at('/saved-jobs'))
      await page.locator('.bell').hover()
      await waitUntil('the page opens a socket', () => sockets.length > 0)
      await applyTo(site, await recruiterToken(site), token)
      await page.locator('.bell[data-unread="2"]').waitFor()
      expect(complaints).toEqual([])
      await context.close()
    })

    test('the permission is asked for by no page, only by the press; a refusal is said in words', async () => {
      const t = interfaceTexts('en')
      const { email, token } = await registerSeeker(site)
      const { page, context, complaints } = await openWithWorker(site.browser, englishOnDesk.options)
      await page.addInitScript(() => {
        const asked: string[] = []
        let permission = 'default'
        Object.defineProperty(Notification, 'permission', { get: () => permission })
        Object.assign(window, { asked })
        Notification.requestPermission = async () => {
          asked.push(location.pathname)
          permission = 'denied'
          return 'denied'
        }
      })
      const asked = () => page.evaluate(() => Object(window).asked as string[])
      await logIn(page, email, '')
      await applyTo(site, await recruiterToken(site), token)
      for (const path of ['/', '/account-settings', '/notifications']) {
        await page.goto(site.at(path))
        await page.locator('.bell').hover()
        await takenOver(page.locator('#main'))
        await expect.poll(() => asked()).toEqual([])
      }
      await page.getByRole('button', { name: t('notifications.offerButton') }).click()
      await page.getByText(t('notifications.denied')).waitFor()
      await expect.poll(() => asked()).toEqual(['/notifications'])
      expect(complaints).toEqual([])
      await context.close()
    })

    test('after an act Chrome proposes messages by itself, and Edge does not', async () => {
      const t = interfaceTexts('en')
      const { email, token } = await registerSeeker(site)
      await applyTo(site, await recruiterToken(site), token)
      const { jobs } = await askAs(site, 'GET', '/api/job-applications/jobseekers', token)
      const chrome =
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
      for (const [userAgent, proposals] of [
        [chrome, 1],
        [`${chrome} Edg/140.0.0.0`, 0],
      ] as const) {
        const { page, context, complaints } = await openWithWorker(site.browser, {
          ...englishOnDesk.options,
          userAgent,
        })
        // Undecided, as in a window on a screen.
        await page.addInitScript(() =>
          Object.defineProperty(Notification, 'permission', { get: () => 'default' }),
        )
        await logIn(page, email, '')
        const asked = page.waitForResponse(/\/push-key$/)
        await page.goto(site.at(`${jobs[0].job.job_url}/apply/success`))
        await page.locator('.bell').hover()
        await asked
        await page
          .getByText(t('notifications.offerApplied'))
          .waitFor({ state: proposals ? 'visible' : 'detached' })
        await expect
          .poll(() => page.getByRole('button', { name: t('notifications.offerButton') }).count())
          .toBe(proposals)
        expect(complaints).toEqual([])
        await context.close()
      }
    })

    test('without script the list is read and marked', async () => {
      const { language, prefix, options: look } = japaneseWithoutScript
      const t = interfaceTexts(language)
      const { email, token } = await registerSeeker(site)
      const { page, context } = await openWithWorker(site.browser, look)
      await logIn(page, email, prefix)
      await page.goto(site.at(`${prefix}/notifications`))
      await page.getByRole('button', { name: t('notifications.markAll') }).click()
      await page.getByRole('button', { name: t('notifications.markAll') }).waitFor({ state: 'detached' })
      await applyTo(site, await recruiterToken(site), token)
      await page.goto(site.at(`${prefix}/notifications`))
      await expect.poll(() => page.locator('.bell').getAttribute('data-unread')).toBe('1')
      await page.getByRole('main').getByRole('link').first().click()
      await page.waitForURL(/\/applied-jobs\/\w+$/)
      // What was opened is read.
      await page.goto(site.at(`${prefix}/notifications`))
      await page.locator('.bell[data-unread=""]').waitFor()
      await context.close()
    })
  },
)
