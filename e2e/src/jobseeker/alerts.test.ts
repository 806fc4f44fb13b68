import { request } from 'node:http'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../harness/browser.ts'
import { endMailLeases } from '../harness/database.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { linkIn, mailsTo } from '../harness/mails.ts'
import { JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { postJob } from '../harness/post-job.ts'
import { processesOf, type StartedServer, startServer, waitUntil } from '../harness/server.ts'
import { interfaceTexts, startedDataDir, useSite } from '../harness/site.ts'

const ways = [englishOnDesk, arabicOnPhone, japaneseWithoutScript]

const findingsWithScript = async (page: Page, { javaScriptEnabled }: BrowserContextOptions) =>
  javaScriptEnabled === false ? [] : findingsOf(page)

describe.skipIf(!browserPath)(`job alerts${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()

  test.each(ways)(
    'a visitor gets a search by e-mail, confirms it, and ends it by the mail’s link, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const word = `${language}quokkakeeper`
      const email = `visitor-${language}@example.com`
      const { page, context, complaints } = await openPage(site.browser, options)
      await page.goto(site.at(`${prefix}/${word}-jobs`))
      await page.getByRole('button', { name: t('alerts.get') }).click()
      await page.waitForURL(/\/job-alerts\/new\?/)
      await page.getByRole('heading', { level: 2, name: t('alerts.dryRun', { count: 0 }) }).waitFor()
      expect(await findingsWithScript(page, options)).toEqual([])
      await page.getByRole('button', { name: t('alerts.create') }).click()
      await page.locator('#email-error').waitFor()
      await page.locator('#email').fill(email)
      await page.getByLabel(t('alerts.howOften')).selectOption('3')
      await page.getByRole('button', { name: t('alerts.create') }).click()
      await page.getByRole('heading', { level: 1, name: t('alerts.checkHeading') }).waitFor()

      const [asked] = await mailsTo(site.server.port, email, 1)
      await page.goto(site.at(linkIn(asked, '/job-alerts/confirm')))
      await page.getByText(word).waitFor()
      expect(await findingsWithScript(page, options)).toEqual([])
      await page.getByRole('button', { name: t('alerts.confirmButton') }).click()
      await page.getByRole('heading', { level: 1, name: t('alerts.confirmedHeading') }).waitFor()

      await postJob(site.dataDir, `Senior ${word}`)
      const [, password, news] = await mailsTo(site.server.port, email, 3)
      expect(password).toContain('/set-password?token=')
      expect(news).toContain(t('alerts.mailText', { count: 1, search: word }))
      const job = linkIn(news, '/job/')
      expect((await page.goto(site.at(job)))?.status()).toBe(200)

      await page.goto(site.at(linkIn(news, '/job-alerts/unsubscribe')))
      expect(await findingsWithScript(page, options)).toEqual([])
      await page.getByRole('button', { name: t('alerts.unsubscribe') }).click()
      await page.getByRole('heading', { level: 1, name: t('alerts.unsubscribedHeading') }).waitFor()
      await page.goto(site.at(linkIn(news, '/job-alerts/unsubscribe')))
      await page.getByText(t('alerts.unsubscribedText')).waitFor()
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test.each(ways)(
    'an alert is remembered through log-in, then changed, paused, deleted and had back, $name',
    async ({ language, prefix, options }) => {
      const t = interfaceTexts(language)
      const { email } = await registerSeeker(site)
      const { page, context, complaints } = await openPage(site.browser, options)
      const alert = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
      /** By the word on it; its name also says which alert it is for. */
      const act = (name: string) => page.getByRole('main').getByText(name, { exact: true }).first()
      const save = () => page.getByRole('button', { name: t('common.save'), exact: true }).click()

      await page.goto(site.at(`${prefix}/nurse-jobs`))
      await page.getByRole('button', { name: t('alerts.get') }).click()
      await page.waitForURL(/\/job-alerts\/new\?/)
      await page.locator('form.form a[href*="/get-started"]').click()
      await page.getByText(t('alerts.toCreate')).waitFor()
      await page.locator('#email').fill(email)
      await page.locator('#password').fill(JOURNEY_PASSWORD)
      await page.locator('form.form [type="submit"]').click()
      await page.waitForURL(site.at(`${prefix}/job-alerts`))
      await page.getByRole('heading', { level: 2, name: 'nurse' }).waitFor()
      await page.getByText(t('alerts.daily'), { exact: true }).first().waitFor()
      expect(await findingsWithScript(page, options)).toEqual([])

      await act(t('alerts.change')).click()
      await page.getByRole('heading', { name: t('alerts.changeHeading') }).waitFor()
      expect(await findingsWithScript(page, options)).toEqual([])
      await page.getByLabel(t('alerts.howOften')).selectOption('2')
      await save()
      await page.getByText(t('alerts.weekly'), { exact: true }).first().waitFor()

      await act(t('alerts.pause')).click()
      await page.getByText(t('alerts.paused'), { exact: true }).waitFor()
      await act(t('alerts.resume')).click()
      await act(t('alerts.pause')).waitFor()

      await act(t('alerts.delete')).click()
      await page.getByRole('heading', { name: t('alerts.deleteHeading') }).waitFor()
      await page.locator('form.form button:visible').click()
      await page.getByText(t('alerts.deleted', { search: 'nurse' })).waitFor()
      await expect.poll(() => alert.count()).toBe(0)
      await page.getByRole('button', { name: t('alerts.undo') }).click()
      await page.getByText(t('alerts.created')).waitFor()
      await page.getByText(t('alerts.weekly'), { exact: true }).first().waitFor()

      // Signed in it takes one press.
      await page.goto(site.at(`${prefix}/driver-jobs`))
      await page.getByRole('button', { name: t('alerts.get') }).click()
      await page.getByText(t('alerts.created')).waitFor()
      await page.getByRole('heading', { level: 2, name: 'driver' }).waitFor()
      await expect.poll(() => alert.count()).toBe(2)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('one press in a mail program ends an alert; a GET of the same address does not', async () => {
    const { email, token } = await registerSeeker(site)
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`http://127.0.0.1:${site.server.port}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      return (await answer.json()).data
    }
    await ask('POST', '/api/jobs/job-alerts/create', { keyword: 'presskeeper', frequency_id: 3 })
    await postJob(site.dataDir, 'Presskeeper')
    const [mail] = await mailsTo(site.server.port, email, 1)
    const path = linkIn(mail, '/job-alerts/unsubscribe')
    const send = (method: 'GET' | 'POST') =>
      new Promise<number>((resolve, reject) => {
        const sent = request(
          {
            host: '127.0.0.1',
            port: site.server.port,
            path,
            method,
            headers: { host: 'ph.localhost', 'content-type': 'application/x-www-form-urlencoded' },
          },
          answer => {
            answer.resume()
            answer.on('end', () => resolve(answer.statusCode ?? 0))
          },
        )
        sent.on('error', reject)
        sent.end(method === 'POST' ? 'List-Unsubscribe=One-Click' : undefined)
      })
    const isActive = async () => (await ask('GET', '/api/jobs/job-alerts'))[0].is_active
    expect(await send('GET')).toBe(200)
    await expect.poll(() => isActive()).toBe(true)
    expect(await send('POST')).toBe(200)
    await expect.poll(() => isActive()).toBe(false)
  })
})

describe('a crash while mails go out', () => {
  const ALERTS = 60
  const data = startedDataDir()
  let server: StartedServer
  beforeAll(async () => {
    server = await startServer(data.folder)
  })
  afterAll(async () => {
    await server.stop()
    data.remove()
  })

  const post = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
    return (await answer.json()).data
  }
  const addressOf = (at: number) => `crash${at}@alerts.example.com`
  /** How many mails the catcher has, by address. */
  const caught = async () => {
    const page = await (await fetch(`http://127.0.0.1:${server.port}/mail`)).text()
    const counts = new Map<string, number>()
    for (const [, address = ''] of page.matchAll(/<td>(crash\d+@alerts\.example\.com)<\/td>/g))
      counts.set(address, (counts.get(address) ?? 0) + 1)
    return counts
  }

  test('loses no alert’s mail and sends none twice', { timeout: 400_000 }, async () => {
    for (let at = 0; at < ALERTS; at++) {
      const { session } = await post('/api/auth/register', {
        email: addressOf(at),
        password: JOURNEY_PASSWORD,
        first_name: 'Crash',
      })
      const alert = { keyword: 'crashkeeper', frequency_id: 3 }
      await post('/api/jobs/job-alerts/create', alert, session.token)
    }
    await postJob(data.folder, 'Crashkeeper')
    await waitUntil('some mails are there', async () => (await caught()).size > 0)
    const { server: pid } = processesOf(data.folder)
    if (pid === undefined) throw new Error('the server has no process')
    process.kill(pid, 'SIGKILL')
    server = await startServer(data.folder)
    expect((await caught()).size).toBeLessThanOrEqual(ALERTS)
    // A mail that the killed worker had taken is due again when its lease is over: two minutes, which only the whole
    // command waits for.
    if (!process.env.HANAP_FULL) await endMailLeases(data.folder)
    await waitUntil('every mail is there', async () => (await caught()).size === ALERTS, 180_000)
    await postJob(data.folder, 'Second crashkeeper')
    await waitUntil(
      'every second mail is there',
      async () => [...(await caught()).values()].reduce((sum, count) => sum + count, 0) >= 2 * ALERTS,
      60_000,
    )
    expect([...(await caught()).values()]).toEqual(Array.from({ length: ALERTS }, () => 2))
    const [first, second] = await mailsTo(server.port, addressOf(0), 2)
    expect(first).toContain('\nCrashkeeper\n')
    expect(second).toContain('Second crashkeeper')
    expect(second).not.toContain('\nCrashkeeper\n')
  })
})
