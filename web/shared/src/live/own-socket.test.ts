import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HIDDEN_MS, holdSocket } from './own-socket.ts'

let done: string[]
let say: ReturnType<typeof holdSocket>
beforeEach(() => {
  vi.useFakeTimers()
  done = []
  say = holdSocket({
    report: ({ isVisible }) => done.push(isVisible ? 'seen' : 'hidden'),
    typing: chatId => done.push(`typing ${chatId}`),
    rest: () => done.push('rest'),
  })
})
afterEach(() => {
  vi.useRealTimers()
})
const page = (isVisible: boolean) => say({ type: 'page', isVisible, languageId: 1 })

test('a page that is hidden says so, and holds no socket after some minutes', () => {
  page(true)
  page(false)
  vi.advanceTimersByTime(HIDDEN_MS - 1)
  expect(done).toEqual(['seen', 'hidden'])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['seen', 'hidden', 'rest'])
  page(true)
  expect(done.at(-1)).toBe('seen')
})

test('a page that is seen again in time keeps its socket', () => {
  page(true)
  page(false)
  vi.advanceTimersByTime(HIDDEN_MS / 2)
  page(true)
  vi.advanceTimersByTime(HIDDEN_MS * 2)
  expect(done).toEqual(['seen', 'hidden', 'seen'])
})

test('a page that nobody has seen yet, or that rests, opens none while it is hidden', () => {
  page(false)
  vi.advanceTimersByTime(HIDDEN_MS)
  expect(done).toEqual([])
  page(true)
  page(false)
  vi.advanceTimersByTime(HIDDEN_MS)
  page(false)
  expect(done.at(-1)).toBe('rest')
})

test('a page that is left closes it at once', () => {
  page(true)
  page(false)
  say({ type: 'bye' })
  vi.advanceTimersByTime(HIDDEN_MS)
  expect(done).toEqual(['seen', 'hidden', 'rest'])
})
