import type { ServerModule } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import type { Sockets } from '../../sockets/sockets.ts'
import type { Task } from '../../tasks/every.ts'
import { createNotifier } from './create-notifier.ts'
import type { SiteAddress } from './links.ts'
import { notificationRoutes } from './list/routes.ts'
import { mailWorker } from './mail/mail-worker.ts'
import { type CaughtMail, dueMails, listCaughtMails, readCaughtMail } from './mail/mails-store.ts'
import { catchingTransport, smtpTransport } from './mail/transport.ts'
import type { Notifier } from './notifier.ts'
import { pageUpdates } from './page-updates.ts'
import { duePushes } from './push/queue.ts'
import { pushRoutes } from './push/routes.ts'
import type { VapidKeys } from './push/send-push.ts'
import { pushWorker } from './push/worker.ts'

export { adminCommands } from './admin-commands.ts'
export { createNotifier } from './create-notifier.ts'
export { createLinks, type SiteAddress } from './links.ts'
export { saveDemoNotifications } from './list/demo-notifications.ts'
export { clearBounces, isMailStopped } from './mail/bounces.ts'
export { createMailPage } from './mail/mail-page.ts'
export { deleteMailsTo, type MailFile } from './mail/mails-store.ts'
export type { InterviewNews, Recipient } from './notification-events.ts'
export type { NotificationRequest, Notifier } from './notifier.ts'
export type { VapidKeys } from './push/send-push.ts'
export { isPushTaken, isVisibleOnDevice } from './push/taken.ts'
export { verdictRequests } from './report-verdict.ts'
export { retention } from './retention.ts'
export {
  changeRecruiterSettings,
  changeSeekerSettings,
  notificationSettingsOf,
  recruiterSettingsOf,
} from './settings.ts'

/** What the local catcher took, for a page that shows it outside production. */
export interface MailCatcher {
  /** The newest first, at most 200. */
  list(): Promise<CaughtMail[]>
  read(id: string): Promise<(CaughtMail & { html: string; text: string }) | undefined>
}

export interface NotificationsDeps {
  db: Db
  listener: Listener
  sockets: Sockets
  siteAddress: SiteAddress
  supportEmail: string
  /** Those of some sessions that have ended. */
  endedSessions(ids: readonly string[]): Promise<readonly string[]>
  /** Absent: mails go to the local catcher. */
  smtp?: { url: string; from: string } | undefined
  push: {
    /** Absent: nothing is pushed. */
    keys: VapidKeys | undefined
    /** Whether push services must be hosts of the public internet. */
    isPublicOnly: boolean
  }
  onError(error: unknown): void
}

export interface NotificationsModule extends ServerModule {
  notifier: Notifier
  catcher: MailCatcher
}

const CAUGHT_SHOWN = 200
/** One that waits for a slow push service does not hold up the others. */
const PUSH_WORKERS = 4

/** Mails, notifications and push messages: written in the language of their recipient, queued as rows. Calls 217-222. */
export const notificationsModule = (deps: NotificationsDeps): NotificationsModule => {
  const { db, listener, siteAddress, supportEmail, smtp, push, onError } = deps
  const transport = smtp ? smtpTransport(db, smtp) : catchingTransport(db)
  const pushing = { db, listener, supportEmail, ...push, onError }
  const { keys } = push
  const updates = pageUpdates(deps)
  const workers: readonly Task[] = [
    mailWorker({ db, listener }, transport, onError),
    ...(keys ? Array.from({ length: PUSH_WORKERS }, () => pushWorker(pushing, keys)) : []),
  ]

  return {
    routes: [...notificationRoutes(db, supportEmail), ...pushRoutes(pushing)],
    notifier: createNotifier({ siteAddress, supportEmail }),
    catcher: {
      list: () => listCaughtMails(db, CAUGHT_SHOWN),
      read: id => readCaughtMail(db, id),
    },
    queues: { mails: () => dueMails(db), ...(keys && { pushes: () => duePushes(db) }) },
    start: updates.start,
    stop: async () => {
      await updates.stop()
      transport.close()
    },
    workers,
  }
}
