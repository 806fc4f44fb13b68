import type { ServerModule } from '../../calls/module.ts'
import { every, HOUR_MS } from '../../tasks/every.ts'
import type { Notifier } from '../notifications/index.ts'
import { chatFilesStore } from './files/files-store.ts'
import { chatPresence } from './live/chat-presence.ts'
import { type LiveChatsDeps, liveChats } from './live/live-chats.ts'
import { tellOfReports } from './reports/tell-reports.ts'
import { type ResponseDeps, renewResponses } from './response/renew-responses.ts'
import { type ChatRoutesDeps, chatRoutes } from './routes.ts'
import { tellOfUnread } from './unread/tell-unread.ts'

export { adminCommands } from './admin-commands.ts'

export {
  chatsOfApplications,
  openApplicationChat,
} from './application-chats.ts'
export { saveDemoChats, storedPictures, type WrittenChat } from './demo-chats.ts'
export { blockChatsWith, closeChatsAbout, closeChatsOf, closeSuspendedChats, passChats } from './end-chats.ts'
export { eraseChats } from './erase.ts'
export { type GreetedTalent, greetedAmong } from './greeted-talents.ts'
export { writeInterviewMessage } from './messages/interview-message.ts'
export { ownChatFilesOf, ownChatsOf } from './own-chats.ts'
export { ownPhrasesOf } from './phrases/phrases-store.ts'
export {
  countFlagged,
  flaggedAccounts,
  markReviewed,
} from './reports/flagged-accounts.ts'
export {
  countOpenReports,
  findReport,
  openReports,
  type ReportWithSides,
  revertReport,
  ruleOnReport,
} from './reports/review-reports.ts'
export { retention } from './retention.ts'

export type ChatsDeps = ChatRoutesDeps & LiveChatsDeps & ResponseDeps & { notifier: Notifier }

/** Longer than any request lives between storing its file and committing its row. */
const ORPHAN_AFTER_MS = 24 * HOUR_MS

/** A verdict is told so long after it at most. */
const TELL_EVERY_MS = 60_000
/** How old a response clock is at most that a message has changed. */
const RENEW_EVERY_MS = 15 * 60_000
/** A device hears of a message about so soon. */
const TELL_UNREAD_EVERY_MS = 5000

/** Chats of seekers and recruiters: calls 301-315, 390, 392 and 393, and what open pages hear of them. */
export const chatsModule = (deps: ChatsDeps): ServerModule => {
  const presence = chatPresence(deps)
  const live = liveChats(deps)
  return {
    routes: chatRoutes(deps),
    start: async () => {
      await presence.start()
      await live.start()
    },
    stop: async () => {
      await live.stop()
      await presence.stop()
    },
    leaderTasks: [
      every({
        everyMs: TELL_UNREAD_EVERY_MS,
        run: () => tellOfUnread({ ...deps, visibleAmong: presence.visibleAmong }),
        onError: deps.onError,
      }),
      every({
        everyMs: TELL_EVERY_MS,
        run: () => tellOfReports(deps.db, deps.notifier),
        onError: deps.onError,
      }),
      every({ everyMs: RENEW_EVERY_MS, run: () => renewResponses(deps), onError: deps.onError }),
      every({
        everyMs: HOUR_MS,
        run: async () => {
          await chatFilesStore.sweepWaiting(deps.db)
          await deps.allFiles
            .store('chats')
            .sweep(keys => chatFilesStore.named(deps.db, keys), ORPHAN_AFTER_MS)
        },
        onError: deps.onError,
      }),
    ],
  }
}
