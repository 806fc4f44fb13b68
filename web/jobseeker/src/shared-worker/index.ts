import type { PageMessage, Update } from '@hanap/shared/live/page-message'
import { createUpdateSocket, type PageState } from '@hanap/shared/live/update-socket'

declare const self: SharedWorkerGlobalScope

/** The open pages of this browser, in the order in which they last said something. */
const pages = new Map<MessagePort, PageState>()
/** What a page is told that joins: the latest of what holds until something else is said. */
const standing = new Map<Update['type'], Update>()

const socket = createUpdateSocket(update => {
  const { type } = update
  if (type === 'notification') standing.set('unread', { type: 'unread', unread_num: update.unread_num })
  if (type === 'unread' || type === 'chat_unread' || type === 'socket') standing.set(type, update)
  for (const port of pages.keys()) port.postMessage(update)
})

const reportPages = () => {
  const all = [...pages.values()]
  const shown = all.findLast(({ isVisible }) => isVisible) ?? all.at(-1)
  if (shown) socket.report(shown)
  else {
    standing.clear()
    socket.rest()
  }
}

const listen = (port: MessagePort) => {
  port.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    if (data.type === 'typing') return socket.typing(data.chatId)
    const isNew = pages.delete(port) === false
    if (data.type === 'page') {
      pages.set(port, data)
      if (isNew) for (const update of standing.values()) port.postMessage(update)
    }
    reportPages()
  })
  port.start()
}

self.addEventListener('connect', ({ ports: [port] }) => port && listen(port))
