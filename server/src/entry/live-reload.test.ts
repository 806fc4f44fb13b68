import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'
import { isLiveReload, liveReload } from './live-reload.ts'
import { readSettings } from './settings/settings.ts'

const page = () =>
  new Response('<html><head></head><body></body></html>', {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      etag: '"one"',
      'content-security-policy': "script-src 'self'",
    },
  })
const asked = (path: string, accept = 'text/html') =>
  new Request(`http://ph.localhost${path}`, {
    headers: { accept, 'accept-encoding': 'br', 'if-none-match': '"one"' },
  })
const firstOf = async (answer: Response) => {
  const reader = answer.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  return { text: new TextDecoder().decode(value), rest: () => reader?.read() }
}

test('a page is asked for whole, and gets the script from its own origin under the policy that it has', async () => {
  const seen: Headers[] = []
  const { fetch } = liveReload(request => {
    seen.push(request.headers)
    return page()
  })
  const answer = await fetch(asked('/job-search'), '127.0.0.1')
  expect(seen[0]?.get('accept-encoding')).toBeNull()
  expect(seen[0]?.get('if-none-match')).toBeNull()
  expect(answer.headers.get('content-security-policy')).toBe("script-src 'self'")
  expect(answer.headers.get('etag')).toBeNull()
  const source = /<script type="module" src="([^"]+)"><\/script><\/head>/.exec(await answer.text())?.[1] ?? ''
  const script = await fetch(asked(source, '*/*'), '127.0.0.1')
  expect(script.headers.get('content-type')).toBe('text/javascript')
})

test('what is no page is left as it is', async () => {
  const given = Response.json({ status: 'ok' })
  const { fetch } = liveReload(() => given)
  expect(await fetch(asked('/api/health'), '127.0.0.1')).toBe(given)
  expect(await fetch(asked('/jobseeker/assets/a.js', '*/*'), '127.0.0.1')).toBe(given)
})

test('an open page hears of a start, and its stream ends with the server', async () => {
  const { fetch, stop } = liveReload(page)
  const { text, rest } = await firstOf(await fetch(asked('/live-reload/starts'), '127.0.0.1'))
  expect(text).toMatch(/^retry: 200\ndata: \d+\n\n$/)
  stop()
  expect(await rest()).toEqual({ done: true, value: undefined })
})

test('over HTTP, too', async () => {
  const live = liveReload(page)
  const server = await listen(live.fetch, { host: '127.0.0.1', port: 0 })
  try {
    const answer = await fetch(`http://127.0.0.1:${server.port}/`, { headers: { accept: 'text/html' } })
    expect(await answer.text()).toContain('src="/live-reload/script.js"')
  } finally {
    live.stop()
    await server.stop()
  }
})

test('production ignores --live-reload', () => {
  const { isProduction } = readSettings({
    HANAP_ENV: 'production',
    DATABASE_URL: 'postgres://nowhere.example/hanap',
    SMTP_URL: 'smtp://nowhere.example',
  })
  const started = ['node', 'start.ts', '--live-reload']
  expect(isLiveReload(started, isProduction)).toBe(false)
  expect(isLiveReload(started, readSettings({}).isProduction)).toBe(true)
  expect(isLiveReload(['node', 'start.ts'], false)).toBe(false)
})

test('npm run dev refuses production', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('dev.ts', import.meta.url)), '--live-reload'],
    {
      encoding: 'utf8',
      env: {
        HANAP_ENV: 'production',
        DATABASE_URL: 'postgres://nowhere.example/hanap',
        SMTP_URL: 'smtp://nowhere.example',
      },
    },
  )
  expect(status).toBe(1)
  expect(stderr).toContain('npm run dev is for development')
})
