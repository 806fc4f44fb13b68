import { expect, test } from 'vitest'
import { calendarDay } from './calendar-day.ts'

const market = { key: 'ph', currency: 'PHP', timeZone: 'Asia/Manila' }

test.each([
  ['en', '1', 'Dec'],
  ['ja', '1', '12月'],
  ['ar', '1', 'ديسمبر'],
] as const)('the day is the market’s, and a number in %s', (language, day, month) => {
  expect(calendarDay(language, market, '2026-11-30T16:30:00Z')).toEqual({ day, month })
})

test('what is no date has no day', () => {
  expect(calendarDay('en', market, '')).toEqual({ day: '', month: '' })
})
