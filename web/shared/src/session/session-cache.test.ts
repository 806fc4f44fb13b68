import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachedValue, cacheValue } from './session-cache.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

beforeEach(() => {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a cached value expires after one minute by default', () => {
  cacheValue('jobs', 'page 1')
  vi.advanceTimersByTime(59_999)
  expect(cachedValue('jobs', isText)).toBe('page 1')
  vi.advanceTimersByTime(1)
  expect(cachedValue('jobs', isText)).toBeUndefined()
})

test('a cached value lives for the minutes it was given', () => {
  cacheValue('lists', 'all', 30)
  vi.advanceTimersByTime(29 * 60_000)
  expect(cachedValue('lists', isText)).toBe('all')
})

test('a value of another kind, or broken, is no value', () => {
  cacheValue('jobs', 7)
  expect(cachedValue('jobs', isText)).toBeUndefined()
  sessionStorage.setItem('jobs', '{')
  expect(cachedValue('jobs', isText)).toBeUndefined()
})

test('a full storage loses the value and nothing else', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  })
  expect(() => cacheValue('jobs', 'page 1')).not.toThrow()
})
