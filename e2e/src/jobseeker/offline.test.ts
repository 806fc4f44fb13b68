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
  cachedPaths,
  isCached,
  logInSeeker,
  openJobs,
  openPerson,
  postAs,
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

  const person = (way: JourneyVariant) => openPerson(site, way)

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
    await expect.poll(() => page.locator('html').getAttribute('data-registered-at')).toBe('complete')
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
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
      await expect
        .poll(() => page.locator('.offline-strip').textContent())
        .toContain(t('offline.copy', { time: '|' }).split('|')[0]?.slice(0, 8))
      await page.goto(site.at(`${way.prefix}/help`))
      await page.getByRole('heading', { level: 1, name: t('offline.heading') }).waitFor()
      await expect
        .poll(() => page.locator('html').getAttribute('dir'))
        .toBe(way.language === 'ar' ? 'rtl' : 'ltr')
      await page.locator(`a[href="${path}"]`).click()
      await page.getByRole('heading', { level: 1, name: heading ?? '' }).waitFor()

      await context.setOffline(false)
      await page.goto(site.at(path))
      await page.getByRole('heading', { level: 1, name: heading ?? '' }).waitFor()
      await expect.poll(() => page.locator('.offline-strip').count()).toBe(0)
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
      await expect.poll(() => personal()).toEqual([])

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
      await expect.poll(() => change.getByLabel(t('alerts.keyword')).inputValue()).toBe('nurse')
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
})
