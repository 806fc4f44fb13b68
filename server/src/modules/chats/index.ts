import type { ServerModule } from '../../calls/module.ts'
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

/** Chats of seekers and recruiters: calls 301-308 and 313. */
export const chatsModule = (deps: ChatRoutesDeps): ServerModule => ({ routes: chatRoutes(deps) })
