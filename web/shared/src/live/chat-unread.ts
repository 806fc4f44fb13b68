import type { Update } from './page-message.ts'

/** Keeps in the page what it knows of its connection and of the messages that wait: on the header's links to the chats, and on the document. */
export const showChatState = (update: Update): void => {
  if (update.type === 'socket') document.documentElement.dataset.socket = update.isOpen ? 'open' : 'closed'
  if (update.type !== 'chat_unread') return
  const { unread_num: count } = update
  for (const link of document.querySelectorAll<HTMLElement>('[data-chats]'))
    link.dataset.unread = count > 0 ? String(count) : ''
}
