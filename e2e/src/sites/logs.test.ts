import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserPath, NO_BROWSER, openWithWorker } from '../harness/browser.ts'
import { waitUntil } from '../harness/server.ts'
import { desk, interfaceTexts, phone, useOwnSite } from '../harness/site.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const EXPOSE = '/api/logs/report/expose'
const CLICK = '/api/logs/report/click'

interface SentExposure {
  query_id: string
  job_ids: string[]
  positions: number[]
  reco_from: string
  device: string
}

/** The next event that a page sends to an address, with what it says. */
const sent = async (page: Page, path: RegExp | string) => {
  const request = await page.waitForRequest(
    each =>
      each.method() === 'POST' &&
      (typeof path === 'string' ? each.url().endsWith(path) : path.test(new URL(each.url()).pathname)),
  )
  expect((await request.response())?.status()).toBe(200)
  return request.postDataJSON()
}

const exposed = async (page: Page): Promise<SentExposure> => (await sent(page, EXPOSE)).data

/** As phones say it. */
const handheld: BrowserContextOptions = {
  ...phone,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36',
}

/** Every exposure that a page sends from now on. */
const exposuresOf = (page: Page): SentExposure[] => {
  const exposures: SentExposure[] = []
  page.on('request', request => {
    if (request.url().endsWith(EXPOSE)) exposures.push(request.postDataJSON().data)
  })
  return exposures
}

/** Scrolls a card into view, and waits until the page's observers have been told. */
const show = (page: Page, id: string) =>
  page.locator(`[data-job="${id}"]`).evaluate(
    link =>
      new Promise<void>(resolve => {
        link.scrollIntoView({ block: 'center' })
        new IntersectionObserver(([entry], observer) => {
          if (!entry?.isIntersecting) return
          observer.disconnect()
          resolve()
        }).observe(link)
      }),
  )

describe.skipIf(!browserPath)(
  `what a visitor sees and opens is logged${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useOwnSite()

    /** What the operator's report says of an answer: `seen` or `opened`, position, job. */
    const eventsOf = async (queryId: string) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [join(root, 'server/src/entry/search-quality.ts'), '--answer', queryId],
        { env: { ...process.env, DATA_DIR: site.dataDir } },
      )
      return stdout
        .trim()
        .split('\n')
        .map(line => line.split('\t').slice(0, 3).join(' '))
    }

    const jobsOf = (page: Page) =>
      page.locator('.job-list [data-job]').evaluateAll(links => links.map(link => link.dataset.job ?? ''))

    const ways: { name: string; options: BrowserContextOptions; device: string; spelt: string }[] = [
      { name: 'on a phone, where its page opens', options: handheld, device: 'h5', spelt: 'mobile_web' },
      { name: 'on a desk, where it opens beside the list', options: desk, device: 'web', spelt: 'web' },
    ]
    test.each(ways)(
      'list seen → exposures with positions, card pressed → click and view by query_id, $name',
      async ({ options, device, spelt }) => {
        const { page, context, complaints } = await openWithWorker(site.browser, options)
        const seeing = exposed(page)
        const address = site.at(`/job-search?page=2&utm_content=${device}`)
        await page.goto(address)
        // Nothing of this is loaded for a page that nobody touches.
        await page.keyboard.press('Shift')
        const jobs = await jobsOf(page)
        const seen = await seeing
        expect(seen).toMatchObject({ reco_from: 'search', device: spelt })
        expect(seen.query_id).toMatch(/^\w{16}$/)
        expect(seen.job_ids.length).toBeGreaterThan(0)
        // Not those that are further down than the screen reaches.
        expect(seen.job_ids.length).toBeLessThan(15)
        expect(seen.job_ids).toEqual(jobs.slice(0, seen.job_ids.length))
        expect(seen.positions).toEqual(seen.job_ids.map((_, at) => 31 + at))

        const [, second = ''] = jobs
        const clicking = sent(page, CLICK)
        const viewing = sent(page, /^\/api\/jobs\/\w+\/view$/)
        await page.locator(`.job-list [data-job="${second}"]`).click()
        expect(await clicking).toMatchObject({
          job_id: second,
          position: 32,
          query_id: seen.query_id,
          reco_from: 'search',
          device,
        })
        expect(await viewing).toEqual({ device: spelt, source: 'search', query_id: seen.query_id })
        await page.waitForURL(url => url.pathname.endsWith(`-${second}`))
        expect(new URL(page.url()).search).toBe('')

        const events = await eventsOf(seen.query_id)
        expect(events).toContain(`seen 31 ${jobs[0]}`)
        expect(events).toContain(`opened 32 ${second}`)
        expect(complaints).toEqual([])
        await context.close()
      },
    )

    test('cards further down are sent when they were in view, the last of them when the page is left', async () => {
      const { page, context } = await openWithWorker(site.browser, handheld)
      await page.clock.install()
      const exposures = exposuresOf(page)
      const atFirst = exposed(page)
      await page.goto(site.at('/job-search?utm_content=scroll'))
      await page.keyboard.press('Shift')
      const { query_id } = await atFirst
      const jobs = await jobsOf(page)
      const [middle = '', last = ''] = [jobs[15], jobs[29]]
      const isSent = (id: string) => exposures.some(({ job_ids }) => job_ids.includes(id))
      expect([isSent(middle), isSent(last)]).toEqual([false, false])

      // From here on time stands still but for what it is told to run.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      await show(page, last)
      await page.clock.runFor(900)
      await show(page, middle)
      await page.clock.runFor(6000)
      await waitUntil('the middle is sent', () => isSent(middle))
      expect(isSent(last), 'a card in view for less than a second').toBe(false)

      await show(page, last)
      await waitUntil('a batch has just been sent', async () => {
        await page.clock.runFor(200)
        return isSent(last)
      })
      const [early = ''] = [jobs[8]]
      await show(page, early)
      await page.clock.runFor(1200)
      expect(isSent(early), 'a batch that waits').toBe(false)
      await page.goto('about:blank')
      await waitUntil('what waited is logged', async () =>
        (await eventsOf(query_id)).includes(`seen 9 ${early}`),
      )

      const seen = await eventsOf(query_id)
      expect(seen).toContain(`seen 30 ${last}`)
      expect(new Set(seen).size).toBe(seen.length)
      await context.close()
    })

    test('offline nothing is sent and nothing complains', async () => {
      const { page, context, complaints } = await openWithWorker(site.browser, handheld)
      // Pictures that are fetched when they come near would complain of the network.
      await page.route('**/logos/*', logo => logo.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }))
      await page.clock.install()
      const exposures = exposuresOf(page)
      const atFirst = exposed(page)
      await page.goto(site.at('/job-search?utm_content=offline'))
      await page.keyboard.press('Shift')
      await atFirst
      const jobs = await jobsOf(page)
      const [dropped = '', kept = ''] = [jobs[15], jobs[29]]
      await context.setOffline(true)
      const before = exposures.length
      await show(page, dropped)
      await page.clock.runFor(20_000)
      expect(exposures).toHaveLength(before)

      await context.setOffline(false)
      const later = exposed(page)
      await show(page, kept)
      await page.clock.runFor(20_000)
      const { job_ids } = await later
      expect(job_ids).toContain(kept)
      expect(job_ids).not.toContain(dropped)
      expect(complaints).toEqual([])
      await context.close()
    })

    test('what visitors search for becomes the market’s hot titles', async () => {
      const titles = async (): Promise<{ value: string; count: number }[]> => {
        const answer = await fetch(
          `http://127.0.0.1:${site.server.port}/api/recommendation/hot-job-titles?size=40`,
          { headers: { 'country-id': '167', 'language-id': '1' } },
        )
        return (await answer.json()).data.job_titles
      }
      const wanted = (await titles()).at(-1)?.value ?? ''
      expect((await titles())[0]?.value).not.toBe(wanted)

      const { page, context, complaints } = await openWithWorker(site.browser, desk)
      await page.goto(site.at('/'))
      const t = interfaceTexts('en')
      const form = page.locator('form.search-form')
      await form.getByLabel(t('search.what')).fill(wanted)
      const searching = sent(page, '/api/jobs/metrics/job-hot-search')
      await form.getByRole('button', { name: t('search.submit') }).click()
      expect(await searching).toMatchObject({
        query: wanted.toLowerCase(),
        device: 'web',
        page: 'job-search',
        source: 'web',
      })
      expect((await titles())[0]?.value).toBe(wanted)
      expect(complaints).toEqual([])
      await context.close()
    })
  },
)
