import { expect, test } from 'vitest'
import { browserPath, launchWholeBrowser, openWithWorker } from '../harness/browser.ts'
import { startFlakyProxy } from '../harness/hosts/flaky-proxy.ts'
import { isCached, workerOf } from '../harness/offline-person.ts'
import { startServer, waitUntil } from '../harness/server.ts'
import { desk, startedDataDir } from '../harness/site.ts'

test.skipIf(!browserPath)('an operator takes the service worker away, and all that it kept', async () => {
  const data = startedDataDir()
  let server = await startServer(data.folder)
  const line = await startFlakyProxy(() => server.port)
  const browser = await launchWholeBrowser()
  const { page } = await openWithWorker(browser, desk)
  await page.goto(`http://ph.localhost:${line.port}/`)
  await workerOf(page)
  await isCached(page, '/')
  await server.stop()

  server = await startServer(data.folder, { SERVICE_WORKER: 'off' })
  await page.reload()
  await waitUntil('the worker is gone', () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined),
  )
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])

  await browser.close()
  line.close()
  await server.stop()
  data.remove()
})
