import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What the server has, by client id. */
let stored: Map<string, string>
let kept: Map<string, string>
/** What the next requests come to; then they are answered. */
let failures: (number | 'no line' | 'answer lost')[]

const fetchAsServer = async (_address: string, { body }: { body: string }) => {
  const { client_id, text }: { client_id: string; text: string } = JSON.parse(body)
  const failure = failures.shift()
  if (failure === 'no line') throw new TypeError('Failed to fetch')
  if (typeof failure === 'number')
    return new Response(JSON.stringify({ code: 'chat_closed', message: 'Closed' }), { status: failure })
  stored.set(client_id, text)
  if (failure === 'answer lost') throw new TypeError('Failed to fetch')
  return new Response(JSON.stringify({ data: { message: { client_id, text } } }))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  stored = new Map()
  kept = new Map()
  failures = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', {
    cookie: 'session_user=%7B%22id%22%3A%22a1%22%2C%22first_name%22%3A%22Ana%22%7D',
  })
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('fetch', fetchAsServer)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page that has just been loaded: what it keeps in memory is gone. */
const loadPage = async () => {
  vi.resetModules()
  return { ...(await import('./own-words.ts')), ...(await import('./send-unsent.ts')) }
}
const messageOf = (clientId: string) => ({ chatId: 'c1', clientId, text: `Text ${clientId}`, problem: null })

test('messages are sent one after the other, in the order in which they were written', async () => {
  const page = await loadPage()
  for (const id of ['one', 'two', 'three']) page.addUnsent(messageOf(id))
  await page.sendUnsent()
  expect([...stored.keys()]).toEqual(['one', 'two', 'three'])
  expect(page.unsentMessages()).toEqual([])
})

test('without a line they wait, also over a reload, and are sent by themselves', async () => {
  failures = ['no line']
  const first = await loadPage()
  first.addUnsent(messageOf('one'))
  first.addUnsent(messageOf('two'))
  await first.sendUnsent()
  expect([first.sendState.read(), stored.size]).toEqual(['waiting', 0])
  const second = await loadPage()
  expect(second.unsentMessages().map(({ clientId }) => clientId)).toEqual(['one', 'two'])
  await vi.advanceTimersByTimeAsync(3000)
  expect([...stored.keys()]).toEqual(['one', 'two'])
  expect(kept.get('chats a1')).toContain('"unsent":[]')
})

test('one whose answer was lost is sent again under its client id', async () => {
  failures = ['answer lost']
  const page = await loadPage()
  page.addUnsent(messageOf('one'))
  await page.sendUnsent()
  expect(page.unsentMessages()).toHaveLength(1)
  await page.sendUnsent()
  expect([...stored]).toEqual([['one', 'Text one']])
  expect(page.unsentMessages()).toEqual([])
})

test.each([503, 429])('a %i is tried again, a refusal is the person’s to decide', async temporary => {
  failures = [temporary]
  const page = await loadPage()
  page.addUnsent(messageOf('one'))
  await page.sendUnsent()
  expect(page.unsentMessages()[0]?.problem).toBe(null)
  failures = [403]
  page.addUnsent(messageOf('two'))
  await page.sendUnsent()
  expect([...stored.keys()]).toEqual(['two'])
  expect(page.unsentMessages()[0]?.problem).toBe('Closed')
  page.setProblem('one', null)
  await page.sendUnsent()
  expect(page.unsentMessages()).toEqual([])
})

test('another account in the same browser finds nothing of it', async () => {
  const page = await loadPage()
  page.keepDraft('c1', 'Half a thought')
  page.addUnsent(messageOf('one'))
  vi.stubGlobal('document', {
    cookie: 'session_user=%7B%22id%22%3A%22a2%22%2C%22first_name%22%3A%22Ben%22%7D',
  })
  const other = await loadPage()
  expect([other.draftOf('c1'), other.unsentMessages()]).toEqual(['', []])
})
