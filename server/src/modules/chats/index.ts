import type { ServerModule } from '../../calls/module.ts'
import { type ChatRoutesDeps, chatRoutes } from './routes.ts'

export {
  chatsOfApplications,
  openApplicationChat,
} from './application-chats.ts'
export { blockChatsWith, closeChatsOf, passChats } from './end-chats.ts'
export { eraseChats } from './erase.ts'
export { ownChatsOf } from './own-chats.ts'
export { retention } from './retention.ts'

/** Chats of seekers and recruiters: calls 301-311, 313 and 390. */
export const chatsModule = (deps: ChatRoutesDeps): ServerModule => ({ routes: chatRoutes(deps) })
