import { expect, test } from 'vitest'
import { markedTitle } from './unread-title.ts'

test.each([
  ['Chats', '', '(2) ', '(2) Chats'],
  ['(2) Chats', '(2) ', '(3) ', '(3) Chats'],
  ['(3) Chats', '(3) ', '', 'Chats'],
  ['A page that opened', '(3) ', '(3) ', '(3) A page that opened'],
  ['(2) jobs', '', '', '(2) jobs'],
])('“%s” with “%s” before it becomes with “%s”: “%s”', (title, before, now, marked) => {
  expect(markedTitle(title, { before, now })).toBe(marked)
})
