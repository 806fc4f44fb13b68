import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addUnsent, draftOf, forgetOwnWords, keepDraft, onOwnWords, unsentMessages } from './own-words.ts'

let stored: Map<string, string>
let onStorage: ((event: Pick<StorageEvent, 'key' | 'newValue'>) => void) | undefined
const page = { cookie: '' }
const signIn = (id: string) => {
  page.cookie = `session_user=${encodeURIComponent(JSON.stringify({ id, first_name: 'Ana' }))}`
}
const message = { chatId: 'c1', clientId: 'client-1', text: 'Only for the recruiter', problem: null }

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('addEventListener', (_: string, listener: typeof onStorage) => {
    onStorage = listener
  })
  vi.stubGlobal('removeEventListener', () => undefined)
  signIn('a1')
})
afterEach(() => {
  forgetOwnWords()
  vi.unstubAllGlobals()
})

test('who logs in where somebody else wrote has none of their words', () => {
  keepDraft('c1', 'Draft')
  addUnsent(message)
  signIn('b2')
  expect([unsentMessages(), draftOf('c1')]).toEqual([[], ''])
  signIn('a1')
  expect([unsentMessages(), draftOf('c1')]).toEqual([[message], 'Draft'])
})

test('log-out leaves nothing, and in another page of the browser neither', () => {
  const end = onOwnWords(() => undefined)
  addUnsent(message)
  const [key = ''] = stored.keys()
  page.cookie = ''
  stored.delete(key)
  onStorage?.({ key, newValue: null })
  signIn('a1')
  expect(unsentMessages()).toEqual([])
  end()
  addUnsent(message)
  forgetOwnWords()
  expect([unsentMessages(), stored.size]).toEqual([[], 0])
})

test('a browser that keeps nothing has them while the page is open', () => {
  vi.stubGlobal('localStorage', undefined)
  addUnsent(message)
  expect(unsentMessages()).toEqual([message])
})
