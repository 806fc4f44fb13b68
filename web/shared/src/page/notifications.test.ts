import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  CLOSE_AFTER_MS,
  closeNotification,
  holdNotifications,
  notificationStore,
  showNotification,
} from './notifications.ts'

const texts = () => notificationStore.read().map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  holdNotifications(false)
  vi.runAllTimers()
  vi.useRealTimers()
})

test('the notification bar closes 3 seconds after the last notification', () => {
  showNotification('one')
  vi.advanceTimersByTime(2000)
  showNotification('two')
  vi.advanceTimersByTime(CLOSE_AFTER_MS - 1)
  expect(texts()).toEqual(['one', 'two'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('the bar stays while it is hovered or focused', () => {
  showNotification('one')
  holdNotifications(true)
  vi.advanceTimersByTime(10 * CLOSE_AFTER_MS)
  expect(texts()).toEqual(['one'])
  holdNotifications(false)
  vi.advanceTimersByTime(CLOSE_AFTER_MS)
  expect(texts()).toEqual([])
})

test('a text is shown once, and can be closed', () => {
  showNotification('one')
  showNotification('two')
  showNotification('one')
  expect(texts()).toEqual(['two', 'one'])
  closeNotification(notificationStore.read()[0]?.id ?? 0)
  expect(texts()).toEqual(['one'])
})
