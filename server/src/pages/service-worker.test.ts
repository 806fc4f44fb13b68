import { expect, test } from 'vitest'
import type { Assets } from './assets.ts'
import { withServiceWorker } from './service-worker.ts'

const files: Assets = {
  find: path => () => new Response(path, { headers: { 'cache-control': 'public, max-age=3600' } }),
}
const get = (path: string, isOff = false) =>
  withServiceWorker(files, { isOff, assetsUrl: 'https://files.example' }).find(path)?.(
    new Request(`http://localhost${path}`),
  )

test('the service worker is asked for anew each time, and may fetch the site’s files', async () => {
  const answer = get('/service-worker.js')
  expect(answer?.headers.get('cache-control')).toBe('no-cache')
  expect(answer?.headers.get('content-security-policy')).toContain("connect-src 'self' https://files.example")
  expect(await answer?.text()).toBe('/service-worker.js')
  expect(get('/favicon.svg')?.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('where the operator turned it off, the worker that takes itself away stands in its place', async () => {
  expect(await get('/service-worker.js', true)?.text()).toBe('/service-worker-off.js')
})
