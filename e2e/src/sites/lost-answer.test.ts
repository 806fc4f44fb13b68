import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserPath, launchWholeBrowser, NO_BROWSER, openWithWorker } from '../harness/browser.ts'
import { startFlakyProxy } from '../harness/hosts/flaky-proxy.ts'
import { arabicOnPhone, englishOnDesk } from '../harness/journey-variants.ts'
import {
  applications,
  isCached,
  logInSeeker,
  openJobs,
  sendApplicationForm,
  workerOf,
} from '../harness/offline-person.ts'
import { registerSeeker } from '../harness/people.ts'
import { processesOf, type StartedServer, startServer } from '../harness/server.ts'
import { interfaceTexts, startedDataDir } from '../harness/site.ts'

const ways = [
  { ...englishOnDesk, how: 'the answer was lost', isKilled: false },
  { ...arabicOnPhone, how: 'the server was killed before it answered', isKilled: true },
]

describe.skipIf(!browserPath)(
  `an application whose answer is lost${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const data = startedDataDir()
    let server: StartedServer
    let line: Awaited<ReturnType<typeof startFlakyProxy>>
    beforeAll(async () => {
      server = await startServer(data.folder)
      line = await startFlakyProxy(() => server.port)
    })
    afterAll(async () => {
      line.close()
      await server.stop()
      data.remove()
    })
    const site = {
      get server() {
        return server
      },
      at: (path: string) => `http://ph.localhost:${line.port}${path}`,
    }

    test.each(ways)(
      'counts once and is told as sent, also where $how, $name',
      async ({ isKilled, ...way }) => {
        const t = interfaceTexts(way.language)
        const browser = await launchWholeBrowser()
        const { email, token } = await registerSeeker(site)
        const { page } = await openWithWorker(browser, way.options)
        await logInSeeker(page, site, way, email)
        await workerOf(page)
        // Where log-in led was opened before there was a worker, and is not asked for again.
        await page.goto(site.at(`${way.prefix}/applied-jobs`))
        await isCached(page, `${way.prefix}/applied-jobs`)
        const [job] = await openJobs(site)

        let losses = 0
        await sendApplicationForm(page, site, way, job, async () =>
          line.loses(() => {
            losses += 1
            const { server: pid } = processesOf(data.folder)
            if (isKilled && losses === 1 && pid !== undefined) process.kill(pid, 'SIGKILL')
          }),
        )
        expect(losses).toBeGreaterThan(0)
        line.holds()
        if (isKilled) {
          await page.locator('.badge', { hasText: t('offline.waiting') }).waitFor()
          server = await startServer(data.folder)
          await page.reload()
        }
        await page.getByText(t('offline.sentNow', { job: job?.job_title ?? '' })).waitFor()
        expect((await applications(site, token)).map(each => each.job.id)).toEqual([job?.id])
        await browser.close()
      },
    )
  },
)
