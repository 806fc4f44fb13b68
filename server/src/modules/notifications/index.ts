import type { Module } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import type { Live } from '../../sockets/live.ts'
import { ASKED_FOR, isMailStopped } from './bounces.ts'
import { isMailOff } from './choices.ts'
import { letterOf, type Mailed, type News, type Reader } from './letters.ts'
import { createLinks, type SiteAddress } from './links.ts'
import { startLivePages } from './live-pages.ts'
import { startMailWorker } from './mail-worker.ts'
import { noticeOf } from './notices/notice.ts'
import { noticesStore } from './notices/notices-store.ts'
import { noticeRoutes } from './notices/routes.ts'
import { tell } from './notices/tell.ts'
import { pushRoutes } from './push/routes.ts'
import type { VapidKeys } from './push/send.ts'
import { startPushWorker } from './push/worker.ts'
import { htmlOf, textOf } from './render.ts'
import { type CaughtMail, insertMail, listCaughtMails, type MailFile, readCaughtMail } from './store.ts'
import { catchingTransport, smtpTransport } from './transport.ts'

export { adminCommands } from './admin-commands.ts'
export { allowMail, isMailStopped } from './bounces.ts'
export { changeNotifications, notificationChoicesOf } from './choices.ts'
export type { Reader } from './letters.ts'
export type { SiteAddress } from './links.ts'
export { createMailPage } from './mail-page.ts'
export type { VapidKeys } from './push/send.ts'
export { retention } from './retention.ts'
export { forgetMails } from './store.ts'

export interface Post {
  to: Reader
  /** Names what it is about: posting twice under one key tells once. */
  key: string
  news: News
  /** Goes with its mail, and is kept no longer than until it is sent. */
  file?: MailFile
}

/**
 * What accounts are told is rows of the transaction that is its cause: mails, notifications and push messages go out
 * when it commits, never when it does not. What their reader has turned off is not told.
 */
export interface Mailbox {
  post(trx: Db, posts: readonly Post[]): Promise<void>
}

/** What the local catcher took, for a page that shows it outside production. */
export interface MailCatcher {
  /** The newest first, at most 200. */
  list(): Promise<CaughtMail[]>
  read(id: string): Promise<(CaughtMail & { html: string; text: string }) | undefined>
}

export interface NotificationsDeps {
  db: Db
  listener: Listener
  live: Live
  siteAddress: SiteAddress
  supportEmail: string
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

export interface NotificationsModule extends Module {
  mailbox: Mailbox
  catcher: MailCatcher
}

const CAUGHT_SHOWN = 200
const ANY_LINE_BREAK = /\s+/g
/** One that waits for a slow push service does not hold up the others. */
const PUSH_WORKERS = 4

/** How many of an account's notifications wait to be read. */
export const unreadNotificationsOf = (db: Db, accountId: string): Promise<number> =>
  noticesStore.unreadOf(db, accountId)

/** Mails, notifications and push messages: written in the language of their receiver, queued as rows. Calls 217-222. */
export const notificationsModule = (deps: NotificationsDeps): NotificationsModule => {
  const { db, listener, siteAddress, supportEmail, smtp, push, onError } = deps
  const links = createLinks(siteAddress)
  const transport = smtp ? smtpTransport(db, smtp) : catchingTransport(db)
  const pushing = { db, listener, supportEmail, ...push, onError }
  const running: { stop(): Promise<void> }[] = []

  const postMail = async (trx: Db, news: Mailed, { to, key, file }: Omit<Post, 'news'>) => {
    if (await isMailOff(trx, to.accountId, news.kind)) return
    if (news.kind !== ASKED_FOR && (await isMailStopped(trx, to.email))) return
    const letter = letterOf(news, to, links, supportEmail)
    await insertMail(trx, key, {
      address: to.email,
      name: to.name ?? '',
      language: to.language,
      isRecruiters: to.isRecruiter ?? false,
      subject: letter.subject.replace(ANY_LINE_BREAK, ' '),
      html: htmlOf(letter, to.language),
      text: textOf(letter),
      unsubscribeUrl: letter.unsubscribeUrl,
      file: file ?? null,
    })
  }

  return {
    routes: [...noticeRoutes(db, supportEmail), ...pushRoutes(pushing)],
    mailbox: {
      post: async (trx, posts) => {
        for (const { news, ...post } of posts) {
          const about = post.to.isRecruiter ? undefined : noticeOf(news, post.to)
          const isUrgent = news.kind !== 'job_alert' || news.isInstant
          if (about) await tell(trx, post.to, { key: post.key, about, isUrgent })
          if (news.kind !== 'new_log_in') await postMail(trx, news, post)
        }
      },
    },
    catcher: {
      list: () => listCaughtMails(db, CAUGHT_SHOWN),
      read: id => readCaughtMail(db, id),
    },
    start: async () => {
      running.push(await startMailWorker({ db, listener }, transport, onError))
      running.push(await startLivePages(deps))
      const { keys } = push
      if (keys)
        for (let worker = 0; worker < PUSH_WORKERS; worker += 1)
          running.push(await startPushWorker(pushing, keys))
    },
    stop: async () => {
      await Promise.all(running.map(each => each.stop()))
      transport.close()
    },
  }
}
