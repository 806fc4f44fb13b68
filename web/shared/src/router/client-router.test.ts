import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenPage } from '../page/open-page.ts'
import { REDIRECT_HEADER } from '../page/router-headers.ts'
import { createClientRouter, firstLocation } from './client-router.ts'

const ROOT = 'data:text/javascript,export{}'

interface Sent {
  path: string
  method: string
  signal: AbortSignal
  answer(): void
  answerWith(response: Response): void
  lose(): void
}

let sent: Sent[]
let told: (number | undefined)[]
const left = vi.fn<(url: URL) => void>()

const page = (path: string) =>
  Object.defineProperty(
    new Response(
      `<script type="application/json" id="router">${JSON.stringify({
        modules: { root: ROOT },
        imports: [],
        state: { loaderData: { root: path } },
      })}</script>`,
    ),
    'url',
    { value: `https://ph.hanap.example${path}` },
  )

beforeEach(() => {
  sent = []
  told = []
  left.mockReset()
  vi.stubGlobal('location', Object.assign(new URL('https://ph.hanap.example/chat'), { assign: left }))
  vi.stubGlobal('dispatchEvent', ({ detail }: CustomEvent<number | undefined>) =>
    told.push(detail ?? undefined),
  )
  vi.stubGlobal('history', { state: null, pushState: () => undefined, replaceState: () => undefined })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('document', { createElement: () => ({}), head: { append: () => undefined } })
  vi.stubGlobal('fetch', ({ pathname }: URL, { method = 'GET', signal }: RequestInit) => {
    if (!signal) throw new Error('a request that nothing ends')
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      sent.push({
        path: pathname,
        method,
        signal,
        answer: () => resolve(page(pathname)),
        answerWith: resolve,
        lose: () => reject(new TypeError('Failed to fetch')),
      })
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const openRouter = () => {
  const first: OpenPage = {
    location: firstLocation(),
    routes: [],
    loaderData: {},
    actionData: null,
    scroll: 'stay',
  }
  return createClientRouter(first, ROOT)
}

test('asking for a page anew gives up neither a form nor a link under way, and asks for where they led', async () => {
  const router = openRouter()
  const form = router.submit('/chat', new FormData())
  const link = router.navigate('/chat/c1')
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false])

  const anew = router.revalidate()
  await Promise.resolve()
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /chat', 'GET /chat/c1'])
  expect(sent[1]?.signal.aborted).toBe(false)

  sent[1]?.answer()
  await Promise.all([form, link])
  expect(router.read().page.location.pathname).toBe('/chat/c1')
  await vi.waitUntil(() => sent.length === 3)
  expect(sent[2]).toMatchObject({ method: 'GET', path: '/chat/c1' })
  sent[2]?.answer()
  await anew
})

test('a link is followed at once though the page is being asked for anew', async () => {
  const router = openRouter()
  const anew = router.revalidate()
  await vi.waitUntil(() => sent.length === 1)
  const link = router.navigate('/interviews')
  expect(sent[0]?.signal.aborted).toBe(true)
  sent[1]?.answer()
  await Promise.all([anew, link])
  expect(router.read().page.location.pathname).toBe('/interviews')
})

test('a form whose answer is lost, or is no page, stands as it was, and somebody is told', async () => {
  const router = openRouter()
  const { page: before } = router.read()
  for (const [end, status] of [
    [({ lose }: Sent) => lose(), undefined],
    [({ answerWith }: Sent) => answerWith(new Response('away', { status: 503 })), 503],
  ] as const) {
    sent = []
    const form = router.submit('/chat', new FormData())
    expect(router.read().navigation.state).toBe('submitting')
    for (const each of sent) end(each)
    await form
    expect(router.read()).toEqual({ page: before, navigation: { state: 'idle' } })
    expect(told.at(-1)).toBe(status)
  }
  expect(told).toHaveLength(2)
  expect(left).not.toHaveBeenCalled()
})

test('what a form is about may be gone: that has a page of its own', async () => {
  const router = openRouter()
  const form = router.submit('/chat', new FormData())
  sent[0]?.answerWith(new Response('gone', { status: 404 }))
  await form
  expect(router.read()).toMatchObject({ page: { failure: { status: 404 } }, navigation: { state: 'idle' } })
  expect(told).toEqual([])
})

test('where a form has led is opened by the browser if it cannot be drawn: what the form did is done', async () => {
  const router = openRouter()
  const form = router.submit('/chat', new FormData())
  const to = 'https://ph.hanap.example/chat/c2'
  sent[0]?.answerWith(
    Object.defineProperty(new Response(null, { headers: { [REDIRECT_HEADER]: to } }), 'url', { value: to }),
  )
  await vi.waitUntil(() => sent.length === 2)
  sent[1]?.lose()
  await form
  expect(left.mock.calls.map(([url]) => url.href)).toEqual([to])
  expect(told).toEqual([])
})

test('asking for a page anew never leaves it, whatever is answered', async () => {
  const router = openRouter()
  const { page: before } = router.read()
  const answers = [
    new Response('away', { status: 502 }),
    new Response(null, { headers: { [REDIRECT_HEADER]: '/get-started' } }),
  ]
  for (const answer of answers) {
    sent = []
    const anew = router.revalidate()
    await vi.waitUntil(() => sent.length === 1)
    sent[0]?.answerWith(Object.defineProperty(answer, 'url', { value: 'https://ph.hanap.example/chat' }))
    await anew
    expect(router.read()).toEqual({ page: before, navigation: { state: 'idle' } })
  }
  expect(left).not.toHaveBeenCalled()
})
