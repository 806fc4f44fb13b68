import { createSockets } from '../../../sockets/sockets.ts'
import type { TestApp } from '../../../testing/app.ts'
import { notificationsModule } from '../../notifications/index.ts'
import type { VisibleAmong } from '../live/chat-presence.ts'
import { tellOfUnread } from './tell-unread.ts'

const nobody: VisibleAmong = async () => new Set()

/** What the server's leader does every few seconds, twice: the devices, then the mail. */
export const tellUnreadNow = async (app: TestApp, visibleAmong: VisibleAmong = nobody) => {
  const { db, listener } = app.connection
  const { notifier } = notificationsModule({
    db,
    listener,
    sockets: createSockets(),
    siteAddress: site => `http://${site}.localhost`,
    supportEmail: 'support@example.com',
    endedSessions: async () => [],
    push: { keys: undefined, isPublicOnly: false },
    onError: error => {
      throw error
    },
  })
  for (let time = 0; time < 2; time++) await tellOfUnread({ db, notifier, visibleAmong })
}
