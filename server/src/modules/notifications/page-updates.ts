import type { ServerMessage } from '@hanap/contracts/sockets/socket'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import { type PageConnection, SESSIONS_ENDED_CHANNEL, type Sockets } from '../../sockets/sockets.ts'
import { every, type Task } from '../../tasks/every.ts'
import { notificationsStore } from './list/notifications-store.ts'
import { notificationInWire } from './list/routes.ts'
import { NOTIFICATIONS_CHANNEL } from './notify-account.ts'
import { subscriptionsStore } from './push/subscriptions.ts'

export interface PageUpdatesDeps {
  db: Db
  listener: Listener
  sockets: Sockets
  supportEmail: string
  /** Those of some sessions that have ended. */
  endedSessions(ids: readonly string[]): Promise<readonly string[]>
  onError(error: unknown): void
  lookEveryMs?: number
}

/** Half of the time for which a page counts as visible, and less. */
const STILL_VISIBLE_MS = 30_000
/** What was told is lost with a process that ends between its commit and the telling. */
const LOOK_EVERY_MS = 15_000

/**
 * Tells open pages what is new, and devices which of them are looked at. Every process hears of every change, and
 * looks by time for what it did not hear; one that could not hear for a while has its pages come again.
 */
export const pageUpdates = ({
  db,
  listener,
  sockets,
  supportEmail,
  endedSessions,
  onError,
  lookEveryMs = LOOK_EVERY_MS,
}: PageUpdatesDeps): Task => {
  const hasVisiblePage = (sessionId: string) =>
    sockets.ofSession(sessionId).some(({ isVisible }) => isVisible)

  const storeNow = async (sessionIds: readonly string[]) => {
    const { visible = [], hidden = [] } = Object.groupBy(sessionIds, id =>
      hasVisiblePage(id) ? 'visible' : 'hidden',
    )
    if (visible.length > 0) await subscriptionsStore.visible(db, visible)
    if (hidden.length > 0) await subscriptionsStore.hidden(db, hidden)
  }
  /**
   * Stores what holds when its turn comes: of two changes at once the last one stands. What changes meanwhile is stored together,
   * as thousands of pages come again at once after a restart.
   */
  const changedIds = new Set<string>()
  let storing: Promise<void> | undefined
  const storeChanged = async () => {
    while (changedIds.size > 0) {
      const ids = [...changedIds]
      changedIds.clear()
      await storeNow(ids).catch(onError)
    }
    storing = undefined
  }
  const storeVisibility = (sessionId: string) => {
    changedIds.add(sessionId)
    storing ??= storeChanged()
  }

  /** Says again which pages are visible; those that were left meanwhile are stored once more. */
  const storeAllVisible = async () => {
    const visibleIds = [
      ...new Set(sockets.connections().flatMap(each => (each.isVisible ? each.sessionId : []))),
    ]
    if (visibleIds.length === 0) return
    await subscriptionsStore.visible(db, visibleIds)
    for (const sessionId of visibleIds) if (!hasVisiblePage(sessionId)) storeVisibility(sessionId)
  }

  /** What each page was told last. */
  const unreadOn = new WeakMap<PageConnection, number>()
  const send = (
    page: PageConnection,
    message: Extract<ServerMessage, { type: 'unread' | 'notification' }>,
  ) => {
    unreadOn.set(page, message.unread_num)
    sockets.send(page, message)
  }

  const unreadOf = (pages: readonly PageConnection[]) =>
    notificationsStore.unreadByAccount(db, [...new Set(pages.map(({ accountId }) => accountId))])

  const opened = new Set<PageConnection>()
  let sendingUnread: Promise<void> | undefined
  /** Those that have come, and while they are told, those that come meanwhile. */
  const sendAllUnread = async () => {
    while (opened.size > 0) {
      const pages = [...opened]
      opened.clear()
      const unread = await unreadOf(pages).catch(onError)
      if (unread)
        for (const page of pages) send(page, { type: 'unread', unread_num: unread.get(page.accountId) ?? 0 })
    }
    sendingUnread = undefined
  }
  const sendUnread = (page: PageConnection) => {
    opened.add(page)
    sendingUnread ??= sendAllUnread()
  }

  const sendNotification = async (payload: string) => {
    const [accountId = '', id = ''] = payload.split(' ')
    const pages = sockets.ofAccount(accountId)
    if (pages.length === 0) return
    const unread = await notificationsStore.unreadOf(db, accountId)
    const row = id === '' ? undefined : await notificationsStore.byId(db, accountId, id)
    for (const page of pages)
      send(
        page,
        row
          ? {
              type: 'notification',
              notification: notificationInWire(row, page, supportEmail),
              unread_num: unread,
            }
          : { type: 'unread', unread_num: unread },
      )
  }

  const lookAgain = async () => {
    const pages = sockets.connections()
    if (pages.length === 0) return
    for (const id of await endedSessions([...new Set(pages.map(({ sessionId }) => sessionId))]))
      sockets.endSession(id)
    const before = pages.map(page => [page, unreadOn.get(page)] as const)
    const unread = await unreadOf(pages)
    for (const [page, last] of before) {
      const now = unread.get(page.accountId) ?? 0
      // One that was told meanwhile knows better.
      if (last !== undefined && last !== now && unreadOn.get(page) === last)
        send(page, { type: 'unread', unread_num: now })
    }
  }

  let hasListened = false
  // Called again whenever the connection to the database was lost and is back: what was said meanwhile is unknown.
  const onListening = () => {
    if (hasListened) sockets.restart()
    hasListened = true
  }
  let listening: readonly { unlisten(): void }[] = []
  const repetitions = [
    every({ everyMs: STILL_VISIBLE_MS, run: storeAllVisible, onError }),
    every({ everyMs: lookEveryMs, run: lookAgain, onError }),
  ]

  return {
    start: async () => {
      sockets.handle({
        opened: sendUnread,
        changed: ({ sessionId }) => storeVisibility(sessionId),
      })
      listening = await Promise.all([
        listener.listen(
          NOTIFICATIONS_CHANNEL,
          payload => void sendNotification(payload).catch(onError),
          onListening,
        ),
        listener.listen(SESSIONS_ENDED_CHANNEL, sockets.endSession),
      ])
      for (const each of repetitions) await each.start()
    },
    stop: async () => {
      for (const each of listening) each.unlisten()
      await Promise.all(repetitions.map(each => each.stop()))
      await Promise.all([storing, sendingUnread])
    },
  }
}
