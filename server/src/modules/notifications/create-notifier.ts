import type { Db } from '../../db/client.ts'
import { channelsFor } from './channels.ts'
import { createLinks, type SiteAddress } from './links.ts'
import { mailContentOf } from './mail/mail-templates.ts'
import { insertMail } from './mail/mails-store.ts'
import { mailHtml, mailText } from './mail/render.ts'
import type { MailEvent } from './notification-events.ts'
import type { NotificationRequest, Notifier } from './notifier.ts'
import { notifyAccount } from './notify-account.ts'

const ANY_LINE_BREAK = /\s+/g

/** Writes what is told as rows, in any process: the server sends it. */
export const createNotifier = ({
  siteAddress,
  supportEmail,
}: {
  siteAddress: SiteAddress
  supportEmail: string
}): Notifier => {
  const links = createLinks(siteAddress)

  const queueMail = async (
    trx: Db,
    event: MailEvent,
    { recipient, key, file }: Omit<NotificationRequest, 'event'>,
  ) => {
    const content = mailContentOf(event, recipient, links, supportEmail)
    await insertMail(trx, key, {
      address: recipient.email,
      name: recipient.name ?? '',
      language: recipient.language,
      isRecruiters: recipient.isRecruiter ?? false,
      subject: content.subject.replace(ANY_LINE_BREAK, ' '),
      html: mailHtml(content, recipient.language),
      text: mailText(content),
      unsubscribeUrl: content.unsubscribeUrl,
      file: file ?? null,
    })
  }

  return {
    notify: async (trx, requests) => {
      for (const { event, ...request } of requests) {
        const { notification, mail } = await channelsFor(trx, event, request.recipient)
        if (notification) await notifyAccount(trx, request.recipient, { key: request.key, ...notification })
        if (mail) await queueMail(trx, mail, request)
      }
    },
  }
}
