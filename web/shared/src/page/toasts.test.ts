import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLOSE_AFTER_MS, closeToast, holdToasts, showToast, toastStore } from './toasts.ts'

const texts = () => toastStore.read().map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  holdToasts(false)
  vi.runAllTimers()
  vi.useRealTimers()
})

test('the notification bar closes 3 seconds after the last notification', () => {
  showToast('one')
  vi.advanceTimersByTime(2000)
  showToast('two')
  vi.advanceTimersByTime(CLOSE_AFTER_MS - 1)
  expect(texts()).toEqual(['one', 'two'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('the bar stays while it is hovered or focused', () => {
  showToast('one')
  holdToasts(true)
  vi.advanceTimersByTime(10 * CLOSE_AFTER_MS)
  expect(texts()).toEqual(['one'])
  holdToasts(false)
  vi.advanceTimersByTime(CLOSE_AFTER_MS)
  expect(texts()).toEqual([])
})

test('a text is shown once, and can be closed', () => {
  showToast('one')
  showToast('two')
  showToast('one')
  expect(texts()).toEqual(['two', 'one'])
  closeToast(toastStore.read()[0]?.id ?? 0)
  expect(texts()).toEqual(['one'])
})
