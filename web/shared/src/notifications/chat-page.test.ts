import { expect, test } from 'vitest'
import { chatAt, isPageAt } from './chat-page.ts'

const at = (path: string) => `https://ph.hanap.example${path}`

test.each([
  ['/chat/c1', 'chat c1'],
  ['/ar/chat/c1', 'chat c1'],
  ['/pt-br/chat/c1?box=unread', 'chat c1'],
  [at('/chat/c1'), 'chat c1'],
  ['/chats/c1', 'chat c1'],
  ['/ja/chats/c1?box=unread', 'chat c1'],
  ['/chat', undefined],
  ['/chats', undefined],
  ['/chat/c1/report', undefined],
  ['/job/nurse-c1/chat', undefined],
])('%s shows the chat %s', (address, chat) => {
  expect(chatAt(address)).toBe(chat)
})

test('a window with the chat is brought to the front, whatever else it shows', () => {
  expect(isPageAt(at('/chat/c1?box=unread'), at('/chat/c1'))).toBe(true)
  expect(isPageAt(at('/ar/chat/c1'), at('/chat/c1'))).toBe(true)
  expect(isPageAt(at('/chat/c2'), at('/chat/c1'))).toBe(false)
  expect(isPageAt(at('/saved-jobs'), at('/saved-jobs'))).toBe(true)
  expect(isPageAt(at('/saved-jobs?page=2'), at('/saved-jobs'))).toBe(false)
})
