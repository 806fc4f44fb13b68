import type { PageMessage } from './page-message.ts'
import type { UpdateSocket } from './update-socket.ts'

/** Who looks at something else for a moment comes back to a page that has heard everything. */
export const HIDDEN_MS = 5 * 60_000

/** What a page says that holds the socket itself: it opens one once it is seen, and closes it some time after it was hidden. */
export const holdSocket = (socket: UpdateSocket): ((message: PageMessage) => void) => {
  let isHeld = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    isHeld = false
    socket.rest()
  }
  return message => {
    if (message.type === 'typing') return socket.typing(message.chatId)
    clearTimeout(timer)
    if (message.type === 'bye') return rest()
    if (!message.isVisible && !isHeld) return
    socket.report(message)
    isHeld = true
    if (!message.isVisible) timer = setTimeout(rest, HIDDEN_MS)
  }
}
