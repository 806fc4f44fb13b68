import type { Update } from './page-message.ts'

let mark = ''

/** A page's title with the mark before it that stands for what waits. */
export const markedTitle = (title: string, { before, now }: { before: string; now: string }): string =>
  now + (title.startsWith(before) ? title.slice(before.length) : title)

const show = (before: string) => {
  const title = markedTitle(document.title, { before, now: mark })
  if (title !== document.title) document.title = title
}

/** Keeps the number of messages that wait before the title of whatever page is shown. */
export const showUnreadInTitle = (update: Update): void => {
  if (update.type !== 'chat_unread') return
  const before = mark
  mark = update.unread_num > 0 ? `(${update.unread_num}) ` : ''
  show(before)
}

/** A page that opens brings a title of its own. Answers what ends it. */
export const keepUnreadInTitle = (): (() => void) => {
  const observer = new MutationObserver(() => show(mark))
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
