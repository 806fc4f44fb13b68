import { expect, test } from 'vitest'
import { sends } from './enter-sends.ts'

const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 }

test.each([
  ['Enter', enter, true, true],
  ['Shift+Enter', { ...enter, shiftKey: true }, true, false],
  ['Enter, where it begins a line', enter, false, false],
  ['Shift+Enter, where Enter begins a line', { ...enter, shiftKey: true }, false, true],
  ['Enter while a word is composed', { ...enter, isComposing: true }, true, false],
  ['Enter that takes a composed word in Safari', { ...enter, keyCode: 229 }, true, false],
  ['another key', { ...enter, key: 'a', keyCode: 65 }, true, false],
])('%s', (_, key, enterSends, isSent) => {
  expect(sends(key, enterSends)).toBe(isSent)
})
