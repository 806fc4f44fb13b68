import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserPath, launchWholeBrowser, NO_BROWSER, openWithWorker } from '../harness/browser.ts'
import { openLine } from '../harness/line.ts'
import { applications, isKept, logIn, openJobs, sendForm, workerOf } from '../harness/offline-person.ts'
import { register } from '../harness/people.ts'
import { processesOf, type Running, startServer } from '../harness/server.ts'
import { startedDataDir, texts } from '../harness/site.ts'
import { arabicOnPhone, englishOnDesk } from '../harness/ways.ts'

const ways = [
  { ...englishOnDesk, how: 'the answer was lost', isKilled: false },
  { ...arabicOnPhone, how: 'the server was killed before it answered', isKilled: true },
]

describe.skipIf(!browserPath)(
  `an application whose answer is lost${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const data = startedDataDir()
    let server: Running
    let line: Awaited<ReturnType<typeof openLine>>
    beforeAll(async () => {
      server = await startServer(data.folder)
      line = await openLine(() => server.port)
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
        const t = texts(way.language)
        const browser = await launchWholeBrowser()
        const { email, token } = await register(site)
        const { page } = await openWithWorker(browser, way.options)
        await logIn(page, site, way, email)
        await workerOf(page)
        await isKept(page, `${way.prefix}/applied-jobs`)
        const [job] = await openJobs(site)

        let losses = 0
        await sendForm(page, site, way, job, async () =>
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
