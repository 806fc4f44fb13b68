import { translator } from '@hanap/i18n/catalogues'
import { expect, test } from 'vitest'
import { orOthers, timesToCome } from './proposed-times.ts'

test('times that are over are left out, the first to come stands first', () => {
  const slots = ['2026-11-20T02:00:00Z', '2026-11-17T02:00:00Z', '2026-11-19T02:00:00Z'].map(starts_at => ({
    starts_at,
  }))
  expect(timesToCome(slots, new Date('2026-11-18T00:00:00Z'))).toEqual([slots[2], slots[0]])
})

test('a time says how many others there are', () => {
  const t = translator('en')
  expect(orOthers(t, '18 Nov, 14:05', 0)).toBe('18 Nov, 14:05')
  expect(orOthers(t, '18 Nov, 14:05', 1)).toBe('18 Nov, 14:05, or 1 other time')
  expect(orOthers(t, '18 Nov, 14:05', 2)).toBe('18 Nov, 14:05, or 2 other times')
})
