import { describe, expect, test } from 'vitest'
import { findingsOf } from '../harness/axe.ts'
import {
  browserPath,
  launchWholeBrowser,
  NO_BROWSER,
  openWithWorker,
  untilStarted,
} from '../harness/browser.ts'
import { arabicOnPhone, englishOnDesk, type JourneyVariant } from '../harness/journey-variants.ts'
import {
  applications,
  applyOffline,
  cachedPaths,
  isCached,
  logInSeeker,
  MESSAGE,
  openJobs,
  openPerson,
  postAs,
  workerOf,
} from '../harness/offline-person.ts'
import { registerSeeker } from '../harness/people.ts'
import { waitUntil } from '../harness/server.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

const ways = [englishOnDesk, arabicOnPhone]

describe.skipIf(!browserPath)(`applying offline${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite(launchWholeBrowser)
  const person = (way: JourneyVariant) => openPerson(site, way)

  test.each(ways)(
    'an application made offline waits, can be taken back, and is sent once, $name',
    async way => {
      const t = interfaceTexts(way.language)
      const { page, context, token } = await person(way)
      const [first, second] = await openJobs(site)
      await applyOffline(page, site, way, first)
      await page.getByText(t('offline.waitingText')).waitFor()
      await page.getByRole('button', { name: t('offline.cancel') }).click()
      await page.getByRole('heading', { name: first?.job_title ?? '' }).waitFor({ state: 'detached' })

      await context.setOffline(false)
      await applyOffline(page, site, way, second)
      await context.setOffline(false)
      await page.getByText(t('offline.sentNow', { job: second?.job_title ?? '' })).waitFor()
      await page
        .locator('.rows')
        .getByRole('link', { name: second?.job_title ?? '' })
        .waitFor()
      expect((await applications(site, token)).map(({ job }) => job.id)).toEqual([second?.id])
      await context.close()
    },
  )

  test.each(ways)(
    'one that is refused is told with the reason, and what was written stays, $name',
    async way => {
      const t = interfaceTexts(way.language)
      const { page, context, token } = await person(way)
      const [, , job] = await openJobs(site)
      await applyOffline(page, site, way, job)
      const blocked = { company_id: job?.company_id }
      await postAs(site, '/api/companies/blacklist-companies/create', token, blocked)
      await context.setOffline(false)
      const reason = t('errors.company_blocked')
      await page.getByText(t('offline.refusedNow', { job: job?.job_title ?? '', reason })).waitFor()
      await page.locator('.badge', { hasText: t('offline.notSent') }).waitFor()
      await page.getByText(t('offline.written')).click()
      await page.getByText(MESSAGE).waitFor()
      expect(await findingsOf(page)).toEqual([])
      await expect.poll(() => applications(site, token)).toEqual([])
      await page.getByRole('button', { name: t('offline.remove') }).click()
      await page.getByText(MESSAGE).waitFor({ state: 'detached' })
      await context.close()
    },
  )

  test('a session that ended leaves no page behind, and what waits goes when its owner is back', async () => {
    const way = englishOnDesk
    const t = interfaceTexts('en')
    const { page, context, email, token } = await person(way)
    const [, , , job] = await openJobs(site)
    await applyOffline(page, site, way, job)
    await context.clearCookies()
    await context.setOffline(false)
    await page.goto(site.at('/'))
    await page.getByText(t('offline.logInToSend')).waitFor()
    expect((await cachedPaths(page)).filter(path => /-jobs$|\/apply$/.test(path))).toEqual([])

    const other = await registerSeeker(site)
    await logInSeeker(page, site, way, other.email)
    await isCached(page, '/saved-jobs')
    await expect.poll(() => page.getByText(t('offline.waitingHeading')).count()).toBe(0)
    await context.clearCookies()

    await logInSeeker(page, site, way, email)
    await page.getByText(t('offline.sentNow', { job: job?.job_title ?? '' })).waitFor()
    expect((await applications(site, token)).map(each => each.job.id)).toEqual([job?.id])
    await expect.poll(() => applications(site, other.token)).toEqual([])
    await context.close()
  })

  test('whoever logs out without a connection reads that they are logged in, and what waits stays until it was sent', async () => {
    const way = englishOnDesk
    const t = interfaceTexts('en')
    const { page, context, email, token } = await person(way)
    const [, , , , , job] = await openJobs(site)
    await page.goto(site.at('/saved-jobs'))
    await page.locator('.my-account').click()
    const form = await context.newPage()
    await applyOffline(form, site, way, job)
    await form.close()
    await page.getByRole('button', { name: t('common.logOut') }).click()
    await page.getByText(t('offline.notLoggedOut')).waitFor()
    expect((await cachedPaths(page)).filter(path => /-jobs$|\/apply$/.test(path))).toEqual([])
    await context.setOffline(false)
    await page.getByRole('button', { name: t('common.logOut') }).click()
    await page.waitForURL(site.at('/'))
    await page.goto(site.at('/saved-jobs'))
    await page.waitForURL(/\/get-started/)
    await logInSeeker(page, site, way, email)
    await page.getByText(t('offline.sentNow', { job: job?.job_title ?? '' })).waitFor()
    expect((await applications(site, token)).map(each => each.job.id)).toEqual([job?.id])
    await context.close()
  })

  test('what one person wrote is not sent by the next, and stays in its form', async () => {
    const way = englishOnDesk
    const t = interfaceTexts('en')
    const { page, context, token } = await person(way)
    const [, , , , job] = await openJobs(site)
    await page.goto(site.at(`${job?.job_url}/apply`))
    await untilStarted(page)
    await page.locator('#first_message').fill(MESSAGE)

    const other = await registerSeeker(site)
    const next = await context.newPage()
    await context.clearCookies()
    const opened = async () =>
      (await page.evaluate(() => caches.keys())).find(name => name.startsWith('opened'))
    const before = await opened()
    await logInSeeker(next, site, way, other.email)
    await waitUntil('the worker knows who reads', async () => {
      const name = (await opened()) ?? 'nobody'
      return name !== before && !name.endsWith('nobody')
    })
    await context.setOffline(true)
    await page.getByRole('button', { name: t('apply.submit') }).click()
    await page.getByText(t('offline.notKept')).waitFor()
    await expect.poll(() => page.locator('#first_message').inputValue()).toBe(MESSAGE)
    // As a page does whose script is not there; once this has been answered, for the page goes by it.
    const isRefused = page.waitForEvent('requestfailed')
    await page.locator('form.form').evaluate((form: HTMLFormElement) => void setTimeout(() => form.submit()))
    await isRefused
    await next.goto(site.at('/applied-jobs'))
    await expect.poll(() => next.getByText(t('offline.waitingHeading')).count()).toBe(0)
    expect([await applications(site, token), await applications(site, other.token)]).toEqual([[], []])
    await context.close()
  })

  test('a visitor’s application stays in its form, with a word', async () => {
    const t = interfaceTexts('en')
    const { page, context } = await openWithWorker(site.browser, englishOnDesk.options)
    const [job] = await openJobs(site)
    await page.goto(site.at(`${job?.job_url}/apply`))
    await workerOf(page)
    await page.locator('#email').fill('nobody@example.com')
    await page.locator('#first_message').fill(MESSAGE)
    await context.setOffline(true)
    await page.getByRole('button', { name: t('apply.submit') }).click()
    await page.getByText(t('offline.notKept')).waitFor()
    await expect.poll(() => page.locator('#first_message').inputValue()).toBe(MESSAGE)
    await context.close()
  })

  test('where no page is kept, what waits can be taken back all the same', async () => {
    const t = interfaceTexts('en')
    const { page, context } = await person(englishOnDesk)
    const [, , , , job] = await openJobs(site)
    await applyOffline(page, site, englishOnDesk, job)
    await page.goto(site.at('/help'))
    await page
      .getByText(job?.job_title ?? '')
      .first()
      .waitFor()
    await page.getByRole('button', { name: t('offline.cancel') }).click()
    await page.getByRole('button', { name: t('offline.cancel') }).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/help')
    await context.close()
  })
})
