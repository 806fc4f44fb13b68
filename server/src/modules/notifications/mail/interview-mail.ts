import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { marketByKey } from '@hanap/markets/markets'
import type { Links } from '../links.ts'
import type { MailContent, MailEvent, Recipient } from '../notification-events.ts'
import type { Letter } from './letter.ts'

type InterviewEvent = Extract<MailEvent, { kind: 'interview' }>

/** A mail about an interview; its times are those of the reader's market. */
export const interviewMail = (
  event: InterviewEvent,
  recipient: Recipient,
  links: Links,
  letter: Letter,
): MailContent => {
  const { language, market } = recipient
  const t = translator(language)
  const formats = createFormats(language, marketByKey(market))
  const { news, job, other, times, reason } = event
  // Nothing that somebody typed goes to an address that nobody has shown to be theirs.
  const where = recipient.name === null ? [] : [event.place, event.onlineUrl].filter(text => text !== null)
  return letter(
    t(`interviews.mailSubject_${news}`, { job }),
    [
      t(`interviews.mailText_${news}`, { name: other, job }),
      ...times.map(at => formats.zonedDateTime(at)),
      ...where,
    ],
    { text: t('interviews.mailButton'), url: links.interview(recipient, event.id) },
    { quote: reason },
  )
}
