import type { Page } from 'playwright-core'
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
  cachedPaths,
  isCached,
  logInSeeker,
  MESSAGE,
  type OpenJob,
  openJobs,
  postAs,
  sendApplicationForm,
  workerOf,
} from '../harness/offline-person.ts'
import { askAs, registerSeeker } from '../harness/people.ts'
import { waitUntil } from '../harness/server.ts'
import { logOutSeeker } from '../harness/signed-in.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'

const ways = [englishOnDesk, arabicOnPhone]

const SECRET = 'Ask Rosa about the night shift.'

/** All that this browser has kept of pages, as one text. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    let all = ''
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (!new URL(request.url).pathname.startsWith('/jobseeker/assets/'))
          all += (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ''
    }
    return all
  })

describe.skipIf(!browserPath)(`offline${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite(launchWholeBrowser)

  const person = async (way: JourneyVariant) => {
    const { email, token } = await registerSeeker(site)
    const opened = await openWithWorker(site.browser, way.options)
    await logInSeeker(opened.page, site, way, email)
    await workerOf(opened.page)
    await isCached(opened.page, `${way.prefix}/saved-jobs`)
    // Where log-in led was opened before there was a worker, and is not asked for again; now there is one.
    await opened.page.goto(site.at(`${way.prefix}/applied-jobs`))
    await isCached(opened.page, `${way.prefix}/applied-jobs`)
    return { ...opened, email, token }
  }

  /** Fills in a job's form with a connection and sends it without one. */
  const applyOffline = async (page: Page, way: JourneyVariant, job: OpenJob | undefined) => {
    await sendApplicationForm(page, site, way, job, () => page.context().setOffline(true))
    await page.getByRole('heading', { name: job?.job_title ?? '' }).waitFor()
  }

  test.each(ways)('a browser finds all that it needs to install the site, $name', async way => {
    const { page, context, complaints } = await openWithWorker(site.browser, way.options)
    await page.addInitScript(() => {
      const register = navigator.serviceWorker?.register
      if (!register) return
      navigator.serviceWorker.register = (...given) => {
        document.documentElement.dataset.registeredAt = document.readyState
        return register.apply(navigator.serviceWorker, given)
      }
    })
    await page.goto(site.at(way.prefix || '/'))
    await workerOf(page)
    // A page's first load has the line for itself.
    expect(await page.locator('html').getAttribute('data-registered-at')).toBe('complete')
    const devtools = await context.newCDPSession(page)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // A test's browser keeps nothing of a person, and so installs nothing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    const { data = '', errors } = await devtools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data)
    expect(manifest).toMatchObject({ lang: way.language, start_url: way.prefix || '/' })
    for (const { src, sizes } of manifest.icons) {
      const shown = await page.evaluate(async address => {
        const picture = new Image()
        picture.src = address
        await picture.decode()
        return `${picture.naturalWidth}x${picture.naturalHeight}`
      }, src)
      if (sizes !== 'any') expect(shown).toBe(sizes)
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  test.each(ways)(
    'pages that were opened are read without a connection, each marked as a copy, $name',
    async way => {
      const t = interfaceTexts(way.language)
      const { page, context } = await openWithWorker(site.browser, way.options)
      const search = `${way.prefix}/job-search`
      await page.goto(site.at(search))
      await workerOf(page)
      // What was opened before there was a worker is not asked for again.
      await page.reload()
      await isCached(page, search)
      const [job] = await openJobs(site)
      const path = way.prefix + job?.job_url
      await page.goto(site.at(path))
      await isCached(page, path)
      const heading = await page.getByRole('heading', { level: 1 }).textContent()

      await context.setOffline(true)
      await page.goto(site.at(search))
      await page.locator('.offline-strip').waitFor()
      await page.locator(`a[href="${path}"]`).first().waitFor()
      await page.goto(site.at(path))
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
      expect(await page.locator('.offline-strip').textContent()).toContain(
        t('offline.copy', { time: '|' }).split('|')[0]?.slice(0, 8),
      )
      await page.goto(site.at(`${way.prefix}/help`))
      await page.getByRole('heading', { level: 1, name: t('offline.heading') }).waitFor()
      expect(await page.locator('html').getAttribute('dir')).toBe(way.language === 'ar' ? 'rtl' : 'ltr')
      await page.locator(`a[href="${path}"]`).click()
      await page.getByRole('heading', { level: 1, name: heading ?? '' }).waitFor()

      await context.setOffline(false)
      await page.goto(site.at(path))
      await page.getByRole('heading', { level: 1, name: heading ?? '' }).waitFor()
      expect(await page.locator('.offline-strip').count()).toBe(0)
      await context.close()
    },
  )

  test.each(ways)(
    'a saved job is read without a connection, and by nobody else afterwards, $name',
    async way => {
      const t = interfaceTexts(way.language)
      const { page, context } = await person(way)
      const [job] = await openJobs(site)
      const path = way.prefix + job?.job_url
      await page.goto(site.at(path))
      await untilStarted(page)
      await page.locator(`button[name="job_id"][value="${job?.id}"]:visible`).first().click()
      await isCached(page, `${path}/apply`)
      await isCached(page, path)

      await context.setOffline(true)
      await page.goto(site.at(`${way.prefix}/saved-jobs`))
      await page
        .getByRole('link', { name: job?.job_title ?? '' })
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: job?.job_title ?? '' }).waitFor()
      await context.setOffline(false)

      await page.goto(site.at(`${way.prefix}/saved-jobs`))
      await logOutSeeker(page, t('common.logOut'))
      await page.waitForURL(site.at(way.prefix || '/'))
      const personal = async () =>
        (await cachedPaths(page)).filter(kept => /saved-jobs|applied-jobs|\/apply$|\/job\//.test(kept))
      expect(await personal()).toEqual([])

      const other = await registerSeeker(site)
      await logInSeeker(page, site, way, other.email)
      await isCached(page, `${way.prefix}/saved-jobs`)
      await context.setOffline(true)
      await page.goto(site.at(`${way.prefix}/saved-jobs`))
      await page.getByText(t('account.savedEmptyTitle')).waitFor()
      await page.goto(site.at(path))
      await page.getByRole('heading', { level: 1, name: t('offline.heading') }).waitFor()
      await context.close()
    },
  )

  test.each(ways)(
    'an application made offline waits, can be taken back, and is sent once, $name',
    async way => {
      const t = interfaceTexts(way.language)
      const { page, context, token } = await person(way)
      const [first, second] = await openJobs(site)
      await applyOffline(page, way, first)
      await page.getByText(t('offline.waitingText')).waitFor()
      await page.getByRole('button', { name: t('offline.cancel') }).click()
      await page.getByRole('heading', { name: first?.job_title ?? '' }).waitFor({ state: 'detached' })

      await context.setOffline(false)
      await applyOffline(page, way, second)
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
      await applyOffline(page, way, job)
      const blocked = { company_id: job?.company_id }
      await postAs(site, '/api/companies/blacklist-companies/create', token, blocked)
      await context.setOffline(false)
      const reason = t('errors.company_blocked')
      await page.getByText(t('offline.refusedNow', { job: job?.job_title ?? '', reason })).waitFor()
      await page.locator('.badge', { hasText: t('offline.notSent') }).waitFor()
      await page.getByText(t('offline.written')).click()
      await page.getByText(MESSAGE).waitFor()
      expect(await findingsOf(page)).toEqual([])
      expect(await applications(site, token)).toEqual([])
      await page.getByRole('button', { name: t('offline.remove') }).click()
      await page.getByText(MESSAGE).waitFor({ state: 'detached' })
      await context.close()
    },
  )

  test.each(ways)(
    'a form that opens later has its texts, which no page brought, without a connection, $name',
    async way => {
      const t = interfaceTexts(way.language)
      const { page, context, token } = await person(way)
      await postAs(site, '/api/jobs/job-alerts/create', token, { keyword: 'nurse' })
      const opened = await page.goto(site.at(`${way.prefix}/job-alerts`))
      const html = (await opened?.text()) ?? ''
      expect(html).toContain(t('alerts.heading'))
      for (const key of ['alerts.keyword', 'alerts.deleteText'] as const) expect(html).not.toContain(t(key))
      await waitUntil('the texts are kept', () =>
        page.evaluate(text => localStorage.getItem('texts')?.includes(text) ?? false, t('alerts.keyword')),
      )
      await context.setOffline(true)
      const open = (name: string) => page.getByRole('listitem').getByText(name, { exact: true }).click()
      const close = () =>
        page
          .locator('dialog')
          .getByRole('button', { name: t('common.close') })
          .click()
      await open(t('alerts.change'))
      const change = page.getByRole('dialog', { name: t('alerts.changeHeading') })
      expect(await change.getByLabel(t('alerts.keyword')).inputValue()).toBe('nurse')
      expect(await findingsOf(page)).toEqual([])
      await close()
      await open(t('alerts.delete'))
      await page
        .getByRole('dialog', { name: t('alerts.deleteHeading') })
        .getByText(t('alerts.deleteText'))
        .waitFor()
      await close()
      await page.locator('dialog').waitFor({ state: 'detached' })
      await context.close()
    },
  )

  test('a session that ended leaves no page behind, and what waits goes when its owner is back', async () => {
    const way = englishOnDesk
    const t = interfaceTexts('en')
    const { page, context, email, token } = await person(way)
    const [, , , job] = await openJobs(site)
    await applyOffline(page, way, job)
    await context.clearCookies()
    await context.setOffline(false)
    await page.goto(site.at('/'))
    await page.getByText(t('offline.logInToSend')).waitFor()
    expect((await cachedPaths(page)).filter(path => /-jobs$|\/apply$/.test(path))).toEqual([])

    const other = await registerSeeker(site)
    await logInSeeker(page, site, way, other.email)
    await isCached(page, '/saved-jobs')
    expect(await page.getByText(t('offline.waitingHeading')).count()).toBe(0)
    await context.clearCookies()

    await logInSeeker(page, site, way, email)
    await page.getByText(t('offline.sentNow', { job: job?.job_title ?? '' })).waitFor()
    expect((await applications(site, token)).map(each => each.job.id)).toEqual([job?.id])
    expect(await applications(site, other.token)).toEqual([])
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
    await applyOffline(form, way, job)
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
    expect(await page.locator('#first_message').inputValue()).toBe(MESSAGE)
    // As a page does whose script is not there.
    const isRefused = page.waitForEvent('requestfailed')
    await page.locator('form.form').evaluate((form: HTMLFormElement) => form.submit())
    await isRefused
    await next.goto(site.at('/applied-jobs'))
    expect(await next.getByText(t('offline.waitingHeading')).count()).toBe(0)
    expect([await applications(site, token), await applications(site, other.token)]).toEqual([[], []])
    await context.close()
  })

  test('of two accounts in one browser neither finds a page of the other’s, with a connection or without', async () => {
    const way = englishOnDesk
    const { page, context, token } = await person(way)
    const [job] = await openJobs(site)
    const title = job?.job_title ?? ''
    await postAs(site, '/api/jobs/saved-jobs', token, { job_id: job?.id })
    await askAs(site, 'PUT', `/api/jobs/${job?.id}/note`, token, { text: SECRET })
    await page.goto(site.at('/saved-jobs'))
    await page.getByRole('main').getByText(title).first().waitFor()
    await waitUntil('the page is kept as it is now', async () => {
      const kept = await keptTexts(page)
      return kept.includes(title) && kept.includes(SECRET)
    })

    const other = await registerSeeker(site)
    // As a session that ended elsewhere leaves a browser: nobody has logged out here.
    await context.clearCookies()
    await logInSeeker(page, site, way, other.email)
    await isCached(page, '/saved-jobs')
    const left = await keptTexts(page)
    for (const theirs of [title, SECRET]) expect(left).not.toContain(theirs)

    await context.setOffline(true)
    for (const path of ['/saved-jobs', '/applied-jobs', '/']) {
      await page.goto(site.at(path)).catch(() => undefined)
      const shown = await page.content()
      expect(shown).not.toContain(SECRET)
      if (path !== '/') expect(shown).not.toContain(title)
    }
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
    expect(await page.locator('#first_message').inputValue()).toBe(MESSAGE)
    await context.close()
  })

  test('where no page is kept, what waits can be taken back all the same', async () => {
    const t = interfaceTexts('en')
    const { page, context } = await person(englishOnDesk)
    const [, , , , job] = await openJobs(site)
    await applyOffline(page, englishOnDesk, job)
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
