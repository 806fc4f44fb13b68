import type { ServerMessage } from '@hanap/contracts/sockets/socket'
import { liveSocket, type PageState } from './live-socket.ts'
import type { PageMessage } from './messages.ts'

declare const self: SharedWorkerGlobalScope

/** The open pages of this browser, in the order in which they last said something. */
const pages = new Map<MessagePort, PageState>()
let unread: Extract<ServerMessage, { type: 'unread' }> | undefined

const socket = liveSocket(message => {
  unread = { type: 'unread', unread_num: message.unread_num }
  for (const port of pages.keys()) port.postMessage(message)
})

const say = () => {
  const all = [...pages.values()]
  const shown = all.findLast(({ isVisible }) => isVisible) ?? all.at(-1)
  if (shown) socket.say(shown)
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
    say()
  })
  port.start()
}

self.addEventListener('connect', ({ ports: [port] }) => port && listen(port))
