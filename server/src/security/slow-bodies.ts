import type { IncomingMessage, Server } from 'node:http'

const STEP_MS = 1000
/** Less than this, step for step, is nobody who wants to send something: the slowest phones bring four times as much. */
const MIN_STEP_BYTES = 1000
/** So many steps may nothing come, where what came before made up for earlier pauses. */
const MAX_PATIENCE = 8

interface WatchedRequest {
  request: IncomingMessage
  bytesRead: number
  /** Steps for which nothing need come: each that passes takes one, what comes gives some back. */
  patience: number
}

/** Whether it is the client that is waited for, and not the reader of what has come. */
const isAwaited = ({ complete, destroyed, readableLength, readableHighWaterMark }: IncomingMessage) =>
  !complete && !destroyed && readableLength < readableHighWaterMark

/** Ends connections whose requests' bodies come too slowly; `stop` ends the watch. */
export const endSlowBodies = (server: Server, end: (request: IncomingMessage) => void) => {
  const watched = new Set<WatchedRequest>()

  server.on('request', (request: IncomingMessage) => {
    if (request.complete) return
    const one: WatchedRequest = { request, bytesRead: request.socket.bytesRead, patience: MAX_PATIENCE }
    watched.add(one)
    request.once('close', () => watched.delete(one))
  })

  const timer = setInterval(() => {
    for (const one of watched) {
      const { request } = one
      const { bytesRead } = request.socket
      const steps = (bytesRead - one.bytesRead) / MIN_STEP_BYTES
      one.bytesRead = bytesRead
      one.patience = Math.min(one.patience + steps - (isAwaited(request) ? 1 : 0), MAX_PATIENCE)
      if (request.complete) watched.delete(one)
      else if (one.patience <= 0) {
        watched.delete(one)
        end(request)
      }
    }
  }, STEP_MS)
  timer.unref()

  return { stop: () => clearInterval(timer) }
}
