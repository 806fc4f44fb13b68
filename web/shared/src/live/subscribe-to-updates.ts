import { holdSocket } from './own-socket.ts'
import type { PageMessage, Update } from './page-message.ts'
import { createUpdateSocket } from './update-socket.ts'

let policy: ReturnType<NonNullable<typeof window.trustedTypes>['createPolicy']> | undefined

const trusted = (address: string) => {
  policy ??= window.trustedTypes?.createPolicy('shared-worker', { createScriptURL: text => text })
  return policy?.createScriptURL(address) ?? address
}

type Say = (message: PageMessage) => void

/** Says of this page what the shared worker should know; undefined where the browser or the site has none. */
const joinSharedWorker = (
  address: string | undefined,
  onUpdate: (update: Update) => void,
): Say | undefined => {
  if (address === undefined || !('SharedWorker' in window)) return undefined
  const { port } = new SharedWorker(trusted(address), 'notifications')
  port.addEventListener('message', ({ data }: MessageEvent<Update>) => onUpdate(data))
  port.start()
  return message => port.postMessage(message)
}

let say: Say | undefined
const listeners = new Set<(update: Update) => void>()
/** What a part of the page is told that comes late. */
const standing = new Map<Update['type'], Update>()

const tell = (update: Update) => {
  if (update.type === 'socket' || update.type === 'chat_unread') standing.set(update.type, update)
  for (const listener of listeners) listener(update)
}

/** Hears what the page hears, from when it has joined. Answers what ends that. */
export const onUpdate = (listener: (update: Update) => void): (() => void) => {
  listeners.add(listener)
  for (const update of standing.values()) listener(update)
  return () => listeners.delete(listener)
}

/** Tells the others of a chat that the person writes. */
export const tellTyping = (chatId: string): void => say?.({ type: 'typing', chatId })

/**
 * Joins what all open pages of the browser hear from the server (section 4, Push messaging): a shared worker keeps one
 * connection and is told when this page becomes visible or hidden. Answers what leaves it.
 */
export const subscribeToUpdates = (
  languageId: number,
  worker: string | undefined,
  listener: (update: Update) => void,
): (() => void) => {
  const joined = joinSharedWorker(worker, tell) ?? holdSocket(createUpdateSocket(tell))
  say = joined
  const end = onUpdate(listener)
  const report = () => joined({ type: 'page', isVisible: document.visibilityState === 'visible', languageId })
  const leave = () => joined({ type: 'bye' })
  report()
  document.addEventListener('visibilitychange', report)
  addEventListener('pageshow', report)
  addEventListener('pagehide', leave)
  return () => {
    document.removeEventListener('visibilitychange', report)
    removeEventListener('pageshow', report)
    removeEventListener('pagehide', leave)
    leave()
    end()
  }
}
