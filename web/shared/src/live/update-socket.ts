import { SESSION_ENDED, socketPath } from '@hanap/contracts/sockets/socket'
import type { ClientMessage } from '@hanap/contracts/sockets/socket.schemas'
import type { Update } from './page-message.ts'

const FIRST_RETRY_MS = 1000
const MAX_RETRY_MS = 60_000

/** What the server should know of the pages that share the socket. */
export interface PageState {
  isVisible: boolean
  languageId: number
}

export interface UpdateSocket {
  /** Opens the socket where there is none, and says what has changed. */
  report(state: PageState): void
  /** Somebody writes in a chat; lost where there is no connection. */
  typing(chatId: string): void
  /** Closes it, and opens none before the next `report`. */
  rest(): void
}

/**
 * One WebSocket that comes back by itself, each time a little later. After its session has ended it tries once more, as
 * another may have begun.
 */
export const createUpdateSocket = (onUpdate: (update: Update) => void): UpdateSocket => {
  let socket: WebSocket | undefined
  let state: PageState | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_RETRY_MS
  let isLastTry = false

  const sendState = () => {
    if (!state) return
    const { isVisible, languageId } = state
    say({ type: 'page', is_visible: isVisible, language_id: languageId })
  }
  const say = (message: ClientMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }

  const open = () => {
    clearTimeout(timer)
    const address = new URL(socketPath, location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const opened = new WebSocket(address)
    socket = opened
    opened.addEventListener('open', () => {
      wait = FIRST_RETRY_MS
      isLastTry = false
      sendState()
      onUpdate({ type: 'socket', isOpen: true })
    })
    opened.addEventListener('message', ({ data }) => onUpdate(JSON.parse(String(data))))
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return
      socket = undefined
      onUpdate({ type: 'socket', isOpen: false })
      if (!state || isLastTry) return
      isLastTry = code === SESSION_ENDED
      // Many pages that lost one server do not come to the next all at once.
      timer = setTimeout(open, wait * (0.5 + Math.random()))
      wait = Math.min(wait * 2, MAX_RETRY_MS)
    })
  }

  return {
    report: next => {
      state = next
      if (socket) return sendState()
      isLastTry = false
      open()
    },
    typing: chatId => say({ type: 'typing', chat_id: chatId }),
    rest: () => {
      state = undefined
      clearTimeout(timer)
      const closing = socket
      socket = undefined
      closing?.close()
    },
  }
}
