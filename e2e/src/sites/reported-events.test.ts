import { suggestCompanyNames } from '@hanap/contracts/companies/companies.calls'
import { listSkills, readTranslation, readTranslationManifest } from '@hanap/contracts/config/config.calls'
import {
  recordAnalyticsEvent,
  recordGetStarted,
  traceDestination,
} from '@hanap/contracts/logs/tracking.calls'
import { options } from '@hanap/markets/lists'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { admin } from '../harness/admin.ts'
import {
  browserPath,
  NO_BROWSER,
  openInstalled,
  openPage,
  takenOver,
  untilStarted,
} from '../harness/browser.ts'
import { startReceiver } from '../harness/hosts/receiver.ts'
import { askAs, JOURNEY_PASSWORD, registerSeeker } from '../harness/people.ts'
import { waitUntil } from '../harness/server.ts'
import { logIn } from '../harness/signed-in.ts'
import { desk, interfaceTexts, useOwnSite } from '../harness/site.ts'

const t = interfaceTexts('en')
const titleOf = (wanted: string) =>
  options('feature_banners', 'en').find(({ key }) => key === wanted)?.title ?? ''
const receiver = await startReceiver()
afterAll(() => receiver.close())

const answered = (page: Page, { path }: { path: string }) =>
  page.waitForResponse(answer => new URL(answer.url()).pathname === path)

describe.skipIf(!browserPath)(
  `what pages tell, and what is made of it${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useOwnSite({ ERROR_REPORTING_DSN: `http://key@${receiver.address}/7` })

    const signUp = async (page: Page, host: string, email: string) => {
      await page.goto(site.at('/get-started?mode=signup', host))
      await page.locator('#first_name').fill('Mara')
      await page.locator('#email').fill(email)
      await page.locator('#password').fill(JOURNEY_PASSWORD)
      await page.locator('[name="terms"]').check()
      await page.locator('form.form [type="submit"]').click()
      await page.waitForURL(url => !url.pathname.includes('get-started'))
    }

    test('a tracker in the address, a way to sign up that is pressed, and a first registration', async () => {
      const { page, context, complaints } = await openPage(site.browser, desk)
      const traced = answered(page, traceDestination)
      await page.goto(site.at('/job-search?trackerName=partner-board&trackerToken=t1'))
      expect((await traced).request().postDataJSON()).toEqual({
        tracker_name: 'partner-board',
        tracker_token: 't1',
      })
      const begun = answered(page, recordGetStarted)
      await page
        .getByRole('link', { name: t('common.logIn') })
        .first()
        .click()
      await untilStarted(page)
      const { device_id, ...others } = (await begun).request().postDataJSON()
      expect([typeof device_id, others]).toEqual(['string', {}])

      await signUp(page, 'ph', 'mara-first@example.com')
      await page.goto(site.at('/jobseeker-complete-profile/1'))
      await page.getByText(t('profile.welcome', { name: 'Mara' })).waitFor()
      const counted = await admin(site, 'tracked')
      expect(counted).toMatch(/^trace {2}partner-board {2}1 times, 1 devices$/m)
      expect(counted).toMatch(/^get_started {2}get_started {2}\d+ times/m)
      expect(complaints).toEqual([])
      await context.close()
    })

    test('home shows the banner that suits, and never again one that was closed', async () => {
      const { page, context, complaints } = await openPage(site.browser, {
        ...desk,
        javaScriptEnabled: false,
      })
      await signUp(page, 'ph', 'mara-banner@example.com')
      await page.goto(site.at('/onsite-job'))
      const banner = page.locator('.banner:visible')
      for (const key of ['complete-profile', 'upload-resume', 'job-alerts', 'install-app']) {
        await expect.poll(() => banner.getByRole('heading').textContent()).toBe(titleOf(key))
        await banner.getByRole('button').click()
        await page.waitForURL(/\/onsite-job$/)
      }
      await page.goto(site.at('/'))
      await expect.poll(() => banner.getByRole('heading').textContent()).toBe(titleOf('first-job'))
      expect(await admin(site, 'tracked')).toMatch(/^popup {2}feature_banner\.job-alerts {2}1 seekers$/m)
      expect(complaints).toEqual([])
      await context.close()
    })

    test('home offers to install the site: in a tab, until it was installed or closed, never in the app', async () => {
      const { page, context, complaints } = await openPage(site.browser, desk)
      await signUp(page, 'ph', 'mara-app@example.com')
      const banner = page.locator('.banner:visible')
      await page.goto(site.at('/onsite-job'))
      for (const key of ['complete-profile', 'upload-resume', 'job-alerts']) {
        await banner.getByRole('heading', { name: titleOf(key) }).waitFor()
        await banner.getByRole('button').click()
      }
      const title = titleOf('install-app')
      await banner.getByRole('heading', { name: title }).waitFor()
      // A browser that offers nothing has it explained.
      await banner.getByRole('link').click()
      await page.waitForURL(/\/help#install$/)
      await page.locator('#install').getByText(t('help.installAnswer')).waitFor()

      // Where it runs as an app, the next banner stands there.
      const app = await openInstalled(site.at('/onsite-job'))
      await app.addCookies(await context.cookies())
      const [opened] = app.pages()
      await opened?.goto(site.at('/onsite-job'))
      const inApp = opened?.locator('.banner:visible')
      await inApp?.getByRole('heading', { name: titleOf('first-job') }).waitFor()
      await expect.poll(() => inApp?.count()).toBe(1)
      await app.close()
      await page.goto(site.at('/onsite-job'))
      await banner.getByRole('heading', { name: title }).waitFor()
      await expect.poll(() => banner.count()).toBe(1)

      // A test's browser installs nothing and so offers nothing: its offer comes from here.
      await page.evaluate(() => {
        const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => {
            document.documentElement.dataset.asked = `${Number(document.documentElement.dataset.asked ?? 0) + 1}`
            return { outcome: 'accepted' }
          },
        })
        document.documentElement.dataset.isOurs = String(!dispatchEvent(offer))
      })
      await banner.getByRole('link').click()
      await page.locator('html[data-asked="1"][data-is-ours="true"]').waitFor()
      expect(page.url()).toBe(site.at('/onsite-job'))
      await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
      await banner.getByRole('heading', { name: titleOf('first-job') }).waitFor()
      expect(await admin(site, 'tracked')).toMatch(/^popup {2}feature_banner\.install-app {2}\d+ seekers$/m)
      expect(complaints).toEqual([])
      await context.close()
    })

    test('companies and skills are offered while somebody types, and asked for once', async () => {
      const { page, context, complaints } = await openPage(site.browser, desk)
      await logIn(page, site.at('/get-started'), site.server.logIn('seeker'))
      const asked: string[] = []
      page.on('request', request => asked.push(new URL(request.url()).pathname))
      await page.goto(site.at('/profile/experience/new'))
      await untilStarted(page)
      const { companies } = await askAs(site, 'GET', '/api/companies/featured-companies', '')
      const name: string = companies[0].name
      await takenOver(page.locator('#company_name'))
      await page.locator('#company_name').pressSequentially(name.slice(0, 4))
      await page.locator(`#company_name-names option[value="${name}"]`).waitFor({ state: 'attached' })
      await page.locator('#skills').fill('Excel, SQ')
      await page.locator('#skills-names option[value="Excel, SQL"]').waitFor({ state: 'attached' })
      const count = (path: string) => asked.filter(each => each === path).length
      const before = [count(suggestCompanyNames.path), count(listSkills.path)]
      expect(Math.min(...before)).toBeGreaterThan(0)
      await page.locator('#skills').fill('Excel, ')
      await page.locator('#skills').fill('Excel, SQ')
      await page.locator('#skills-names option[value="Excel, SQL"]').waitFor({ state: 'attached' })
      expect(count(listSkills.path)).toBe(before[1])
      expect(complaints).toEqual([])
      await context.close()
    })

    describe('texts of forms that open later', () => {
      const manifest = readTranslationManifest.path
      const [folder = ''] = readTranslation.path.split('{')

      /** A seeker's list of one alert, and which texts it asks for. */
      const atAlerts = async () => {
        const { email, token } = await registerSeeker(site)
        await askAs(site, 'POST', '/api/jobs/job-alerts/create', token, { keyword: 'nurse' })
        const opened = await openPage(site.browser, desk)
        const { page, context } = opened
        await logIn(page, site.at('/get-started'), { email, password: JOURNEY_PASSWORD })
        const asked: string[] = []
        context.on('request', request => {
          const { pathname } = new URL(request.url())
          if (pathname.startsWith(folder)) asked.push(pathname)
        })
        return { ...opened, asked, alerts: site.at('/job-alerts') }
      }
      const isKept = (page: Page, text: string) =>
        waitUntil('the texts are kept', () =>
          page.evaluate(wanted => localStorage.getItem('texts')?.includes(wanted) ?? false, text),
        )
      const change = async (page: Page) => {
        await untilStarted(page)
        await page.getByRole('listitem').getByText(t('alerts.change'), { exact: true }).click()
        await page.getByRole('heading', { name: t('alerts.changeHeading') }).waitFor()
      }

      test('are asked for by their version, once for all tabs', async () => {
        const { page, context, complaints, asked, alerts } = await atAlerts()
        await page.goto(alerts)
        await isKept(page, t('alerts.keyword'))
        const { data } = await (await fetch(`http://127.0.0.1:${site.server.port}${manifest}`)).json()
        const files = ['alerts', 'common'].map(area => `${folder}${data.version}/en/${area}.json`)
        expect(asked.toSorted()).toEqual([...files, manifest].toSorted())
        const other = await context.newPage()
        await other.goto(alerts)
        await change(other)
        await other.getByLabel(t('alerts.keyword')).waitFor()
        expect(asked).toHaveLength(3)
        expect(complaints).toEqual([])
        await context.close()
      })

      test('go when there is another version', async () => {
        const { page, context, complaints, asked, alerts } = await atAlerts()
        await page.goto(alerts)
        await isKept(page, t('alerts.keyword'))
        // As a visit before the last deployment left them.
        await page.evaluate(
          ([text = '']) => {
            const kept = JSON.parse((localStorage.getItem('texts') ?? '').replace(text, 'Words of last year'))
            kept.files.alerts[0] = 'another'
            localStorage.setItem('texts', JSON.stringify({ ...kept, version: 'another', checkedAt: 0 }))
          },
          [t('alerts.keyword')],
        )
        asked.length = 0
        await page.goto(alerts)
        await isKept(page, t('alerts.keyword'))
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem('texts')))
          .not.toContain('Words of last year')
        // The other file is as it was.
        expect(asked).toHaveLength(2)
        await change(page)
        await page.getByLabel(t('alerts.keyword')).waitFor()
        expect(complaints).toEqual([])
        await context.close()
      })

      test('where they do not come, the same is asked on a page', async () => {
        const { page, context, alerts } = await atAlerts()
        await page.route(`**${folder}**`, route => route.abort('connectionreset'))
        await page.goto(alerts)
        await change(page)
        expect(new URL(page.url()).pathname).toBe('/job-alerts/change')
        await page.getByLabel(t('alerts.keyword')).waitFor()
        await context.close()
      })
    })

    test('who ends the wizard in Singapore takes part in its event, once', async () => {
      const { page, context, complaints } = await openPage(site.browser, desk)
      await signUp(page, 'sg', 'mara-sg@example.com')
      for (let time = 0; time < 2; time += 1) {
        await page.goto(site.at('/jobseeker-complete-profile/5', 'sg'))
        await page.getByRole('button', { name: t('profile.wizardFinish') }).click()
        await page.waitForURL(/onsite-job/)
      }
      expect(await admin(site, 'tracked')).toMatch(/^spring_event {2}web_complete_profile {2}1 seekers$/m)
      expect(complaints).toEqual([])
      await context.close()
    })

    test('with consent alone, pages that were seen and their speed, and web3’s named events', async () => {
      const { page, context, complaints } = await openPage(site.browser, desk)
      const told: { path: string; name: string }[] = []
      page.on('request', request => {
        const { pathname: path } = new URL(request.url())
        const body: { event_name?: string; events?: { event_name: string }[] } =
          /\/(event|events|upload_web_events)$/.test(path) ? request.postDataJSON() : {}
        const names = body.events?.map(({ event_name }) => event_name) ?? [body.event_name ?? '']
        told.push(...names.filter(Boolean).map(name => ({ path, name })))
      })
      await logIn(page, site.at('/get-started'), site.server.logIn('seeker'))
      await page.goto(site.at('/web3'))
      await page.goto(site.at('/job-search'))
      expect(told).toEqual([])
      const loaded = page.waitForEvent('load')
      await page.getByRole('button', { name: t('consent.allowAll') }).click()
      await loaded
      await page.goto(site.at('/web3'))
      const named = () =>
        new Set(told.filter(({ path }) => path === recordAnalyticsEvent.path).map(({ name }) => name))
      await expect.poll(() => [...named()]).toEqual(['web3_display'])
      await page.mouse.wheel(0, 400)
      await page.locator('[data-web3="top-company"] a[href*="/company/"]').first().click()
      await page.waitForURL(/\/company\//)
      await page.goto(site.at('/web3'))
      await page.locator('[data-web3="contact-now"]').first().click()
      await page.waitForURL(/\/job\/.+\/chat$/)
      await page.goto(site.at('/web3'))
      await page.locator('[data-web3="more-jobs"]').click()
      await page.waitForURL(/jobFunctions=/)
      await page.goto(site.at('/web3'))
      await page.locator('[data-web3="banner"]').click()
      await page.waitForURL(/job-alerts/)
      await expect
        .poll(() => [...named()].sort())
        .toEqual([
          'web3_banner',
          'web3_contact_now',
          'web3_display',
          'web3_more_jobs',
          'web3_scroll',
          'web3_top_company',
        ])
      // What a page tells as it is left is seen where it arrives.
      await expect
        .poll(() => admin(site, 'speed'), { timeout: 20_000 })
        .toMatch(/^web3 {2}\d+ loads; 75th percentile: first byte \d+ ms/m)
      expect(await admin(site, 'tracked')).toMatch(/^event {2}view\.web3 {2}\d+ times/m)
      expect(complaints).toEqual([])
      await context.close()
    })
  },
)
