import type { Sql } from 'postgres'
import type { Db } from '../../db/client.ts'
import type { Module } from '../../http/module.ts'
import { ASKED_FOR, isMailStopped } from './bounces.ts'
import { isMailOff } from './choices.ts'
import { letterOf, type News, type Reader } from './letters.ts'
import { createLinks, type SiteAddress } from './links.ts'
import { htmlOf, textOf } from './render.ts'
import { type CaughtMail, insertMail, listCaughtMails, type MailFile, readCaughtMail } from './store.ts'
import { catchingTransport, smtpTransport } from './transport.ts'
import { type MailWorker, startMailWorker } from './worker.ts'

export { allowMail, isMailStopped, recordBounces } from './bounces.ts'
export { changeNotifications, notificationChoicesOf } from './choices.ts'
export type { Reader } from './letters.ts'
export type { SiteAddress } from './links.ts'
export { forgetMails } from './store.ts'

export interface Post {
  to: Reader
  /** Names what the mail is about: posting twice under one key sends one mail. */
  key: string
  news: News
  /** Goes with it, and is kept no longer than until it is sent. */
  file?: MailFile
}

/**
 * Mails are rows of the transaction that is their cause: sent when it commits, never when it does not. What their
 * reader has turned off is not posted.
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
  listen: Sql
  siteAddress: SiteAddress
  supportEmail: string
  /** Absent: mails go to the local catcher. */
  smtp?: { url: string; from: string } | undefined
  onError(error: unknown): void
}

export interface NotificationsModule extends Module {
  mailbox: Mailbox
  catcher: MailCatcher
}

const CAUGHT_SHOWN = 200
const ANY_LINE_BREAK = /\s+/g

/** Mails: written in the language of their receiver, queued as rows, sent by a worker. */
export const notificationsModule = (deps: NotificationsDeps): NotificationsModule => {
  const { db, listen, siteAddress, supportEmail, smtp, onError } = deps
  const links = createLinks(siteAddress)
  const transport = smtp ? smtpTransport(db, smtp) : catchingTransport(db)
  let worker: MailWorker | undefined

  return {
    routes: [],
    mailbox: {
      post: async (trx, posts) => {
        for (const { to, key, news, file = null } of posts) {
          if (await isMailOff(trx, to.accountId, news.kind)) continue
          if (news.kind !== ASKED_FOR && (await isMailStopped(trx, to.email))) continue
          const letter = letterOf(news, to, links, supportEmail)
          await insertMail(trx, key, {
            address: to.email,
            name: to.name,
            language: to.language,
            isRecruiters: to.isRecruiter ?? false,
            subject: letter.subject.replace(ANY_LINE_BREAK, ' '),
            html: htmlOf(letter, to.language),
            text: textOf(letter),
            unsubscribeUrl: letter.unsubscribeUrl,
            file,
          })
        }
      },
    },
    catcher: {
      list: () => listCaughtMails(db, CAUGHT_SHOWN),
      read: id => readCaughtMail(db, id),
    },
    start: async () => {
      worker = await startMailWorker({ db, listen }, transport, onError)
    },
    stop: async () => {
      await worker?.stop()
      transport.close()
    },
  }
}
