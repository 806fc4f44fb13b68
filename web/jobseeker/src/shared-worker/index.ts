import type { ServerMessage } from '@hanap/contracts/sockets/socket'
import type { PageMessage } from './messages.ts'
import { createUpdateSocket, type PageState } from './update-socket.ts'

declare const self: SharedWorkerGlobalScope

/** The open pages of this browser, in the order in which they last said something. */
const pages = new Map<MessagePort, PageState>()
let unread: Extract<ServerMessage, { type: 'unread' }> | undefined

const socket = createUpdateSocket(message => {
  unread = { type: 'unread', unread_num: message.unread_num }
  for (const port of pages.keys()) port.postMessage(message)
})

const reportPages = () => {
  const all = [...pages.values()]
  const shown = all.findLast(({ isVisible }) => isVisible) ?? all.at(-1)
  if (shown) socket.report(shown)
  else {
    unread = undefined
    socket.rest()
  }
}

const listen = (port: MessagePort) => {
  port.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    const isNew = pages.delete(port) === false
    if (data.type === 'page') {
      pages.set(port, data)
      if (isNew && unread) port.postMessage(unread)
    }
    reportPages()
  })
  port.start()
}

self.addEventListener('connect', ({ ports: [port] }) => port && listen(port))
