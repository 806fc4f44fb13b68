import { translationFile, translationManifest } from '@hanap/i18n/catalogues'
import type { Area } from '@hanap/i18n/message-key'
import type { LanguageCode } from '@hanap/markets/languages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The server's texts, as a deployment may have changed them. */
interface Deployed {
  version: string
  changed: Partial<Record<Area, Record<string, string>>>
}

const LATER: Deployed = { version: 'fff', changed: { alerts: { 'alerts.keyword': 'New words' } } }
const deployed: Deployed = { version: '', changed: {} }
const stored = new Map<string, string>()
const asked: string[] = []
let hasLine = true

const server = async (path: string) => {
  if (!hasLine) throw new TypeError('Failed to fetch')
  asked.push(path.replace('/api/config/translations/', ''))
  const { version, languages } = translationManifest()
  const now = deployed.version || version
  const [, language = '', area = ''] = path.match(/translations\/\w+\/([\w-]+)\/(\w+)\.json$/) ?? []
  if (!language) {
    const files = structuredClone<Record<string, Record<string, string>>>(languages)
    for (const of of Object.values(files)) for (const each in deployed.changed) of[each] = now
    return Response.json({ data: { version: now, files } })
  }
  const found = translationFile(language, area)
  if (!found || !path.includes(`/${now}/`)) return Response.json({ code: 'not_found' }, { status: 404 })
  const changed = Object.entries(deployed.changed).find(([each]) => each === area)?.[1]
  return Response.json({ data: { ...JSON.parse(found.body), ...changed } })
}

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}

/** A page of its own, with what it remembers itself: another tab, or the same one opened again. */
const openTab = async () => {
  vi.resetModules()
  const [{ lateTexts, CHECK_AFTER_MS }, kept] = [
    await import('./late-texts.ts'),
    await import('./kept-texts.ts'),
  ]
  return { lateTexts, CHECK_AFTER_MS, ...kept }
}

const keyword = 'alerts.keyword'
const textIn = (language: LanguageCode): string =>
  JSON.parse(translationFile(language, 'alerts')?.body ?? '{}')[keyword]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  Object.assign(deployed, { version: '', changed: {} })
  stored.clear()
  asked.length = 0
  hasLine = true
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('localStorage', storage)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('texts that were fetched are there without a connection, in every tab', async () => {
  const { lateTexts } = await openTab()
  expect(await lateTexts('ar', [keyword])).toEqual({ [keyword]: textIn('ar') })
  expect(asked).toEqual(['manifest', `${translationManifest().version}/ar/alerts.json`])
  hasLine = false
  const other = await openTab()
  expect(await other.lateTexts('ar', [keyword])).toEqual({ [keyword]: textIn('ar') })
  expect(asked).toHaveLength(2)
})

test('another version removes the texts that have changed, and fetches no others', async () => {
  const first = await openTab()
  await first.lateTexts('en', [keyword, 'singpass.later'])
  Object.assign(deployed, LATER)
  vi.setSystemTime(Date.now() + first.CHECK_AFTER_MS)
  asked.length = 0
  const { lateTexts, keptTexts } = await openTab()
  // What is there is shown at once; its version is asked for behind it.
  expect(await lateTexts('en', [keyword])).toEqual({ [keyword]: textIn('en') })
  await vi.waitFor(() => expect(keptTexts('en', [keyword])).toEqual({ [keyword]: 'New words' }))
  expect(asked).toEqual(['manifest', 'fff/en/alerts.json'])
  expect(keptTexts('en', ['singpass.later'])).toBeDefined()
  expect(stored.get('texts')).not.toContain(textIn('en'))
})

test('what has changed goes also where its new text does not come', async () => {
  const first = await openTab()
  await first.lateTexts('en', [keyword])
  Object.assign(deployed, LATER)
  vi.setSystemTime(Date.now() + first.CHECK_AFTER_MS)
  vi.stubGlobal('fetch', (path: string) =>
    path.endsWith('/manifest') ? server(path) : Promise.resolve(new Response('', { status: 503 })),
  )
  const { lateTexts, keptTexts } = await openTab()
  await lateTexts('en', [keyword])
  await vi.waitFor(() => expect(stored.get('texts')).toContain('"files":{}'))
  expect(keptTexts('en', [keyword])).toBeUndefined()
  expect(await lateTexts('en', [keyword])).toBeUndefined()
})

test('one language is kept at a time', async () => {
  const { lateTexts } = await openTab()
  await lateTexts('en', [keyword])
  await lateTexts('ar', [keyword])
  hasLine = false
  const other = await openTab()
  expect(await other.lateTexts('en', [keyword])).toBeUndefined()
  expect(await other.lateTexts('ar', [keyword])).toBeDefined()
  expect(await lateTexts('en', [keyword])).toBeUndefined()
})

test.each([
  [
    'is full',
    {
      ...storage,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError')
      },
    },
  ],
  ['is closed', undefined],
])('where the storage %s, a tab has what it fetched itself', async (_, given) => {
  vi.stubGlobal('localStorage', given)
  const { lateTexts } = await openTab()
  expect(await lateTexts('en', [keyword])).toEqual({ [keyword]: textIn('en') })
  hasLine = false
  expect(await lateTexts('en', [keyword])).toEqual({ [keyword]: textIn('en') })
  expect(stored.size).toBe(0)
})

test.each([
  '{',
  '[]',
  '7',
  '{"version":"1","language":"en","checkedAt":1,"files":{"alerts":["a",{"alerts.keyword":7}]}}',
])('what is none of ours in the storage, %s, counts for nothing', async text => {
  stored.set('texts', text)
  const { lateTexts } = await openTab()
  expect(await lateTexts('en', [keyword])).toEqual({ [keyword]: textIn('en') })
})

test('of more texts than the limit allows the oldest go', async () => {
  const { keep, readKept, MAX_LENGTH } = await openTab()
  const file = (text: string) => ['hash', { text: text.repeat(MAX_LENGTH / 2) }] as const
  keep({ version: '1', language: 'en', checkedAt: 1, files: { a: file('a'), b: file('b') } })
  expect(stored.get('texts')?.length).toBeLessThanOrEqual(MAX_LENGTH)
  expect(Object.keys(readKept('en')?.files ?? {})).toEqual(['b'])
})

test('parts that ask at the same time have each file fetched once', async () => {
  const { lateTexts } = await openTab()
  await Promise.all([
    lateTexts('en', [keyword]),
    lateTexts('en', [keyword]),
    lateTexts('en', ['alerts.change']),
  ])
  expect(asked).toEqual(['manifest', expect.stringContaining('alerts')])
})
