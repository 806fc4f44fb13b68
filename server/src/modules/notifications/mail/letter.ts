import { translator } from '@hanap/i18n/catalogues'
import type { MailContent, Recipient } from '../notification-events.ts'

/** Writes mails to one person: what all of them have, around what each says. */
export const letterTo = (recipient: Recipient, supportEmail: string) => {
  const t = translator(recipient.language)
  return (
    subject: string,
    paragraphs: readonly string[],
    button: MailContent['button'],
    {
      quote = null,
      code = null,
      jobs = [],
      footer = [],
      unsubscribeUrl = null,
    }: Partial<Pick<MailContent, 'quote' | 'code' | 'jobs' | 'footer' | 'unsubscribeUrl'>> = {},
  ): MailContent => ({
    subject,
    greeting: recipient.name === null ? null : t('mail.greeting', { name: recipient.name }),
    paragraphs,
    quote: recipient.name === null ? null : quote,
    code,
    button,
    jobs,
    footer,
    unsubscribeUrl,
    closing: [t('mail.signature'), t('mail.whyThisMail', { email: supportEmail })],
  })
}

export type Letter = ReturnType<typeof letterTo>
