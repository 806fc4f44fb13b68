import type { ServerModule } from '../../calls/module.ts'
import { type LiveChatsDeps, liveChats } from './live/live-chats.ts'
import { type ChatRoutesDeps, chatRoutes } from './routes.ts'

export {
  chatsOfApplications,
  openApplicationChat,
} from './application-chats.ts'
export { saveDemoChats } from './demo-chats.ts'
export { eraseChats } from './erase.ts'
export { writeInterviewMessage } from './interview-message.ts'
export { ownChatsOf } from './own-chats.ts'
export { retention } from './retention.ts'

export type ChatsDeps = ChatRoutesDeps & LiveChatsDeps

/** Chats of seekers and recruiters: calls 301-308 and 313, and what open pages hear of them. */
export const chatsModule = (deps: ChatsDeps): ServerModule => ({
  routes: chatRoutes(deps),
  ...liveChats(deps),
})
