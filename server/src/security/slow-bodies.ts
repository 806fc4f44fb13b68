import type { IncomingMessage, Server } from 'node:http'

const STEP_MS = 1000
/** Less than this in a step, some steps long, is nobody who wants to send something. */
const MIN_STEP_BYTES = 500
const MAX_SLOW_STEPS = 8

interface WatchedRequest {
  request: IncomingMessage
  bytesRead: number
  slowSteps: number
}

/** Whether it is the client that is waited for, and not the reader of what has come. */
const isAwaited = ({ complete, destroyed, readableLength, readableHighWaterMark }: IncomingMessage) =>
  !complete && !destroyed && readableLength < readableHighWaterMark

/** Ends connections whose requests' bodies come too slowly; `stop` ends the watch. */
export const endSlowBodies = (server: Server, end: (request: IncomingMessage) => void) => {
  const watched = new Set<WatchedRequest>()

  server.on('request', (request: IncomingMessage) => {
    if (request.complete) return
    const one: WatchedRequest = { request, bytesRead: request.socket.bytesRead, slowSteps: 0 }
    watched.add(one)
    request.once('close', () => watched.delete(one))
  })

  const timer = setInterval(() => {
    for (const one of watched) {
      const { request } = one
      const { bytesRead } = request.socket
      const isSlow = isAwaited(request) && bytesRead - one.bytesRead < MIN_STEP_BYTES
      one.bytesRead = bytesRead
      one.slowSteps = isSlow ? one.slowSteps + 1 : 0
      if (request.complete) watched.delete(one)
      else if (one.slowSteps === MAX_SLOW_STEPS) end(request)
    }
  }, STEP_MS)
  timer.unref()

  return { stop: () => clearInterval(timer) }
}
