import { createTransport } from 'nodemailer'
import type { Db } from '../../../db/client.ts'
import { catchMail, type Mail, type MailFile, markSent } from './mails-store.ts'

/** Hands a mail over and marks it as sent. */
export interface Transport {
  send(mail: Mail): Promise<void>
  close(): void
}

/** All shorter than a worker's lease on a mail. */
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 40_000 }

const isCalendar = ({ mime }: MailFile) => mime.startsWith('text/calendar')

/** Mail programs take an invitation for one only as another form of the mail itself; it is an attachment, too. */
const calendarOf = (file: MailFile | null) =>
  file && isCalendar(file)
    ? {
        icalEvent: {
          filename: file.name,
          method: /method=(\w+)/.exec(file.mime)?.[1] ?? 'REQUEST',
          content: Buffer.from(file.bytes),
        },
      }
    : {}

/** An SMTP server. A mail that is tried again keeps its Message-ID, by which receivers know it for the same. */
export const smtpTransport = (db: Db, { url, from }: { url: string; from: string }): Transport => {
  const transporter = createTransport({ url, ...TIMEOUTS }, { from })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async mail => {
      await transporter.sendMail({
        to: { name: mail.name, address: mail.address },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        ...calendarOf(mail.file),
        attachments:
          mail.file && !isCalendar(mail.file)
            ? [
                {
                  filename: mail.file.name,
                  contentType: mail.file.mime,
                  content: Buffer.from(mail.file.bytes),
                },
              ]
            : [],
        messageId: `<${mail.id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': mail.language,
          ...(mail.unsubscribeUrl && {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
      await markSent(db, mail.id)
    },
    close: () => transporter.close(),
  }
}

/** The local catcher: mails are kept for a page to read. */
export const catchingTransport = (db: Db): Transport => ({
  send: mail => catchMail(db, mail),
  close: () => undefined,
})
