import type { ServerMessage } from '@hanap/contracts/sockets/socket'
import { liveSocket } from '../shared-worker/live-socket.ts'
import type { PageMessage } from '../shared-worker/messages.ts'

const WORKER = '/notifications-worker.js'

let policy: ReturnType<NonNullable<typeof window.trustedTypes>['createPolicy']> | undefined

const workerAddress = () => {
  policy ??= window.trustedTypes?.createPolicy('shared-worker', { createScriptURL: text => text })
  return policy?.createScriptURL(WORKER) ?? WORKER
}

/** Says of this page what the shared worker should know; undefined where the browser has none. */
const byWorker = (heard: (message: ServerMessage) => void) => {
  if (!('SharedWorker' in window)) return undefined
  const { port } = new SharedWorker(workerAddress(), 'notifications')
  port.addEventListener('message', ({ data }: MessageEvent<ServerMessage>) => heard(data))
  port.start()
  return (message: PageMessage) => port.postMessage(message)
}

/** The page holds the socket itself, for as long as it is visible. */
const byItself = (heard: (message: ServerMessage) => void) => {
  const socket = liveSocket(heard)
  return (message: PageMessage) =>
    message.type === 'page' && message.isVisible ? socket.say(message) : socket.rest()
}

/**
 * Joins what all open pages of the browser hear from the server (section 4, Push messaging): a shared worker keeps one
 * connection and is told when this page becomes visible or hidden. Answers what leaves it.
 */
export function joinLive(languageId: number, heard: (message: ServerMessage) => void): () => void {
  const tell = byWorker(heard) ?? byItself(heard)
  const come = () => tell({ type: 'page', isVisible: document.visibilityState === 'visible', languageId })
  const go = () => tell({ type: 'bye' })
  come()
  document.addEventListener('visibilitychange', come)
  addEventListener('pageshow', come)
  addEventListener('pagehide', go)
  return () => {
    document.removeEventListener('visibilitychange', come)
    removeEventListener('pageshow', come)
    removeEventListener('pagehide', go)
    go()
  }
}
