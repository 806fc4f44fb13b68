import { afterEach, expect, test, vi } from 'vitest'
import { savesData } from './saves-data.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: {} }, false],
  [{ connection: null }, false],
  [{}, false],
])('a browser with %j saves data: %j', (navigator, expected) => {
  vi.stubGlobal('navigator', navigator)
  expect(savesData()).toBe(expected)
})
