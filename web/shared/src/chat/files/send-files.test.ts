import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What the server has of files, by id, and of messages, by client id. */
let files: string[]
let stored: Map<string, { kind?: string; file_id?: string; text?: string }>
let kept: Map<string, string>
/** What the next uploads and sends come to; then they are answered. */
let uploadFailures: ('no line' | number)[]
let sendFailures: ('answer lost' | 'file gone')[]

class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  responseText = ''
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  open() {}
  setRequestHeader() {}
  abort() {
    this.onabort()
  }
  send() {
    this.upload.onprogress?.({ loaded: 5, total: 10 })
    const failure = uploadFailures.shift()
    if (failure === 'no line') return this.onerror()
    this.status = failure ?? 200
    if (failure === undefined) files.push(`file${files.length + 1}`)
    this.responseText = JSON.stringify(
      failure === undefined ? { data: { file: { id: files.at(-1) } } } : { errors: { file: ['Too large'] } },
    )
    this.onload()
  }
}

const fetchAsServer = async (_address: string, { body }: { body: string }) => {
  const message = JSON.parse(body)
  const failure = sendFailures.shift()
  if (failure === 'file gone')
    return new Response(JSON.stringify({ errors: { file_id: ['Gone'] } }), { status: 422 })
  stored.set(message.client_id, message)
  if (failure === 'answer lost') throw new TypeError('Failed to fetch')
  return new Response(JSON.stringify({ data: { message } }))
}

beforeEach(() => {
  vi.useFakeTimers()
  files = []
  stored = new Map()
  kept = new Map()
  uploadFailures = []
  sendFailures = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', { cookie: 'session_user=%7B%22id%22%3A%22a1%22%7D' })
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('fetch', fetchAsServer)
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page that has just been loaded: what it keeps in memory is gone. */
const loadPage = async () => {
  vi.resetModules()
  return {
    ...(await import('../own-words.ts')),
    ...(await import('../send-unsent.ts')),
    ...(await import('./unsent-files.ts')),
    ...(await import('./upload-file.ts')),
  }
}
const image = { kind: 'image' as const, name: 'me.jpg', thumbnail: null, id: null }
const write = async (page: Awaited<ReturnType<typeof loadPage>>, clientId: string, text = '') => {
  await page.keepFile(clientId, new Blob(['pixels']))
  page.addUnsent({ chatId: 'c1', clientId, text, problem: null, file: image })
}

test('a file is uploaded, then sent with what was written beside it, in its turn', async () => {
  const page = await loadPage()
  const shares: number[] = []
  page.uploadProgress.subscribe(() => shares.push(page.uploadProgress.of('one')))
  await write(page, 'one', 'This is me')
  page.addUnsent({ chatId: 'c1', clientId: 'two', text: 'Do you see it?', problem: null })
  await page.sendUnsent()
  expect([...stored.values()]).toEqual([
    { client_id: 'one', kind: 'image', file_id: 'file1', text: 'This is me' },
    { client_id: 'two', text: 'Do you see it?' },
  ])
  expect(shares).toEqual([0.5])
  expect(page.unsentMessages()).toEqual([])
  expect(await page.keptFile('one')).toBeUndefined()
})

test('without a line it waits; one whose answer was lost is not uploaded twice', async () => {
  uploadFailures = ['no line']
  sendFailures = ['answer lost']
  const page = await loadPage()
  await write(page, 'one')
  await page.sendUnsent()
  expect([page.sendState.read(), files]).toEqual(['waiting', []])
  await vi.advanceTimersByTimeAsync(3000)
  await page.sendUnsent()
  expect(files).toEqual(['file1'])
  expect([...stored.values()]).toEqual([{ client_id: 'one', kind: 'image', file_id: 'file1' }])
  expect(page.unsentMessages()).toEqual([])
})

test('a refusal of the file is the person’s to decide, and one that the server forgot is uploaded anew', async () => {
  uploadFailures = [422]
  sendFailures = ['file gone']
  const page = await loadPage()
  await write(page, 'one')
  await page.sendUnsent()
  expect(page.unsentMessages()[0]?.problem).toBe('Too large')
  page.setProblem('one', null)
  await page.sendUnsent()
  expect(page.unsentMessages()[0]).toMatchObject({ problem: 'Gone', file: { id: null } })
  page.setProblem('one', null)
  await page.sendUnsent()
  expect(stored.get('one')?.file_id).toBe('file2')
})

test('a browser that has forgotten the file says so', async () => {
  uploadFailures = ['no line']
  const first = await loadPage()
  await write(first, 'one')
  await first.sendUnsent()
  const second = await loadPage()
  await second.sendUnsent()
  expect(second.unsentMessages()[0]?.problem).toBe(second.FILE_MISSING)
})

test('log-out forgets it', async () => {
  const page = await loadPage()
  await write(page, 'one')
  page.forgetOwnWords()
  expect([await page.keptFile('one'), page.unsentMessages()]).toEqual([undefined, []])
})
