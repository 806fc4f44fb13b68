import type { ServerMessage } from '@hanap/contracts/sockets/socket'
import type { PageMessage } from '../shared-worker/messages.ts'
import { createUpdateSocket } from '../shared-worker/update-socket.ts'

const WORKER = '/notifications-worker.js'

let policy: ReturnType<NonNullable<typeof window.trustedTypes>['createPolicy']> | undefined

const workerAddress = () => {
  policy ??= window.trustedTypes?.createPolicy('shared-worker', { createScriptURL: text => text })
  return policy?.createScriptURL(WORKER) ?? WORKER
}

/** Says of this page what the shared worker should know; undefined where the browser has none. */
const joinSharedWorker = (onMessage: (message: ServerMessage) => void) => {
  if (!('SharedWorker' in window)) return undefined
  const { port } = new SharedWorker(workerAddress(), 'notifications')
  port.addEventListener('message', ({ data }: MessageEvent<ServerMessage>) => onMessage(data))
  port.start()
  return (message: PageMessage) => port.postMessage(message)
}

/** The page holds the socket itself, for as long as it is visible. */
const openOwnSocket = (onMessage: (message: ServerMessage) => void) => {
  const socket = createUpdateSocket(onMessage)
  return (message: PageMessage) =>
    message.type === 'page' && message.isVisible ? socket.report(message) : socket.rest()
}

/**
 * Joins what all open pages of the browser hear from the server (section 4, Push messaging): a shared worker keeps one
 * connection and is told when this page becomes visible or hidden. Answers what leaves it.
 */
export const subscribeToUpdates = (
  languageId: number,
  onMessage: (message: ServerMessage) => void,
): (() => void) => {
  const send = joinSharedWorker(onMessage) ?? openOwnSocket(onMessage)
  const report = () => send({ type: 'page', isVisible: document.visibilityState === 'visible', languageId })
  const leave = () => send({ type: 'bye' })
  report()
  document.addEventListener('visibilitychange', report)
  addEventListener('pageshow', report)
  addEventListener('pagehide', leave)
  return () => {
    document.removeEventListener('visibilitychange', report)
    removeEventListener('pageshow', report)
    removeEventListener('pagehide', leave)
    leave()
  }
}
